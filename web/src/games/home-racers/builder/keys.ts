/** What a key does in the course editor. */
import { done, keyOf, type Press, pressHistory } from "../../../workbench/workpiece";
import type { Editor } from "./editor.svelte";
import type { Tools } from "./tools.svelte";

/** Whether it was one of ours; "describe": the sheet. With Shift things move a whole tile. */
export function press(editor: Editor, tools: Tools, event: Press): boolean | "describe" {
  const did = pressHistory(editor, event);
  if (did !== null) return did;
  const key = keyOf(event);
  if (key === "Escape") {
    if (tools.armed) tools.armed = "";
    else editor.choose(-1);
    return true;
  }
  if (key === "d") return "describe";
  if (!editor.item) return false;
  const far = event.shiftKey ? 4 : 1;
  const acts: Record<string, () => void> = {
    ArrowLeft: () => editor.move(-far, 0),
    ArrowRight: () => editor.move(far, 0),
    ArrowUp: () => editor.move(0, -far),
    ArrowDown: () => editor.move(0, far),
    q: () => editor.turn(-1),
    e: () => editor.turn(1),
    "+": () => editor.size(1),
    "-": () => editor.size(-1),
    Delete: () => editor.remove(),
    Backspace: () => editor.remove(),
  };
  const act = acts[key];
  return act ? done(act) : false;
}
