/** Small sounds, where they are wanted, and none before the first touch of the page. */
import type { Sound } from "./games/types";
import { prefs } from "./prefs.svelte";

export function sound(which: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  import("./voices").then(
    ({ make }) => make(which),
    () => undefined, // a sound that cannot be had is none
  );
}
