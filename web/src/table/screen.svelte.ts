/** Which of the drawn layouts fits the window: the wide frame, the same with the log in a tab, or the phone. */

const has = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);

// A phone on its side is short, not narrow: it keeps two columns.
const phone = has("(max-width: 760px) and (orientation: portrait), (max-width: 560px)");
const folded = has("(max-width: 1180px), (max-height: 800px)");

export const screenIs = $state({ narrow: phone?.matches ?? false, folded: folded?.matches ?? false });

phone?.addEventListener("change", () => (screenIs.narrow = phone.matches));
folded?.addEventListener("change", () => (screenIs.folded = folded.matches));
