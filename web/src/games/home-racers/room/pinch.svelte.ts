/** Coming nearer: two fingers, the wheel, or buttons; one finger moves what is near. */
import { type Layout, NEAREST, type Zoom, zoomed } from "./layout";

export class Pinch {
  zoom: Zoom | null = $state.raw(null);
  private readonly fingers = new Map<number, { x: number; y: number }>();
  /** a press that became a move is no answer */
  moved = $state(false);

  constructor(private readonly layout: () => Layout) {}

  get near(): number {
    return this.zoom?.near ?? 1;
  }

  /** By a factor, around a place of the box in pixels. */
  by(factor: number, x: number, y: number): void {
    const layout = this.layout();
    const before = zoomed(layout, this.zoom);
    const near = Math.min(NEAREST, Math.max(1, this.near * factor));
    if (near <= 1.01) {
      this.zoom = null;
      return;
    }
    const pixels = layout.whole.width * layout.scale;
    const high = layout.whole.height * layout.scale;
    const [px, py] = [before.x + (x / pixels) * before.width, before.y + (y / high) * before.height];
    const [width, height] = [layout.whole.width / near, layout.whole.height / near];
    this.set({ near, x: px + (0.5 - x / pixels) * width, y: py + (0.5 - y / high) * height });
  }

  set(zoom: Zoom): void {
    const box = zoomed(this.layout(), zoom);
    this.zoom = { near: zoom.near, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  whole(): void {
    this.zoom = null;
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    if (this.fingers.size === 1) this.moved = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.offsetX, y: event.offsetY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    const { scale } = this.layout();
    if (other) {
      const [was, is] = [Math.hypot(before.x - other.x, before.y - other.y), Math.hypot(now.x - other.x, now.y - other.y)];
      this.moved = true;
      if (was > 0) this.by(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (this.zoom) {
      const far = Math.hypot(now.x - before.x, now.y - before.y);
      if (!this.moved && far < 6) return;
      this.moved = true;
      const { near, x, y } = this.zoom;
      this.set({ near, x: x - (now.x - before.x) / (scale * near), y: y - (now.y - before.y) / (scale * near) });
    }
    this.fingers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    // The click that ends a drag still belongs to it; a key pressed later does not.
    if (this.fingers.size === 0) setTimeout(() => (this.moved = false));
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.by(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.offsetX, event.offsetY);
  };
}
