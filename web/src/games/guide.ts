/** A first match as the games write theirs: a lesson that was played by the rules themselves, and what is said beside it. */
import { wordsFrom } from "../board/words";
import type { Guide, Sitting } from "./types";

interface Lesson {
  opening: unknown;
  steps: { say: string }[];
}

/** The reader sits on the first chair, rookies on all others. */
export function guideOf(lesson: Lesson, texts: { en: string; de: string }, more: { seats: number; settings?: Guide["settings"] }): Guide {
  const words = wordsFrom(texts);
  return {
    opening: lesson.opening as Guide["opening"],
    seats: Array.from({ length: more.seats }, (_, seat) => sitting(seat)),
    settings: more.settings ?? {},
    steps: lesson.steps as Guide["steps"],
    say: (message, language) => words(language)(message),
  };
}

function sitting(seat: number): Sitting {
  const reader = seat === 0;
  const calm = { here: true, away_since: null, bot_from: null, timed_out: false, coached: 0, who: "", temper: "", ready: false };
  return { seat, kind: reader ? "person" : "bot", name: "", bot: reader ? "" : "rookie", you: reader, ...calm };
}
