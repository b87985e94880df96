/** What was built when, from the scenes of a match. */
import { takenBack } from "../../../scenes";
import type { Scene } from "../../types";
import { kindOf } from "../cards";
import type { Built, YardView } from "../shapes";

export interface Work {
  round: number;
  seat: number;
  card: string;
  invention: boolean;
}

export function worksOf(scenes: Scene<YardView>[]): Work[] {
  const gone = takenBack(scenes.map((scene) => scene.event));
  return scenes
    .filter(({ event }) => event.kind === "built" && !gone.has(event.seq))
    .map(({ event, after }) => {
      const { seat, card } = event.facts as Built;
      return { round: after.round, seat, card, invention: kindOf(card) === "invention" };
    });
}
