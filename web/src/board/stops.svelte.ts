/** Whatever can be pressed on the board is one stop of the Tab key; arrows lead from there to what lies in their direction. */
import { SvelteSet } from "svelte/reactivity";

type Thing = HTMLElement | SVGElement;

const all = new SvelteSet<Thing>();
let last = $state.raw<Thing | null>(null);
/** Tab comes to what was focused last, or to the first. */
const reached = $derived(last !== null && all.has(last) ? last : (all.values().next().value ?? null));

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function stop(thing: Thing): { destroy(): void } {
  const focused = (): void => void (last = thing);
  const pressed = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (!way || event.defaultPrevented) return;
    event.preventDefault();
    nearest(thing, way)?.focus();
  };
  thing.addEventListener("focus", focused);
  thing.addEventListener("keydown", pressed as EventListener);
  all.add(thing);
  $effect(() => thing.setAttribute("tabindex", reached === thing ? "0" : "-1"));
  return { destroy: () => void all.delete(thing) };
}

/** The next one that way; what lies aside counts as farther. */
function nearest(from: Thing, [x, y]: [number, number]): Thing | null {
  const start = middleOf(from);
  let best: Thing | null = null;
  let least = Infinity;
  for (const thing of all) {
    const at = middleOf(thing);
    const [along, aside] = [(at.x - start.x) * x + (at.y - start.y) * y, Math.abs((at.x - start.x) * y) + Math.abs((at.y - start.y) * x)];
    if (thing === from || along <= 0 || along + 2 * aside >= least) continue;
    best = thing;
    least = along + 2 * aside;
  }
  return best;
}

function middleOf(thing: Thing): { x: number; y: number } {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
