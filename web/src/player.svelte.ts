/** Shows scenes one at a time, in the order of the log, at the reader's pace.
 *
 *  It never stands in the way: one key skips what is still to be shown, and the newest view always has the last word. */
import type { Display, GameClient, Sound, Step, Touch, View } from "./games/types";
import { Pacing, type Shown } from "./pacing";
import { type Scene, takenBack, takenBy } from "./scenes";
import type { EventInfo } from "./wire";

export interface Manner {
  speed: number;
  reduced: boolean;
}

/** Where motion is reduced nothing travels: what the reader did needs no longer than its fade, and what others did no
 *  longer than it takes to see it. */
const FADE = 120;
const GLANCE = 900;
const GLIMPSE = 300;

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
  /** the reader has seen it before */
  again: boolean;
}

export interface Touched {
  seq: number;
  touch: Touch;
}

/** What went on while nobody looked. */
export interface Meanwhile {
  /** the number of its first event */
  from: number;
  events: number;
  touched: Touched[];
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
  /** what touched the reader in the event that is being shown */
  touched: Touched | null = $state.raw(null);
  /** what the reader skipped, until they answer or put it away */
  meanwhile: Meanwhile | null = $state.raw(null);

  private queue: Waiting[] = [];
  private truth: View = {};
  private stop: (() => void) | null = null;
  private readonly pacing = new Pacing();

  constructor(
    private readonly game: GameClient,
    view: View,
    private readonly manner: () => Manner,
    private readonly onsound: (sound: Sound) => void = () => {},
    private readonly clock: Clock = realClock,
    /** what a scene does to the reader: that is never hurried */
    private readonly touching: (scene: Scene) => Touch | null = () => null,
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
    this.queue = scenes.slice(from).map((scene) => ({ scene, own: false, gone: gone.has(scene.event.seq), again: true }));
    this.shown = from;
    this.truth = view;
    this.stand(start);
    this.next();
  }

  /** New scenes, and the view after them; `own` tells which of them the reader caused. */
  add(scenes: Scene[], view: View, own: (event: EventInfo) => boolean): void {
    this.truth = view;
    this.queue.push(...scenes.map((scene) => ({ scene, own: own(scene.event), gone: false, again: false })));
    this.behind = this.queue.length;
    this.forget();
    this.unmiss(scenes);
    if (this.stop === null) this.next();
  }

  /** Show all that is left at once. */
  skip(): void {
    this.halt();
    this.miss(this.queue.filter(({ own, gone, again }) => !own && !gone && !again).map(({ scene }) => scene));
    this.shown += this.queue.length;
    this.queue = [];
    this.settle();
  }

  /** Nothing is left to be said of what was skipped. */
  goOn(): void {
    this.meanwhile = null;
  }

  private miss(scenes: Scene[]): void {
    const [first] = scenes;
    if (!first) return;
    const { from, events, touched } = this.meanwhile ?? { from: first.event.seq, events: 0, touched: [] };
    const more = scenes.flatMap((scene) => this.touchIn(scene) ?? []);
    this.meanwhile = { from, events: events + scenes.length, touched: [...touched, ...more] };
  }

  /** What was skipped and is taken back now did not happen: nothing is said of it any more. */
  private unmiss(scenes: Scene[]): void {
    const from = this.meanwhile?.from ?? Infinity;
    if (scenes.some(({ event }) => takenBy(event).some((seq) => seq >= from))) this.goOn();
  }

  private touchIn(scene: Scene): Touched | null {
    const touch = this.touching(scene);
    return touch && { seq: scene.event.seq, touch };
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
    const time = this.play(scene, own);
    const done = (): void => {
      this.stop = null;
      this.next();
    };
    if (time === 0) done();
    else this.stop = this.clock(done, time);
  }

  /** Begins to show the scene; how long that takes. */
  private play(scene: Scene, own: boolean): number {
    this.view = scene.after;
    // What was taken back has no way to be drawn.
    if (scene.event.kind === "taken-back") {
      this.game.settle(this.display, scene.after);
      return 0;
    }
    this.touched = this.touchIn(scene) ?? this.touched;
    const { speed, reduced } = this.manner();
    let known: Shown | null = null;
    const timed = (step: Step): Shown => (known ??= this.timeFor(scene, step, own, reduced));
    const step = this.game.play(this.display, scene, { speed, reduced, lasts: (step) => timed(step).ms / speed });
    if (step.sound !== undefined) this.onsound(step.sound);
    const { ms, pause } = timed(step);
    return (ms + pause) / speed;
  }

  /** At 1×: one's own needs no pause, and where motion is reduced nothing takes longer than it takes to see it. */
  private timeFor(scene: Scene, step: Step, own: boolean, reduced: boolean): Shown {
    if (own) return { ms: reduced ? Math.min(step.ms, FADE) : step.ms, pause: 0 };
    const shown = this.pacing.of(scene.event.turn, step, this.isTouched(scene));
    return reduced && step.ms > 0 ? { ms: Math.min(step.ms, GLANCE), pause: Math.max(shown.pause, GLIMPSE) } : shown;
  }

  private isTouched({ event }: Scene): boolean {
    return this.touched?.seq === event.seq && !this.touched.touch.light;
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
