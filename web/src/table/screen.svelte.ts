/** Which of the drawn layouts fits the window: the wide frame, the same with the log in a tab, or a phone, upright or on
 *  its side. */

const has = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);

const queries = {
  narrow: has("(max-width: 760px) and (orientation: portrait), (max-width: 540px)"),
  short: has("(min-width: 541px) and (max-height: 500px) and (orientation: landscape)"),
  folded: has("(max-width: 1180px), (max-height: 800px)"),
};

export const screenIs = $state({
  /** a phone upright: the board on top, the decision below */
  narrow: queries.narrow?.matches ?? false,
  /** a phone on its side: the board left, the decision right, and nothing else */
  short: queries.short?.matches ?? false,
  folded: queries.folded?.matches ?? false,
});

for (const [name, query] of Object.entries(queries)) {
  query?.addEventListener("change", () => (screenIs[name as keyof typeof queries] = query.matches));
}
