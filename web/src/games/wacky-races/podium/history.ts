/** How the race went, turn by turn, from its scenes: of a championship the last race. */
import { takenBack } from "../../../scenes";
import { Chronicle, type History } from "../../../podium/history";
import type { Scene } from "../../types";
import { byPlace } from "../describe";
import type { RacerName, RaceView } from "../shapes";

export interface RaceHistory extends History {
  racers: RacerName[];
}

export function historyOf(scenes: Scene<RaceView>[]): RaceHistory {
  const undone = takenBack(scenes.map((scene) => scene.event));
  const told = scenes.filter((scene) => !undone.has(scene.event.seq));
  const start = told.map((scene) => scene.event.kind).lastIndexOf("lined-up");
  const raced = told.slice(Math.max(0, start));
  const racers = raced[0] ? ranked(raced[0].after) : [];
  const chronicle = new Chronicle(racers);
  const turns = raced.filter((scene) => scene.event.kind === "turn-began");
  for (const { before } of turns) chronicle.note(ranked(before));
  if (turns.length > 0) chronicle.note(ranked(raced.at(-1)!.after));
  return { ...chronicle.history, racers };
}

function ranked(view: RaceView): RacerName[] {
  return byPlace(view.racers).map((racer) => racer.name);
}
