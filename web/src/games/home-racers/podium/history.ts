/** How the race went: who was where at the beginning of each round, and at the end. */
import { takenBack } from "../../../scenes";
import { Chronicle, type History } from "../../../podium/history";
import type { Scene } from "../../types";
import { ranked } from "../describe";
import type { RaceView } from "../shapes";

/** `final`: seats in their final order. */
export function historyOf(scenes: Scene<RaceView>[], final: number[]): History {
  const chronicle = new Chronicle(final.map(String), 1);
  const gone = takenBack(scenes.map((scene) => scene.event));
  for (const { event, after } of scenes) {
    if (event.kind === "round-began" && !gone.has(event.seq)) chronicle.note(ranked(after).map((car) => String(car.seat)));
  }
  chronicle.note(final.map(String));
  return chronicle.history;
}
