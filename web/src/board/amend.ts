import { untrack } from "svelte";

type Node = Record<string, unknown>;

/** Gives what is shown the values it should have, and touches nothing that has them: only what differs is drawn anew. */
export function amend(shown: object, wanted: object): void {
  untrack(() => assign(shown as Node, wanted as Node));
}

function assign(shown: Node, wanted: Node): void {
  for (const [name, next] of Object.entries(wanted)) {
    const now = shown[name];
    if (isNode(now) && isNode(next) && alike(now, next)) {
      assign(now, next);
      for (const left of Object.keys(now)) if (!(left in next)) delete now[left];
    } else if (now !== next) {
      shown[name] = next;
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

/** Two lists of one length, or two objects that are no lists. */
function alike(now: Node, next: Node): boolean {
  return Array.isArray(now) ? Array.isArray(next) && now.length === next.length : !Array.isArray(next);
}
