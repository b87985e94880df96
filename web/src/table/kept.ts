/** What this browser remembers of one table. */

export function keep(code: string, what: string, value: unknown): void {
  try {
    localStorage.setItem(`${what}:${code}`, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; then it is forgotten with the page.
  }
}

export function kept(code: string, what: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${what}:${code}`) ?? "null");
  } catch {
    return null;
  }
}
