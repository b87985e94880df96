/** What is on the drawing table, and everything that can be done to it. Pages and keys only call this. */
import { type Ask, Checking } from "../../../checking.svelte";
import type { SettingProblem, SettingsCheck, SettingsWish } from "../../../wire";
import type { Workpiece } from "../../../workbench/workpiece";
import { type Lap, lapIn, mostUrgent, type Step, stepOf, tilesIn } from "./checked";
import { completion } from "./close";
import * as edit from "./edit";
import { countTiles, isClosed, turnsOf } from "./ring";
import { BOX, type Kind, type Mark, type Piece, tilesOf, written } from "./word";

/** What can be taken from the palette. */
export type Tool = Kind | Mark | "finish";

export const isTile = (tool: Tool): tool is Kind => tool.length === 1;

export class Builder implements Workpiece {
  past = $state.raw(edit.pastOf(edit.NOTHING));
  anyTiles = $state(false);
  /** letters put tiles behind the chosen one instead of in its place */
  inserting = $state(false);
  /** the tool under the pointer or the focus: the board shows what it would do */
  hovered: Tool | null = $state(null);
  /** a tool that was taken up and waits for a tile to be pressed */
  held: Tool | null = $state(null);
  /** a message of the catalogue about what was done last */
  said: { message: string; facts: Record<string, number | string> } | null = $state.raw(null);
  /** the name under which it was kept or opened */
  name = $state("");

  readonly draft: edit.Draft = $derived(edit.present(this.past));
  readonly tiles: readonly Piece[] = $derived(this.draft.tiles);
  readonly word: string = $derived(written(this.tiles));
  /** a clockwise ring, as far as the drawing can tell */
  readonly closed: boolean = $derived(isClosed(this.tiles) && turnsOf(this.tiles) === 4);
  readonly isEmpty: boolean = $derived(this.tiles.length === 0);
  private readonly checking: Checking;
  private readonly wish: SettingsWish = $derived({ settings: { track: this.word, any_tiles: this.anyTiles } });
  readonly checked: SettingsCheck | null = $derived.by(() => this.checking.of(this.wish));
  /** what the game says of it, or said of how it was a moment ago: nothing flickers while tiles are laid quickly */
  private readonly seen: SettingsCheck | null = $derived.by(() => this.checked ?? this.checking.last);
  readonly problem: SettingProblem | null = $derived(this.isEmpty ? null : mostUrgent(this.seen?.problems ?? []));
  readonly ready: boolean = $derived(!this.isEmpty && this.checked?.problems.length === 0);
  readonly wrongTiles: ReadonlySet<number> = $derived(new Set(this.checked?.problems.flatMap(tilesIn)));
  readonly lap: Lap | null = $derived(lapIn(this.seen));
  readonly boosts: number[] = $derived(this.lap?.boosts.filter((space) => space <= this.tiles.length * BOX.spaces) ?? []);
  readonly counts = $derived(countTiles(this.tiles));
  readonly atEnd: boolean = $derived(edit.atEnd(this.draft));
  readonly canUndo: boolean = $derived(edit.canUndo(this.past));
  readonly canRedo: boolean = $derived(edit.canRedo(this.past));

  constructor(ask: Ask) {
    this.checking = new Checking(ask);
  }

  /** why the game has not said anything: a sentence, or "offline" */
  get refused(): string {
    return this.checking.refused;
  }

  state(step: Step): "fine" | "wrong" | "waits" {
    if (!this.seen || this.isEmpty) return "waits";
    return this.seen.problems.some((problem) => stepOf(problem) === step) ? "wrong" : "fine";
  }

  /** Has the game look at it, a moment after the last change. */
  checkSoon(ms = 100): void {
    if (!this.isEmpty) this.checking.soon(this.wish, ms);
  }

  stop(): void {
    this.checking.close();
  }

  private change(draft: edit.Draft): void {
    this.held = null;
    this.past = edit.record(this.past, draft);
    this.said = null;
  }

  /** Begin with a circuit; what was there can be had back with undo. */
  open(word: string, name = ""): void {
    const tiles = tilesOf(word);
    this.anyTiles ||= needsMore(tiles);
    this.change(edit.draftOf(tiles));
    this.name = name;
  }

