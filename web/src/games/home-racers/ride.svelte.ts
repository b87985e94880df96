/** A car on its way over tiles, or through a portal. */
import { Glide } from "../../board/glide.svelte";
import { turnBetween } from "./room/geometry";
import type { Pose } from "./shapes";

export interface Shown {
  x: number;
  y: number;
  heading: number;
  /** 0 while it is inside a portal */
  size: number;
}

export class Ride {
  private readonly glide = new Glide(1);
  private way = $state.raw<(part: number) => Shown | null>(() => null);
  private goal: Pose | null = null;

  get now(): Shown | null {
    return this.way(this.glide.now);
  }

  isAt(pose: Pose | null): boolean {
    const { goal } = this;
    if (!goal || !pose) return goal === pose;
    return goal.x === pose.x && goal.y === pose.y && goal.heading === pose.heading && goal.surface === pose.surface;
  }

  to(goal: Pose | null, ms: number, poses: Pose[] = [], from: Pose | null = null, portal = false): void {
    this.goal = goal;
    const path = from ? [from, ...poses] : [];
    if (!goal) this.way = () => null;
    else if (path.length < 2 || ms <= 0) this.way = () => ({ ...goal, size: 1 });
    else if (portal) this.way = (part) => through(path[0]!, goal, part);
    else this.way = (part) => along(path, part);
    this.glide.jump(ms > 0 ? 0 : 1);
    if (ms > 0) this.glide.to(1, ms);
  }

  stop(): void {
    this.glide.stop();
  }
}

function along(path: Pose[], part: number): Shown {
  const far = Math.max(0, Math.min(1, part)) * (path.length - 1);
  const at = Math.min(path.length - 2, Math.floor(far));
  const rest = far - at;
  const [from, to] = [path[at]!, path[at + 1]!];
  return {
    x: from.x + (to.x - from.x) * rest,
    y: from.y + (to.y - from.y) * rest,
    heading: from.heading + turnBetween(from.heading, to.heading) * rest,
    size: 1,
  };
}

/** It whirls in, and out again at the other end. */
function through(from: Pose, to: Pose, part: number): Shown {
  const [pose, size] = part < 0.5 ? [from, 1 - part * 2] : [to, part * 2 - 1];
  return { x: pose.x, y: pose.y, heading: pose.heading + (1 - size) * 270, size };
}
