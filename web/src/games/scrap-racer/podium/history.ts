/** How the race went, turn by turn: the places in the view when a turn began, and in the last one. */
import { Chronicle, type History } from "../../../podium/history";
import { takenBack } from "../../../scenes";
import type { Scene } from "../../types";
import type { RaceView } from "../shapes";

export function historyOf(scenes: Scene<RaceView>[]): History {
  const undone = takenBack(scenes.map((scene) => scene.event));
  const begun = scenes.filter(({ event }) => event.kind === "turn-began" && !undone.has(event.seq));
  const views = begun.length > 0 ? [...begun, scenes.at(-1)!].map((scene) => scene.after) : [];
  const chronicle = new Chronicle(views[0]?.racers.map((racer) => racer.name) ?? []);
  for (const { racers } of views) {
    const ranked = [...racers].sort((a, b) => a.position - b.position);
    chronicle.note(
      ranked.map((racer) => racer.name),
      ranked.some((racer) => racer.distance > 0),
    );
  }
  return chronicle.history;
}