  /** Begin with a circuit as if there had been nothing before. */
  start(word: string): void {
    const tiles = tilesOf(word);
    this.anyTiles = needsMore(tiles);
    this.past = edit.pastOf(edit.draftOf(tiles));
    this.name = "";
    this.said = null;
  }

  choose(at: number): void {
    this.held = null;
    this.past = edit.record(this.past, edit.choose(this.draft, at));
  }

  /** A tile is pressed: what is held goes there, else it is chosen. */
  touch(at: number): void {
    if (this.held) this.drop(this.held, at);
    else this.choose(at);
  }

  /** A tool used on the chosen tile or the open end. A closed ring has none, so the tool waits for a tile. */
  use(tool: Tool): void {
    if (this.closed && this.atEnd) {
      this.held = this.held === tool ? null : tool;
      this.said = this.held ? { message: "said-choose-tile", facts: {} } : null;
    } else if (tool === "finish") this.moveLine(edit.target(this.draft));
    else if (!isTile(tool)) this.change(edit.mark(this.draft, tool));
    else if (this.inserting && !this.atEnd) this.change(edit.insert(this.draft, this.draft.at + 1, tool));
    else this.change(edit.put(this.draft, tool));
  }

  /** A tool dropped on a tile; on the open end a tile is added, and pieces go onto the last one. */
  drop(tool: Tool, place: number): void {
    const there = Math.min(place, this.tiles.length - 1);
    if (tool === "finish") this.moveLine(there);
    else if (!isTile(tool)) {
      if (there >= 0 && this.tiles[there]!.mark !== tool) this.change(edit.mark(edit.choose(this.draft, place), tool, there));
    } else if (place >= this.tiles.length) this.change(edit.insert(edit.choose(this.draft, place), place, tool));
    else if (this.inserting) this.change(edit.insert(edit.choose(this.draft, place), place + 1, tool));
    else this.change(edit.put(edit.choose(this.draft, place), tool));
  }

  /** Whatever lies on a tile is put back into the box. */
  takeOff(place: number): void {
    const mark = this.tiles[place]?.mark;
    if (mark) this.change(edit.mark(this.draft, mark, place));
  }

  insert(kind: Kind): void {
    this.change(edit.insert(this.draft, this.atEnd ? this.draft.at : this.draft.at + 1, kind));
  }

  private moveLine(place: number): void {
    if (isClosed(this.tiles)) this.change(edit.moveLine(this.draft, place));
    else this.said = { message: "said-line-needs-ring", facts: {} };
  }

  remove(): void {
    this.change(edit.remove(this.draft));
  }

  mirror(): void {
    this.change(edit.mirror(this.draft));
  }

  clear(): void {
    this.change(edit.NOTHING);
    this.name = "";
  }

  /** Adds the shortest way back to the start, or says that there is none. */
  close(): void {
    if (this.closed) {
      this.said = { message: "said-closed-already", facts: {} };
      return;
    }
    const more = completion(this.tiles, this.anyTiles);
    if (more === null) {
      this.said = { message: this.anyTiles ? "said-no-way" : "said-no-way-in-box", facts: {} };
      return;
    }
    this.change(edit.draftOf([...this.tiles, ...more.map((kind): Piece => ({ kind, mark: "" }))]));
    this.said = { message: "said-closed", facts: { tiles: more.length } };
  }

  undo(): void {
    this.held = null;
    this.past = edit.undo(this.past);
    this.said = null;
  }

  redo(): void {
    this.past = edit.redo(this.past);
    this.said = null;
  }

  /** Where a table with this circuit is made. */
  get tableAddress(): string {
    return tableAddress(this.word);
  }
}

function needsMore(tiles: readonly Piece[]): boolean {
  const { straights, curves } = countTiles(tiles);
  return straights > BOX.straights || curves > BOX.curves;
}

/** `any_tiles` goes along only if the box does not hold enough. */
export function tableAddress(word: string): string {
  const settings = new URLSearchParams({ track: word });
  if (needsMore(tilesOf(word))) settings.set("any_tiles", "yes");
  return `/new/scrap-racer?${settings}`;
}
