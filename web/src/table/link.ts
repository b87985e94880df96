import { t } from "../words.svelte";

export const linkOf = (code: string): string => `${location.origin}/t/${code}`;
export const analysisOf = (code: string): string => `${location.origin}/analysis/${code}`;
export const replayOf = (code: string): string => `${location.origin}/replay/${code}`;

/** Put a text where it can be pasted; false if the reader has to do it by hand.
 *
 *  Pages over plain http have no clipboard. There the text is selected, `shown` where it stands on the page, else in a
 *  small dialog, and whoever reads copies it. */
export async function copyText(text: string, shown?: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    else prompt(t("copy-by-hand"), text);
    return false;
  }
}

/** Whether a link from this page leads anybody else here. */
export const onlyHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
