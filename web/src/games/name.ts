import { hasText, t } from "../words.svelte";

/** What a game is called; one that the page has no words for yet still has its plain name. */
export function nameOf(game: string): string {
  if (hasText(`game-${game}`)) return t(`game-${game}`);
  return game
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
