/** A table as somebody thinks it up: a preset, bent by settings, and who is to sit where. */
import { usualBot } from "../bots";
import type { Values } from "../games/setup";
import { type Misfit, settingsFrom } from "../newsettings";
import type { GameInfo, NewTable, PresetInfo, SettingInfo } from "../wire";
import { chairsFor, seatsFor, type Wanted } from "./chairs";
import { wantedBot } from "./strength";

/** A table has four chairs unless the game says otherwise. */
const SEATS = 4;

export class Plan {
  readonly presets: PresetInfo[];
  preset: PresetInfo | null = $state.raw(null);
  values: Values = $state.raw({});
  wanted: Wanted[] = $state.raw([]);
  misfits: Misfit[] = $state.raw([]);

  readonly seats = $derived(this.wanted.length + 1);

  constructor(
    readonly info: GameInfo,
    search: string,
  ) {
    this.presets = info.presets ?? [];
    const given = settingsFrom(search, info.settings);
    this.misfits = given.misfits;
    const isGiven = Object.keys(given.values).length > 0;
    // A link that says what it wants bends the game as it is printed, not somebody's favourite.
    this.preset = isGiven ? null : (this.presets.find(({ name }) => name === "classic") ?? this.presets[0] ?? null);
    this.values = { ...this.plain(this.preset), ...given.values };
    this.wanted = seatsFor([], info.seats.includes(SEATS) ? SEATS : Math.max(...info.seats));
  }

  /** All settings as a preset has them. */
  plain(preset: PresetInfo | null): Values {
    return { ...Object.fromEntries(this.info.settings.map(({ name, default: usual }) => [name, usual])), ...preset?.settings };
  }

  /** What differs from the preset, by name. */
  get bent(): string[] {
    const plain = this.plain(this.preset);
    return this.info.settings.filter(({ name }) => this.values[name] !== plain[name]).map(({ name }) => name);
  }

  choose(preset: PresetInfo): void {
    const leavesTheRest = (preset.seats === 1) !== (this.seats === 1);
    this.preset = preset;
    this.values = this.plain(preset);
    if (leavesTheRest) this.wanted = seatsFor(this.wanted, preset.seats);
  }

  set(name: string, value: boolean | number | string): void {
    this.values = { ...this.values, [name]: value };
  }

  /** What a table has to be told: what is not as printed, and makes a difference. */
  settings(idle: ReadonlySet<string>): Values {
    const told = this.info.settings.filter(({ name, default: usual }) => this.values[name] !== usual && !idle.has(name));
    return Object.fromEntries(told.map(({ name }) => [name, this.values[name]!]));
  }

  minutes(preset: PresetInfo): number {
    const seats = (preset.seats === 1) === (this.seats === 1) ? this.seats : preset.seats;
    return preset.minutes[seats] ?? Object.values(preset.minutes)[0] ?? 0;
  }

  table(
    idle: ReadonlySet<string>,
    how: { name: string; title?: string; same_screen?: boolean; odds?: boolean; clock?: NewTable["clock"]; now?: boolean },
  ): NewTable {
    const { now = false, ...more } = how;
    const filled = now ? { bots: wantedBot(this.info) } : { chairs: chairsFor(this.wanted, usualBot(this.info)) };
    return { game: this.info.name, seats: this.seats, settings: this.settings(idle), ...filled, ...more };
  }

  /** Those that nothing is drawn for, and that make a difference; nobody is asked for changes of the box. */
  rest(drawn: readonly string[], idle: ReadonlySet<string>): SettingInfo[] {
    return this.info.settings.filter(({ name }) => !drawn.includes(name) && !idle.has(name) && (name !== "box" || this.values[name]));
  }
}
