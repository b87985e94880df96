/** What is on the drawing table, and everything that can be done to it. Pages and keys only call this. */
import { type Ask, Checking } from "../../../checking.svelte";
import type { SettingProblem, SettingsCheck, SettingsWish } from "../../../wire";
import type { Workpiece } from "../../../workbench/workpiece";
import * as edit from "./edit";
import { BOX, courseOf, FARTHEST, grounded, type Item, itemsOf, kindOf, sorted, stockOf, surfacesOf, wordOf } from "./items";
import { type Step, stepOf, STEPS } from "./problems";

export type Part = "" | "entrance" | "exit";

/** How large a thing is when it is put down: width and height, in quarter tiles. */
const SIZES: Record<string, [number, number]> = {
  ottoman: [11, 11],
  keyboard: [20, 4],
  remote: [3, 9],
  books: [7, 5],
  cat: [9, 7],
  plant: [8, 8],
  lamp: [6, 6],
  slipper: [2, 5],
  cushion: [7, 5],
  blocks: [7, 3],
  mug: [4, 4],
  box: [8, 7],
  pencil: [8, 1],
  wall: [16, 1],
};
const SURFACE_SIZES: Record<string, [number, number]> = {
  floor: [48, 32],
  sofa: [36, 14],
  table: [22, 12],
  desk: [32, 14],
  bed: [32, 22],
  shelf: [40, 10],
  counter: [44, 11],
  chair: [12, 12],
};

export class Editor implements Workpiece {
  /** words as they were; the last is what lies there now */
  private past: string[] = $state.raw([""]);
  private at = $state(0);
  /** while something is dragged, before it is let go */
  private held: Item[] | null = $state.raw(null);
  chosen = $state(-1);
  part: Part = $state("");
  anyTiles = $state(false);
  name = $state("");
  private readonly checking: Checking;

  readonly items: readonly Item[] = $derived(this.held ?? itemsOf(this.past[this.at] ?? ""));
  readonly word: string = $derived(wordOf(this.items));
  readonly course = $derived(courseOf(this.items, this.word));
  readonly stock = $derived(stockOf(this.items));
  readonly canUndo: boolean = $derived(this.at > 0);
  readonly canRedo: boolean = $derived(this.at < this.past.length - 1);
  readonly dragging: boolean = $derived(this.held !== null);
  readonly isEmpty: boolean = $derived(surfacesOf(this.items).length === 0);
  private readonly wish: SettingsWish = $derived({ settings: { course: this.word, any_tiles: this.anyTiles } });
  readonly checked: SettingsCheck | null = $derived.by(() => (this.word ? this.checking.of(this.wish) : null));
  readonly problem: SettingProblem | null = $derived(this.checked?.problems[0] ?? null);
  readonly ready: boolean = $derived(this.checked !== null && this.problem === null);
  readonly item: Item | null = $derived(this.items[this.chosen] ?? null);

  constructor(ask: Ask) {
    this.checking = new Checking(ask);
  }

  /** why the game has not said anything: a sentence, or "offline" */
  get refused(): string {
    return this.checking.refused;
  }

  state(step: Step): "fine" | "wrong" | "waits" {
    if (!this.checked) return "waits";
    if (!this.problem) return "fine";
    const [here, wrong] = [STEPS.indexOf(step), STEPS.indexOf(stepOf(this.problem))];
    return here === wrong ? "wrong" : here < wrong ? "fine" : "waits";
  }

  /** Has the game look at it, a moment after the last change. */
  checkSoon(ms = 220): void {
    if (this.word) this.checking.soon(this.wish, ms);
  }

  close(): void {
    this.checking.close();
  }

  private keep(items: readonly Item[], chosen = this.chosen): void {
    this.held = null;
    const [ordered, place] = settled(items, chosen);
    const word = wordOf(ordered);
    this.chosen = place;
    if (word === this.past[this.at]) return;
    this.past = [...this.past.slice(0, this.at + 1), word].slice(-200);
    this.at = this.past.length - 1;
  }

