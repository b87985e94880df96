/** The words of the track builder. */
import { wordsWithShared, type Words } from "../../../workbench/words";
import type { SettingProblem } from "../../../wire";
import type { Quarter } from "../track/circuit";
import german from "./builder.de.ftl?raw";
import english from "./builder.en.ftl?raw";

export type { Words };

export const wordsIn = wordsWithShared({ en: english, de: german });

/** The same problem for a drawing that is turned so far, so that "above" is above. */
export function asDrawn(problem: SettingProblem, turn: Quarter): SettingProblem {
  const { right, down } = problem.facts as Record<string, unknown>;
  if (typeof right !== "number" || typeof down !== "number") return problem;
  const [x, y] = turned(right, down, turn);
  return { ...problem, facts: { ...problem.facts, right: x, down: y } };
}

function turned(x: number, y: number, quarters: Quarter): [number, number] {
  return quarters === 0 ? [x, y] : turned(-y, x, (quarters - 1) as Quarter);
}
