/** What happened to a car since its driver last answered, in the few words of a callout. */
import type { EventInfo } from "../types";
import type { GameEvent } from "./shapes";
import type { Words } from "./words";

export interface News {
  what: "boost" | "tires" | "hit" | "leak" | "control" | "bump" | "caltrops" | "worn" | "new-tires" | "slipstream";
  /** what it was, and what it did */
  title: string;
  more: string;
  bad: boolean;
}

const MOST = 3;

/** The newest last; of many the last few. */
export function newsOf(events: EventInfo[], seat: number | null, words: Words, nameOf: (seat: number) => string): News[] {
  const found: News[] = [];
  let why = "";
  for (const event of events as unknown as GameEvent[]) {
    if (event.kind === "bumped") why = "";
    if (event.kind === "bumped" && event.facts.target === seat) found.push(news("bump", "news-bumped", { name: nameOf(event.facts.seat) }, true));
    if (!("seat" in event.facts) || event.facts.seat !== seat) continue;
    if (event.kind === "danger-rolled") why = "danger";
    else if (event.kind === "engine-rolled") why = "engine";
    switch (event.kind) {
      case "boosted":
        found.push(news("boost", "news-boosted", { more: event.facts.more }, false));
        break;
      case "slipstream":
        found.push(news("slipstream", "news-slipstream", {}, false));
        break;
      case "caltrops":
        why = "caltrops";
        break;
      case "tires-lost":
        found.push(news(why === "caltrops" ? "caltrops" : "tires", `news-tires-${why || "danger"}`, { lost: event.facts.lost }, true));
        break;
      case "car-damaged":
        found.push(news("hit", `news-car${why === "engine" ? "-engine" : ""}`, { lost: event.facts.lost }, true));
        break;
      case "tires-worn":
        found.push(news("worn", "news-worn", {}, true));
        break;
      case "hit-obstacle":
        found.push(news("hit", "news-obstacle", { hits: event.facts.hits }, true));
        break;
      case "lost-control":
        found.push(news("control", "news-control", {}, true));
        break;
      case "held-up":
        found.push(news("bump", "news-held-up", { gear: event.facts.gear }, true));
        break;
      case "shoved":
        found.push(news("bump", "news-shoved", { gear: event.facts.gear }, true));
        break;
      case "slipped":
        found.push(news("leak", "news-slipped", { side: event.facts.slips }, true));
        break;
      case "slip-waits":
        found.push(news("leak", "news-slip-waits", { side: event.facts.slips }, true));
        break;
      case "changed-tires":
        found.push(news("new-tires", "news-new-tires", { tires: event.facts.tires }, false));
        break;
    }
  }
  return found.slice(-MOST);

  function news(what: News["what"], message: string, facts: Record<string, string | number>, bad: boolean): News {
    return { what, title: words(message, facts), more: words(`${message}.more`, facts), bad };
  }
}
