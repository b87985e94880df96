/** Where on the table an answer can be pressed. A spot is a name that the table's parts know: `deck:part`,
 *  `parts:2:gearbox`, `built:0:navigatrix`, `hand:biomonitor`, `player:1`, `hook`, `crate`, `choice:petrol`. */
import type { OptionInfo, QuestionInfo } from "../types";
import type { YardView } from "./shapes";

export type Spots = Map<string, OptionInfo[]>;

/** Questions whose answers are cards that lie nowhere on the table: they are laid out in its middle. */
const LAID_OUT = new Set(["find", "steal-machine"]);

export function spotsOf(question: QuestionInfo | null, yard: YardView): Spots {
  const spots: Spots = new Map();
  for (const option of question?.options ?? []) {
    const spot = spotOf(question as QuestionInfo, option, yard);
    if (!spot) continue;
    const there = spots.get(spot);
    if (there) there.push(option);
    else spots.set(spot, [option]);
  }
  return spots;
}

export function spotOf(question: QuestionInfo, option: OptionInfo, yard: YardView): string {
  const [what = "", name = ""] = option.target.split(":");
  const of = whose(question);
  if (option.key.startsWith("copy:")) {
    const [, who = "", machine = ""] = option.key.split(":");
    return `built:${seatOf(yard, who)}:${machine}`;
  }
  switch (what) {
    case "deck":
      return name ? `deck:${name}` : "";
    case "pile":
      if (question.kind === "dig") return "crate";
      return LAID_OUT.has(question.kind) ? `choice:${name}` : `pile:${name}`;
    case "player":
      return `player:${seatOf(yard, name)}`;
    case "part":
      return `parts:${of}:${name}`;
    case "built":
      return `built:${question.seat}:${name}`;
    case "character":
      return `character:${question.seat}`;
    case "hand":
      return `hand:${name}`;
    case "guide":
    case "card":
      return `choice:${name}`;
    case "dug":
      return "hook";
    case "dice":
      return "dice";
    default:
      return "";
  }
}

function seatOf(yard: YardView, character: string): number {
  return Math.max(
    0,
    yard.players.findIndex((player) => player.character === character),
  );
}

/** The seat in front of which the parts lie that a question is about. */
function whose(question: QuestionInfo): number {
  const facts = question.facts as { victim_seat?: number; partner_seat?: number };
  if (["steal-part", "loot", "ruin", "monitor"].includes(question.kind)) return facts.victim_seat ?? question.seat;
  if (question.kind === "offer-want") return facts.partner_seat ?? question.seat;
  return question.seat;
}

/** The cards to lay out in the middle, or none. */
export function choices(spots: Spots): { card: string; option: OptionInfo }[] {
  return [...spots].flatMap(([spot, options]) => (spot.startsWith("choice:") && options[0] ? [{ card: spot.slice(7), option: options[0] }] : []));
}

/** The card that an answer would bring, for the build guide: `take`, `part:petrol`, `want:hull`, `find:crank`. */
export function comingWith(question: QuestionInfo | null, key: string | null): string | null {
  if (!question || !key) return null;
  const [what = "", name = ""] = key.split(":");
  if (question.kind === "dig") return what === "take" || what === "take-last" ? String(question.facts["card"]) : null;
  if (question.kind === "monitor" && what === "monitor") return name || ((question.facts["cards"] as string[] | undefined)?.[0] ?? null);
  if ((question.kind === "trade" || question.kind === "counter") && what === "accept") return String(question.facts["gives"]);
  if (question.kind === "swap") return String(question.facts["card"]);
  return ["part", "machine", "want", "find"].includes(what) ? name : null;
}

/** The card of the hand that an answer would build. */
export function builtBy(key: string | null): string | null {
  const [what = "", name = ""] = key?.split(":") ?? [];
  return ["build", "skeleton", "wrench", "both", "riggsby"].includes(what) ? name : null;
}

/** What lies at a place, for whoever points at it: a card by its name, wherever it is. */
export function aboutSpot(spot: string): string {
  const [where = "", first = "", card = ""] = spot.split(":");
  if (where === "hand") return `card:${first}`;
  if (where === "built" || where === "parts") return `card:${card}`;
  return where === "character" ? `player:${first}` : spot;
}