  /** Begin with a course; what was there can be had back with undo. */
  open(word: string, name = ""): void {
    this.keep(itemsOf(word), -1);
    this.name = name;
  }

  /** Begin with a course as if there had been nothing before. */
  start(word: string): void {
    this.past = [wordOf(itemsOf(word))];
    this.at = 0;
    this.held = null;
    this.chosen = -1;
    this.name = "";
    const { used, of } = stockOf(this.items);
    this.anyTiles = used > BOX.two_sided || Object.entries(of).some(([kind, count]) => count > (BOX.specials as Record<string, number>)[kind]!);
  }

  undo(): void {
    if (this.canUndo) this.at -= 1;
    this.chosen = -1;
  }

  redo(): void {
    if (this.canRedo) this.at += 1;
    this.chosen = -1;
  }

  clear(): void {
    this.keep([], -1);
    this.name = "";
  }

  choose(at: number, part: Part = ""): void {
    this.chosen = at;
    this.part = part;
  }

  // --- putting things down --------------------------------------------------------------------------------------------

  /** Why something cannot be taken from the palette now, as a message; "" if it can. */
  barred(tool: string): string {
    const kind = kindOf(tool);
    if (kind !== "surface" && this.isEmpty) return "barred-floor";
    if (tool === "portal") {
      if (this.stock.pairs >= BOX.portals.length) return "barred-pairs";
      return !this.anyTiles && this.stock.used + 2 > BOX.two_sided ? "barred-two-sided" : "";
    }
    if (kind === "tile" && !this.anyTiles) {
      if ((this.stock.of[tool] ?? 0) >= (BOX.specials as Record<string, number>)[tool]!) return "barred-kind";
      if (this.stock.used + 1 > BOX.two_sided) return "barred-two-sided";
    }
    return "";
  }

  /** A tool put down around a place. */
  put(tool: string, x: number, y: number): void {
    if (this.barred(tool)) return;
    const made = this.made(tool, edit.within(x), edit.within(y));
    if (!made) return;
    // there is one line and one finish: they go where they are put
    const once = tool === "line" || tool === "finish";
    const rest = once ? this.items.filter(({ name }) => name !== tool) : this.items;
    const added = tool === "portal" ? [made, { name: `through-${made.name.slice(7)}`, numbers: [] }] : [made];
    const more = tool === "finish" ? rest.filter(({ name }) => name !== "laps") : rest;
    this.part = tool === "portal" ? "entrance" : "";
    const items = grounded([...more, ...added]);
    this.keep(items, items.length - added.length);
  }

  private made(tool: string, x: number, y: number): Item | null {
    const kind = kindOf(tool);
    if (kind === "surface") {
      const [width, height] = SURFACE_SIZES[tool] ?? [20, 12];
      const [left, top] = this.isEmpty ? [0, 0] : [edit.within(x - width / 2, 0, FARTHEST - width), edit.within(y - height / 2, 0, FARTHEST - height)];
      return this.surface(tool, left, top, left + width, top + height);
    }
    if (kind === "obstacle") {
      const [width, height] = SIZES[tool] ?? [6, 6];
      return { name: tool, numbers: [0, x, y, width, height, 0] };
    }
    if (kind === "tile") return { name: tool, numbers: [0, x, y, 0] };
    if (tool === "portal") {
      const colour = BOX.portals.find((each) => !this.items.some(({ name }) => name === `portal-${each}`));
      return colour ? { name: `portal-${colour}`, numbers: [0, x, y, 0, 0, edit.within(x + 16), y, 0] } : null;
    }
    if (kind === "line") return { name: tool, numbers: [0, x, edit.within(y - 5), x, edit.within(y + 5)] };
    return null;
  }

  private surface(tool: string, left: number, top: number, right: number, bottom: number): Item {
    const solid = tool !== "floor" && surfacesOf(this.items).length > 0 ? 1 : 0;
    return { name: tool, numbers: [solid, left, top, right, top, right, bottom, left, bottom] };
  }

