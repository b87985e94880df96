import { describe, expect, it } from "vitest";

import { settingsFrom } from "./newsettings";
import type { SettingInfo } from "./wire";

const setting = (name: string, kind: string, choices: (number | string)[] = []): SettingInfo =>
  ({ name, kind, default: "", choices, help: "", rule: "" }) as SettingInfo;

const SETTINGS = [setting("track", "text"), setting("any_tiles", "yes-no"), setting("finish", "choice", [1, 2, 3]), setting("laps", "number")];

describe("settings in the address", () => {
  it("are read as their kinds", () => {
    expect(settingsFrom("?track=SRRSRR&any_tiles=yes&finish=2&laps=3", SETTINGS)).toEqual({
      values: { track: "SRRSRR", any_tiles: true, finish: 2, laps: 3 },
      misfits: [],
    });
  });

  it("are named where they do not fit", () => {
    expect(settingsFrom("?trak=A&finish=9&any_tiles=perhaps&laps=x", SETTINGS)).toEqual({
      values: {},
      misfits: [
        { name: "trak", value: "A", known: false },
        { name: "finish", value: "9", known: true },
        { name: "any_tiles", value: "perhaps", known: true },
        { name: "laps", value: "x", known: true },
      ],
    });
  });
});
