import { seatMark } from "../../../analysis/marks";
import type { GameEnd } from "../../types";
import type { YardView } from "../shapes";
import Podium from "./Podium.svelte";
import Story from "./Story.svelte";

const end: GameEnd<YardView> = { Podium, Story, marks: ({ players }) => players.map(({ seat, character }) => seatMark(seat, character ?? "")) };

export default end;
