/** The box on the bench: what somebody has changed of it, who is to play with it, and the way back. */
import type { WorkshopInfo, WorkshopWish } from "../wire";
import { type Changes, changed, read, textOf, valueOf } from "./box";

type Bots = NonNullable<WorkshopWish["bots"]>;

/** A table has four chairs unless the game says otherwise. */
const SEATS = 4;
const ROOKIE = "rookie";
const BOX = "box";

export class Bench {
  changes: Changes = $state.raw({});
  seats = $state(SEATS);
  bots: Bots = $state(ROOKIE);
  /** what else the matches agree on, as the address said */
  readonly settings: Record<string, string>;
  /** the address said what this box has not */
  readonly misread: boolean;
  private past: Changes[] = $state.raw([]);

  readonly text = $derived.by(() => textOf(this.info.knobs, this.changes));
  readonly changed = $derived.by(() => changed(this.info.knobs, this.changes));
  readonly mayUndo = $derived(this.past.length > 0);

  constructor(
    readonly info: WorkshopInfo,
    search: string,
  ) {
    const { box = "", seats = "", bots = "", ...settings } = Object.fromEntries(new URLSearchParams(search));
    const { changes, complete } = read(info.knobs, box);
    this.changes = changes;
    this.misread = !complete;
    this.settings = settings;
    const usual = info.seats.includes(SEATS) ? SEATS : Math.max(...info.seats);
    this.seats = info.seats.includes(Number(seats)) ? Number(seats) : usual;
    this.bots = (info.bots.includes(bots) ? bots : ROOKIE) as Bots;
  }

  valueAt(path: string): number {
    const knob = this.info.knobs.find((each) => each.path === path);
    return knob ? valueOf(knob, this.changes) : 0;
  }

  set(path: string, value: number): void {
    const knob = this.info.knobs.find((each) => each.path === path);
    if (!knob || value < knob.least || value > knob.most || value === valueOf(knob, this.changes)) return;
    const { [path]: _, ...others } = this.changes;
    this.change(value === knob.printed ? others : { ...others, [path]: value });
  }

  /** This one as printed. */
  back(path: string): void {
    const { [path]: _, ...others } = this.changes;
    this.change(others);
  }

  /** All as printed. */
  unpack(): void {
    if (Object.keys(this.changes).length) this.change({});
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.changes = before;
  }

  private change(to: Changes): void {
    this.past = [...this.past, this.changes];
    this.changes = to;
  }

  /** As a table would be told. */
  get agreed(): Record<string, string> {
    return { ...this.settings, ...(this.text ? { [BOX]: this.text } : {}) };
  }

  get wish(): WorkshopWish {
    return { seats: this.seats, bots: this.bots, settings: this.agreed };
  }

  /** Of the page, with all that is on the bench. */
  get address(): string {
    return `/workshop/${this.info.game}?${this.query({})}`;
  }

  /** Of the page that holds it against the printed box. */
  reportAddress(language: string): string {
    return `/api/workshop/${this.info.game}/report?${this.query({ language })}`;
  }

  private query(more: Record<string, string>): string {
    const facts = { ...this.agreed, seats: String(this.seats), bots: this.bots, ...more };
    return new URLSearchParams(facts).toString().replaceAll("%3D", "=").replaceAll("%2C", ",");
  }

  /** The same on the command line. */
  get command(): string {
    const settings = Object.entries(this.agreed).map(([name, value]) => ` --set ${name}=${value}`);
    return `jalopy report ${this.info.game} --seats ${this.seats} --bots ${this.bots}${settings.join("")}`;
  }
}
