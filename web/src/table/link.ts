export const linkOf = (code: string): string => `${location.origin}/t/${code}`;

/** Put the table's link where it can be pasted; false if the browser does not let us. */
export async function copyLink(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(linkOf(code));
    return true;
  } catch {
    return false;
  }
}
