/** Whoever comes from another page has lost the focus with it, and begins at the new one's heading, as after a load.
 *  The heading may come late; if the focus is somewhere by then, it stays there. */
export function beginAtTheHeading(): () => void {
  const watch = new MutationObserver(look);
  function look(): void {
    const heading = document.querySelector("h1");
    if (heading === null) return;
    watch.disconnect();
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
