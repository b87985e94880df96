/** What the game says of a broken course, in the reader's language. The game's own check has the last word and says it in
 *  English; here its sentences are known by their form, so that they can be said in others and shown on the drawing. */
import type { Variables } from "../../../catalogue";

export type Step = "read" | "parts" | "tiles" | "gates" | "start" | "drive" | "stock";

export const STEPS: Step[] = ["parts", "tiles", "gates", "start", "drive", "stock"];

export interface Problem {
  /** the message; "" if the sentence is not known, which is then said as it is */
  id: string;
  step: Step;
  facts: Variables;
  sentence: string;
}

const KNOWN: [RegExp, string, Step, string[]][] = [
  [/^a course is told in at most (\d+) signs, not (\d+)\.$/, "too-long", "read", ["most", "signs"]],
  [/^item (\d+), '(.*)', (.*)$/, "item", "read", ["number", "name", "what"]],
  [/^a course has 1 to (\d+) surfaces, not (\d+)\.$/, "surfaces", "parts", ["most", "surfaces"]],
  [/^a course has one starting line, not (\d+)\.$/, "line", "parts", ["lines"]],
  [/^a course has one finishing line at most/, "one-finish", "parts", []],
  [/^a course with a finishing line of its own/, "finish-laps", "parts", []],
  [/^there is one pair of (\S+) portals/, "pair", "parts", ["colour"]],
  [/^a course has at most (\d+) gates, not (\d+)\.$/, "gates", "parts", ["most", "gates"]],
  [/^a circular course needs a gate/, "no-gate", "parts", []],
  [/^at most (\d+) tiles lie on a course, not (\d+)\.$/, "laid", "parts", ["most", "tiles"]],
  [/^the outline of the (\S+) must be a ring of at most (\d+) corners/, "outline", "parts", ["surface", "most"]],
  [/^a race has at most (\d+) laps, not (\d+)\.$/, "laps", "parts", ["most", "laps"]],
  [/^'(.*)' lies on surface (\d+)/, "no-surface", "parts", ["name", "surface"]],
  [/^a (\S+) needs two different ends\.$/, "ends", "parts", ["name"]],
  [/^a course has at most (\d+) pieces of furniture, not (\d+)\.$/, "furniture", "parts", ["most", "pieces"]],
  [/^all surfaces together hold at most about (\d+) tiles, not (\d+)\.$/, "area", "parts", ["most", "tiles"]],
  [/^the (.+) at (\d+), (\d+) does not lie flat/, "not-flat", "tiles", ["tile", "x", "y"]],
  [/^the (.+) at (\d+), (\d+) lies on another tile\.$/, "on-another", "tiles", ["tile", "x", "y"]],
  [/^gate (\d+) is shorter than a tile\.$/, "short-gate", "gates", ["gate"]],
  [/^gate (\d+) cannot be reached/, "unreachable", "gates", ["gate"]],
  [/^the ring does not close/, "open-ring", "gates", []],
  [/^a lap is at least (\d+) tiles long, not (\d+)\.$/, "short-lap", "gates", ["least", "tiles"]],
  [/^there is room for (\d+) cars behind the starting line, and (\d+) are needed\.$/, "start", "start", ["cars", "needed"]],
  [/^the course cannot be driven: no car gets through gate (\d+)/, "drive", "drive", ["gate"]],
  [/^the box has (\d+) (\S+) tiles, and the course uses (\d+)/, "stock-kind", "stock", ["there", "tile", "used"]],
  [/^portals and other tiles share (\d+) two-sided tiles, and the course uses (\d+)/, "stock", "stock", ["there", "used"]],
];

export function readProblem(sentence: string): Problem | null {
  if (!sentence) return null;
  for (const [form, id, step, names] of KNOWN) {
    const found = form.exec(sentence);
    if (!found) continue;
    const facts: Variables = {};
    names.forEach((name, at) => {
      const value = found[at + 1] ?? "";
      facts[name] = /^\d+$/.test(value) ? Number(value) : value;
    });
    return { id, step, facts, sentence };
  }
  return { id: "", step: "read", facts: {}, sentence };
}
