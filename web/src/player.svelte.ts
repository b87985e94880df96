/** Shows scenes one at a time, in the order of the log, at the reader's pace.
 *
 *  It never stands in the way: one key skips what is still to be shown, and the newest view always has the last word. */
import type { Display, GameClient, Sound, View } from "./games/types";
import { type Scene, takenBack, takenBy } from "./scenes";
import type { EventInfo } from "./wire";

export interface Manner {
  speed: number;
  reduced: boolean;
}

/** A pause after what others did, so that bots never move too fast to follow. */
export const PAUSE = 450;
/** Where motion is reduced nothing travels: what the reader did needs no longer than its fade, and what others did no
 *  longer than it takes to see it. */
const FADE = 120;
const GLANCE = 900;

type Clock = (done: () => void, ms: number) => () => void;

const realClock: Clock = (done, ms) => {
  const id = setTimeout(done, ms);
  return () => clearTimeout(id);
};

interface Waiting {
  scene: Scene;
  own: boolean;
  /** taken back again before it was shown: it is in the log, but not on the board */
  gone: boolean;
}

export class Player {
  display: Display = $state();
  /** the view that the board has reached; the newest one when nothing is left to show */
  view: View = $state.raw({});
  /** how many events of the log are shown */
  shown = $state(0);
  /** the event that is being shown */
  current: EventInfo | null = $state.raw(null);
  paused = $state(false);
  /** how many events are still to be shown */
  behind = $state(0);

  private queue: Waiting[] = [];
  private truth: View = {};
  private stop: (() => void) | null = null;

  constructor(
    private readonly game: GameClient,
    view: View,
    private readonly manner: () => Manner,
    private readonly onsound: (sound: Sound) => void = () => {},
    private readonly clock: Clock = realClock,
  ) {
    this.display = game.newDisplay(view);
    this.view = this.truth = view;
  }

  /** Whether something is being shown, or waits to be: the board is not yet where the match is. */
  get busy(): boolean {
    return this.current !== null || this.behind > 0;
  }

  /** Begin from a view, with nothing to show. */
  jump(view: View, events: number): void {
    this.halt();
    this.queue = [];
    this.truth = view;
    this.shown = events;
    this.settle();
  }

  /** Stand where so many scenes have been shown, and show the rest; `view` is what they lead to. */
  replay(scenes: Scene[], from: number, view: View): void {
    this.halt();
    const gone = takenBack(scenes.map((scene) => scene.event));
    const start = scenes[from]?.before ?? view;
    this.queue = scenes.slice(from).map((scene) => ({ scene, own: false, gone: gone.has(scene.event.seq) }));
    this.shown = from;
    this.truth = view;
    this.stand(start);
    this.next();
  }

  /** New scenes, and the view after them; `own` tells which of them the reader caused. */
  add(scenes: Scene[], view: View, own: (event: EventInfo) => boolean): void {
    this.truth = view;
    this.queue.push(...scenes.map((scene) => ({ scene, own: own(scene.event), gone: false })));
    this.behind = this.queue.length;
    this.forget();
    if (this.stop === null) this.next();
  }

  /** Show all that is left at once. */
  skip(): void {
    this.halt();
    this.shown += this.queue.length;
    this.queue = [];
    this.settle();
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    if (this.stop === null) this.next();
  }

  /** One event while paused. */
  step(): void {
    if (this.stop !== null || this.queue.length === 0) return;
    this.show();
  }

  close(): void {
    this.halt();
    this.queue = [];
  }

  /** What is taken back before the board has come to it never happens there; nor does the taking back. */
  private forget(): void {
    const waiting = new Map(this.queue.map((each) => [each.scene.event.seq, each]));
    for (const each of this.queue) {
      const taken = takenBy(each.scene.event).map((seq) => waiting.get(seq));
      for (const one of taken) if (one) one.gone = true;
      if (taken.length > 0 && !taken.includes(undefined)) each.gone = true;
    }
  }

  private next(): void {
    while (this.queue[0]?.gone) {
      this.queue.shift();
      this.shown += 1;
    }
    this.behind = this.queue.length;
    if (this.queue.length === 0) this.settle();
    else if (!this.paused) this.show();
  }

  private show(): void {
    const { scene, own } = this.queue.shift()!;
    this.behind = this.queue.length;
    this.current = scene.event;
    this.shown += 1;
    const ms = this.play(scene);
    const done = (): void => {
      this.stop = null;
      this.next();
    };
    const time = this.timeFor(ms, own);
    if (time === 0) done();
    else this.stop = this.clock(done, time);
  }

  private timeFor(ms: number, own: boolean): number {
    const { speed, reduced } = this.manner();
    if (ms === 0) return 0;
    const shown = reduced ? Math.min(ms, own ? FADE : GLANCE) : ms;
    return (shown + (own ? 0 : PAUSE)) / speed;
  }

  /** How long the scene takes at 1×. */
  private play(scene: Scene): number {
    this.view = scene.after;
    // What was taken back has no way to be drawn.
    if (scene.event.kind === "taken-back") {
      this.game.settle(this.display, scene.after);
      return 0;
    }
    const step = this.game.play(this.display, scene, this.manner());
    if (step.sound !== undefined) this.onsound(step.sound);
    return step.ms;
  }

  private settle(): void {
    this.behind = 0;
    this.current = null;
    this.stand(this.truth);
  }

  private stand(view: View): void {
    this.view = view;
    this.game.settle(this.display, view);
  }

  private halt(): void {
    this.stop?.();
    this.stop = null;
  }
}
