/** Addresses of the page: plain paths, one function from address to place. */
import { SHELF } from "./games/shelf";
import { isDay } from "./puzzle/days";

export type Place =
  | { page: "shelf" }
  | { page: "new"; game: string }
  | { page: "learn"; game: string }
  | { page: "build"; game: string; word: string }
  | { page: "table"; code: string }
  | { page: "replay"; code: string }
  | { page: "analysis"; code: string }
  | { page: "puzzle"; game: string; day: string }
  | { page: "rush"; game: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "verify"; code: string }
  | { page: "settings" }
  | { page: "matches" }
  | { page: "device"; token: string }
  | { page: "workshop"; game: string }
  | { page: "nowhere" };

const WORD = /^[a-z0-9][a-z0-9-]*$/;

export function placeOf(path: string, hash = "", search = ""): Place {
  const parts = path
    .split("/")
    .filter((part) => part !== "")
    .map(decoded);
  const [page = "", word = ""] = parts;
  if (parts.length === 0) return { page: "shelf" };
  if (parts.length === 1 && page === "settings") return { page: "settings" };
  if (parts.length === 1 && page === "matches") return { page: "matches" };
  if (parts.length === 1 && page === "device") return { page: "device", token: decoded(hash.replace(/^#/, "")) };
  if (parts.length === 1 && page === "verify") return { page: "verify", code: "" };
  if (parts.length === 1 && page === "replay") return { page: "replay", code: "" };
  if (parts.length === 1 && page === "workshop") return { page, game: "" };
  if (page === "puzzle") return puzzleOf(parts.slice(1));
  if (parts.length === 2 && WORD.test(word.toLowerCase())) {
    const code = word.toLowerCase();
    if (page === "new" || page === "learn" || page === "workshop") return { page, game: code };
    if (page === "build" && SHELF.get(code)?.builder) return { page, game: code, word: wordIn(hash, search) };
    if (page === "t") return { page: "table", code };
    if (page === "replay" || page === "analysis") return { page, code };
    if (page === "verify") return { page, code };
    if (page === "rules") return { page, game: code, rule: decoded(hash.replace(/^#/, "")) };
  }
  return { page: "nowhere" };
}

/** Today's of some game, of this one, or that of a day; or many of them in a rush. */
function puzzleOf([game = "", which = "", ...more]: string[]): Place {
  if (more.length || (game && !WORD.test(game))) return { page: "nowhere" };
  if (which === "rush") return { page: "rush", game };
  return which && !isDay(which) ? { page: "nowhere" } : { page: "puzzle", game, day: which };
}

/** The track that a link to the builder carries, behind # or as ?word=. */
function wordIn(hash: string, search: string): string {
  return decoded(hash.replace(/^#/, "")) || (new URLSearchParams(search).get("word") ?? "");
}

/** A code as people type or paste it: with spaces, in capitals, or as the whole link. */
export function codeFrom(typed: string): string {
  const last = typed.trim().split(/[?#]/)[0]!.split("/").filter(Boolean).at(-1) ?? "";
  const code = last
    .trim()
    .toLowerCase()
    .replace(/[\s,.]+/g, "-")
    .replace(/-$/, "");
  return WORD.test(code) ? code : "";
}

/** What is dictated: two words and nothing else. */
export const isTwoWords = (code: string): boolean => /^[a-z]+-[a-z]+$/.test(code);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
