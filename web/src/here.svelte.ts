/** Where the reader is, and how to go elsewhere without loading the page again. */
import { placeOf, type Place } from "./router";

const now = (): Place => placeOf(location.pathname, location.hash, location.search);

export const here: { place: Place } = $state({ place: now() });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  here.place = now();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (here.place = now()));

/** Clicks on our own links stay on the page; with a modifier key they do what the browser does. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
