/** What a key does in the builder. */
import { done, keyOf, type Press, pressHistory } from "../../../workbench/workpiece";
import type { Builder, Tool } from "./builder.svelte";

export const TOOL_KEYS: Record<Tool, string> = {
  S: "s",
  L: "l",
  R: "r",
  "slime-trail": "t",
  "scrap-yard": "y",
  salvager: "v",
  "pit-stop": "p",
  finish: "f",
};
const TOOLS = Object.fromEntries(Object.entries(TOOL_KEYS).map(([tool, key]) => [key, tool as Tool]));

/** "board": the chosen tile should have the focus; "describe": the sheet; true: done; false: not our key. */
export function press(builder: Builder, event: Press): boolean | "board" | "describe" {
  const did = pressHistory(builder, event);
  if (did !== null) return did;
  const key = keyOf(event);
  const tool = TOOLS[key];
  if (tool) {
    if (event.shiftKey && (tool === "S" || tool === "L" || tool === "R")) builder.insert(tool);
    else builder.use(tool);
    return true;
  }
  const { at, tiles } = builder.draft;
  const last = builder.closed ? tiles.length - 1 : tiles.length;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      builder.choose(at >= last ? 0 : at + 1);
      return "board";
    case "ArrowLeft":
    case "ArrowUp":
      builder.choose(at <= 0 ? last : Math.min(at, last + 1) - 1);
      return "board";
    case "Home":
      builder.choose(0);
      return "board";
    case "End":
      builder.choose(last);
      return "board";
    case "Escape":
      return done(() => builder.choose(tiles.length));
    case "Backspace":
    case "Delete":
      return done(() => builder.remove());
    case "c":
      return done(() => builder.close());
    case "x":
      return done(() => builder.mirror());
    case "i":
      return done(() => (builder.inserting = !builder.inserting));
    case "d":
      return "describe";
  }
  return false;
}
