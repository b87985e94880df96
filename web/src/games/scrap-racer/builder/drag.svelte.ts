/** Something is dragged over the board: a tool from the palette, or a piece or the line from where it lies. */
import { follow } from "../../../workbench/workpiece";
import type { Builder, Tool } from "./builder.svelte";

export class Drag {
  tool: Tool | null = $state(null);
  x = $state(0);
  y = $state(0);
  /** the tile under it, as many as there are tiles for the open end; null beside the road */
  under: number | null = $state(null);
  /** a press that became a drag is no click */
  private ended = -Infinity;

  constructor(private readonly builder: Builder) {}

  get justEnded(): boolean {
    return performance.now() - this.ended < 250;
  }

  /** From the palette, or with `from` a tile of the board. */
  grab(event: PointerEvent, tool: Tool, from: number | null = null): void {
    this.ended = -Infinity;
    if (event.button !== 0) return;
    follow(
      event,
      ({ clientX, clientY }) => {
        this.tool = tool;
        [this.x, this.y] = [clientX, clientY];
        this.under = placeAt(clientX, clientY);
      },
      (at) => {
        const place = at && placeAt(at.clientX, at.clientY);
        if (place !== null) this.builder.drop(tool, place);
        else if (from !== null && tool !== "finish" && at) this.builder.takeOff(from);
        this.tool = null;
        this.under = null;
        this.ended = performance.now();
      },
    );
  }

  /** What can be dragged from a tile: what lies on it, or the line in front of it. */
  grabTile(event: PointerEvent, place: number): void {
    const mark = this.builder.tiles[place]?.mark;
    if (mark) this.grab(event, mark, place);
    else if (place === 0) this.grab(event, "finish", place);
  }
}

function placeAt(x: number, y: number): number | null {
  const found = document.elementFromPoint(x, y)?.closest<SVGElement>("[data-place]");
  return found ? Number(found.dataset["place"]) : null;
}
