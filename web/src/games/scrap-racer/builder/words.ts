/** The words of the track builder. */
import type { Variables } from "../../../catalogue";
import { type Words, wordsWithShared } from "../../../workbench/words";
import type { Quarter } from "../track/circuit";
import german from "./builder.de.ftl?raw";
import english from "./builder.en.ftl?raw";
import type { Problem } from "./check";

export type { Words };

export const wordsIn = wordsWithShared({ en: english, de: german });

/** What is wrong, in one sentence; `turn` is how far the drawing is turned, so that "above" is above. */
export function sayProblem(words: Words, { id, facts }: Problem, turn: Quarter = 0): string {
  const said: Variables = { ...facts };
  if (typeof facts["piece"] === "string") said["piece"] = words(`piece-${facts["piece"]}.subject`);
  if (typeof facts["right"] === "number" && typeof facts["down"] === "number") {
    const [right, down] = turned(facts["right"], facts["down"], turn);
    said["aside"] = words("count-tiles", { tiles: Math.abs(right) });
    said["below"] = words("count-tiles", { tiles: Math.abs(down) });
    said["side"] = right > 0 ? "right" : right < 0 ? "left" : "none";
    said["way"] = down > 0 ? "down" : down < 0 ? "up" : "none";
    if (said["side"] !== "none" && said["way"] !== "none") return words("problem-open-both", said);
  }
  return words(`problem-${id}`, said);
}

function turned(x: number, y: number, quarters: Quarter): [number, number] {
  return quarters === 0 ? [x, y] : turned(-y, x, (quarters - 1) as Quarter);
}
