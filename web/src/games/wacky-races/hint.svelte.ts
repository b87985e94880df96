/** Whether the reader wants to see where Dastardly will go: asked for once, kept while the page is open. */
export const hint = $state({ shown: false });
