/** The tool at hand: armed by a press, put down by the next one, or dragged from the palette onto the board. */
import { follow } from "../../../workbench/workpiece";
import type { Editor } from "./editor.svelte";

export class Tools {
  armed = $state("");
  dragged = $state("");
  x = $state(0);
  y = $state(0);
  private ended = -Infinity;
  /** from the page to quarter tiles, and the middle of what is in sight; the board knows */
  place: (event: { clientX: number; clientY: number }) => { x: number; y: number } = () => ({ x: 0, y: 0 });
  middle: () => { x: number; y: number } = () => ({ x: 0, y: 0 });

  constructor(private readonly editor: Editor) {}

  /** By key it goes to the middle of what is seen; by pointer it waits for a place. */
  use(tool: string, byKey: boolean): void {
    if (performance.now() - this.ended < 250 || this.editor.barred(tool)) return;
    if (byKey) {
      const { x, y } = this.middle();
      this.editor.put(tool, x, y);
      this.armed = "";
    } else this.armed = this.armed === tool ? "" : tool;
  }

  grab(event: PointerEvent, tool: string): void {
    if (event.button !== 0 || this.editor.barred(tool)) return;
    follow(
      event,
      ({ clientX, clientY }) => {
        this.dragged = tool;
        [this.x, this.y] = [clientX, clientY];
      },
      (at) => {
        if (at && document.elementFromPoint(at.clientX, at.clientY)?.closest("[data-drawing]")) {
          const { x, y } = this.place(at);
          this.editor.put(tool, x, y);
        }
        this.dragged = "";
        this.armed = "";
        this.ended = performance.now();
      },
    );
  }
}

/** What lies in the palette. */
export const TILES = ["portal", "caltrops", "leak", "booster", "station"] as const;
export const LINES = ["line", "gate", "finish"] as const;
export const SURFACES = ["floor", "sofa", "table", "desk", "bed", "shelf", "counter", "chair"] as const;
export const FURNITURE = [
  "ottoman",
  "keyboard",
  "remote",
  "books",
  "pencil",
  "cat",
  "plant",
  "lamp",
  "slipper",
  "cushion",
  "blocks",
  "mug",
  "box",
  "wall",
] as const;
