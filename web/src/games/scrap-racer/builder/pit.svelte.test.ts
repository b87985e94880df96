// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { SettingsCheck } from "../../../wire";
import { lapIn } from "./checked";
import sample from "./fixtures/checks.json";
import PitSetting from "./PitSetting.svelte";

/** What the game says of such settings. */
function checkOf(values: Record<string, unknown>): SettingsCheck {
  const { any_tiles: _, ...given } = values;
  const wanted = { track: "A", ...given };
  return sample.find(({ settings }) => JSON.stringify(settings) === JSON.stringify(wanted))!.check as unknown as SettingsCheck;
}

let done: (() => void) | null = null;
afterEach(() => {
  done?.();
  done = null;
});

function shown(values: Record<string, boolean | number | string>) {
  const onchange = vi.fn<(value: string) => void>();
  const props = $state({
    value: String(values["pit_stop_at"] ?? 0),
    values: { track: "A", ...values },
    check: checkOf(values),
    say: ({ sentence }: { sentence: string }) => sentence,
    nameOf: () => "nearest",
    describedBy: "help",
    onchange,
  });
  const html = document.createElement("div");
  document.body.append(html);
  const made = mount(PitSetting, { target: html, props });
  flushSync();
  done = () => {
    void unmount(made);
    html.remove();
  };
  const select = html.querySelector("select")!;
  return {
    props,
    onchange,
    select,
    choices: () => [...select.options].map(({ value, textContent }) => `${value}: ${textContent}`),
    verdict: () => html.querySelector("p")!.textContent,
  };
}

describe("the place of the pit stop", () => {
  it("is chosen among the pairs that the circuit has", () => {
    const { select, choices, verdict, onchange, props } = shown({ pit_stop: true });
    expect(choices()).toEqual(["0: nearest", "7: tiles 7 and 8", "8: tiles 8 and 9"]);
    expect(verdict()).toBe("tiles 7 and 8");
    select.value = "8";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    expect(onchange).toHaveBeenCalledWith("8");
    props.values = { ...props.values, track: "B" };
    props.check = checkOf(props.values);
    flushSync();
    expect(choices()).toEqual(["0: nearest", "9: tiles 9 and 10"]);
  });

  it.each([
    [{ pit_stop: true, pit_stop_at: 8 }, ""],
    [{ pit_stop: false }, ""],
    [{ pit_stop: false, pit_stop_at: 8 }, "goes with “Pit stop (expansion)”"],
    [{ pit_stop: true, pit_stop_at: 5 }, "tiles 5 and 6 are not"],
    [{ track: "RRRR", pit_stop: true }, "two neighbouring straights"],
    [{ track: "SSRRSpSRR", pit_stop: true, pit_stop_at: 5 }, "word of the circuit"],
    [{ track: "SRS", pit_stop: true }, ""],
  ])("says what is in its way: %j", (values, said) => {
    const { select, verdict } = shown(values);
    if (said) expect(verdict()).toContain(said);
    else expect(verdict()).toBe("");
    expect(select.getAttribute("aria-invalid")).toBe(String(said !== ""));
    expect(select.value).toBe(String((values as Record<string, unknown>)["pit_stop_at"] ?? 0));
  });

  it("is drawn on the small picture of the circuit", () => {
    const at = (values: Record<string, unknown>): string => lapIn(checkOf(values))!.word;
    expect(at({ pit_stop: true })).toBe("SRLRSRSpSSRSRLR");
    expect(at({ pit_stop: true, pit_stop_at: 8 })).toBe("SRLRSRSSpSRSRLR");
    expect(at({ pit_stop: true, pit_stop_at: 5 })).toBe("SRLRSRSSSRSRLR");
    expect(at({ track: "SSRRSpSRR", pit_stop: true, pit_stop_at: 5 })).toBe("SSRRSpSRR");
  });
});
