/** What an answer would do, as far as all can see it, and where on the board it can be given. */
import type { OptionInfo, QuestionInfo, View } from "../types";
import { matches, type RacerName, type RacerView, type RaceView, raceView, roomOn, type Terrain } from "./view";

export type Target = { what: "tile"; key: string; tile: number } | { what: "racer"; key: string; racer: RacerName };

/** Answers that are pressed on the road: tiles and cars. Cards and powers lie below the board. */
export function boardTargets(question: QuestionInfo | null): Target[] {
  return (question?.options ?? []).flatMap((option): Target[] => {
    const [what, value = ""] = option.target.split(":");
    if (what === "tile" && option.key.startsWith("tile:")) return [{ what, key: option.key, tile: Number(value) }];
    if (what === "racer") return [{ what, key: option.key, racer: value as RacerName }];
    return [];
  });
}

/** The card an option would lay on top of the discard pile. */
export function cardOf(option: OptionInfo | undefined): Terrain | null {
  const { card, cards } = (option?.facts ?? {}) as { card?: Terrain; cards?: Terrain[] };
  return card ?? cards?.at(-1) ?? null;
}

export function ownRacer(view: RaceView, question: QuestionInfo | null): RacerView | undefined {
  return question ? view.racers.find((racer) => racer.seat === question.seat) : undefined;
}

/** WR-4.1: the next tile ahead with a free space. */
export function freeAhead(view: RaceView, tile: number): number {
  const finish = view.tiles.length - 1;
  let ahead = tile + 1;
  while (ahead < finish && view.racers.filter((racer) => racer.tile === ahead).length >= roomOn(view.tiles[ahead]?.kind)) ahead += 1;
  return Math.min(ahead, finish);
}

export interface Plan {
  racer: RacerName;
  from: number;
  /** where a card leads; where the racer stays if it does not move */
  to: number;
  trapped: boolean;
  /** what he would do if the turn ended then */
  villain: VillainPlan | null;
}

export interface VillainPlan {
  from: number;
  /** null: nowhere, so that he runs out of fuel; or not to be known */
  to: number | null;
  /** nobody on his tile or ahead of it, and a trap left: he lays it there */
  lays: boolean;
}

/** An option that plays or discards cards: where it leads, and where Dastardly would go if nothing more were played. */
export function planFor(of: View, question: QuestionInfo | null, key: string | null): Plan | null {
  const view = raceView(of);
  const option = question?.options.find((each) => each.key === key);
  const racer = ownRacer(view, question);
  if (!option || !racer) return null;
  const verb = option.key.split(":")[0];
  if (verb !== "play" && verb !== "leave" && verb !== "wait" && verb !== "stop") return null;
  const to = verb === "play" || verb === "leave" ? freeAhead(view, racer.tile) : racer.tile;
  const card = verb === "stop" ? (view.discard.at(-1) ?? null) : cardOf(option);
  return {
    racer: racer.name,
    from: racer.tile,
    to,
    trapped: to !== racer.tile && (view.tiles[to]?.trapped ?? false),
    villain: to === view.tiles.length - 1 ? null : villainPlan(view, card, { [racer.name]: to }),
  };
}

/** Where he goes for a card, with some racers moved. */
export function villainPlan(view: RaceView, card: Terrain | null, moved: Partial<Record<RacerName, number>> = {}): VillainPlan | null {
  const { tile, out_of_fuel, goes } = view.dastardly;
  if (out_of_fuel || tile === null || card === null || !(card in goes)) return null;
  const to = goes[card] ?? null;
  const lead = Math.max(...view.racers.map((racer) => moved[racer.name] ?? racer.tile));
  const shared = view.race.rules.includes("tied");
  const leads = to !== null && (shared ? lead <= to : lead < to);
  return { from: tile, to, lays: leads && view.trap_deck > 0 };
}

/** Whether a card of the hand fits the tile its owner stands on. */
export function fits(view: RaceView, seat: number | null, card: Terrain): boolean {
  const racer = view.racers.find((each) => each.seat === seat);
  return racer !== undefined && matches(view.tiles[racer.tile]?.kind, card);
}