  /** A room or a piece of furniture to drive on, drawn from corner to corner. */
  draw(tool: string, x1: number, y1: number, x2: number, y2: number): void {
    const [left, right] = [edit.within(Math.min(x1, x2)), edit.within(Math.max(x1, x2))];
    const [top, bottom] = [edit.within(Math.min(y1, y2)), edit.within(Math.max(y1, y2))];
    if (right - left < 4 || bottom - top < 4) return;
    const items = grounded([...this.items, this.surface(tool, left, top, right, bottom)]);
    this.keep(items, items.length - 1);
  }

  /** A line drawn from end to end. */
  drawLine(tool: string, x1: number, y1: number, x2: number, y2: number): void {
    if (Math.hypot(x2 - x1, y2 - y1) < 3) return;
    const rest = tool === "gate" ? this.items : this.items.filter(({ name }) => name !== tool && !(tool === "finish" && name === "laps"));
    const items = grounded([...rest, { name: tool, numbers: [0, ...[x1, y1, x2, y2].map((number) => edit.within(number))] }]);
    this.keep(items, items.length - 1);
  }

  // --- the chosen one ------------------------------------------------------------------------------------------------

  private change(next: (item: Item) => Item): Item[] {
    return grounded(this.items.map((item, at) => (at === this.chosen ? next(item) : item)));
  }

  /** Shown at once, kept when it is let go. */
  hold(item: Item): void {
    this.held = this.items.map((each, at) => (at === this.chosen ? item : each));
  }

  letGo(): void {
    if (this.held) this.keep(grounded(this.held));
  }

  move(right: number, down: number): void {
    this.keep(this.change((item) => edit.moved(item, right, down, this.part)));
  }

  turn(steps: number): void {
    this.keep(this.change((item) => edit.turned(item, steps, this.part)));
  }

  size(by: number): void {
    this.keep(this.change((item) => edit.sized(item, by)));
  }

  solid(): void {
    this.keep(this.change(({ name, numbers }) => ({ name, numbers: [numbers[0] ? 0 : 1, ...numbers.slice(1)] })));
  }

  remove(): void {
    if (this.item) this.keep(edit.without(this.items, this.chosen), -1);
  }

  /** A gate earlier or later in the order. */
  order(by: -1 | 1): void {
    const { items, at } = edit.reordered(this.items, this.gateOfChosen, by);
    this.keep(items, kindOf(this.item?.name ?? "") === "portal" ? this.chosen : at);
  }

  /** The place of the chosen gate among the items, or of the chosen portal's gate. */
  get gateOfChosen(): number {
    const name = this.item?.name ?? "";
    return name === "gate" ? this.chosen : name.startsWith("portal-") ? this.items.findIndex((item) => item.name === `through-${name.slice(7)}`) : -1;
  }

  /** Whether the chosen portal has to be taken. */
  through(): void {
    const name = this.item?.name ?? "";
    if (!name.startsWith("portal-")) return;
    const gate = this.gateOfChosen;
    if (gate >= 0) this.keep(edit.without(this.items, gate), this.chosen);
    else this.keep([...this.items, { name: `through-${name.slice(7)}`, numbers: [] }]);
  }

  laps(count: number): void {
    const rest = this.items.filter(({ name }) => name !== "laps");
    this.keep([...rest, { name: "laps", numbers: [Math.min(9, Math.max(1, count))] }]);
  }

  get tableAddress(): string {
    const settings = new URLSearchParams({ course: this.word });
    if (this.anyTiles) settings.set("any_tiles", "yes");
    return `/new/home-racers?${settings}`;
  }
}

/** In the order in which they are written, and where the chosen one has gone. */
function settled(items: readonly Item[], chosen: number): [Item[], number] {
  const ordered = sorted(items);
  const item = items[chosen];
  return [ordered, item ? ordered.indexOf(item) : -1];
}
