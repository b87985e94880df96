/** What was built when, from the scenes of a match. */
import { takenBack } from "../../../scenes";
import type { Scene } from "../../types";
import { kindOf, yardView } from "../view";

export interface Work {
  round: number;
  seat: number;
  card: string;
  invention: boolean;
}

export function worksOf(scenes: Scene[]): Work[] {
  const gone = takenBack(scenes.map((scene) => scene.event));
  return scenes
    .filter(({ event }) => event.kind === "built" && !gone.has(event.seq))
    .map(({ event, after }) => {
      const card = String(event.facts["card"]);
      return { round: yardView(after).round, seat: Number(event.facts["seat"]), card, invention: kindOf(card) === "invention" };
    });
}
