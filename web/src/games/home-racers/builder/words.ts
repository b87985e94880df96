/** The words of the course editor. */
import { type Words, wordsWithShared } from "../../../workbench/words";
import german from "./builder.de.ftl?raw";
import english from "./builder.en.ftl?raw";
import type { Problem } from "./problems";

export type { Words };

export const wordsIn = wordsWithShared({ en: english, de: german });

/** What is wrong, in one sentence. What the game says in a form that is not known here is said as it is. */
export function sayProblem(words: Words, problem: Problem): string {
  const facts = { ...problem.facts };
  for (const name of ["surface", "tile", "colour", "name"]) {
    const value = facts[name];
    if (typeof value !== "string") continue;
    const [colour = "", what] = value.split(" ");
    facts[name] = what === "portal" ? words("thing-portal-of", { colour: words(`colour-${colour}`) }) : words(`thing-${value}`) || words(`colour-${value}`) || value;
  }
  const said = problem.id ? words(`problem-course-${problem.id}`, facts) : "";
  return said || problem.sentence.slice(0, 1).toUpperCase() + problem.sentence.slice(1);
}
