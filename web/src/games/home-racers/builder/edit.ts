/** What can be done to one item: moved, turned, made larger, its corners drawn elsewhere. All in quarter tiles. */
import { cornersOf, FARTHEST, grounded, type Item, kindOf, surfacesOf } from "./items";

export const within = (number: number, least = 0, most = FARTHEST): number => Math.min(most, Math.max(least, Math.round(number)));

export interface Handle {
  /** what dragging it changes */
  what: "move" | "corner" | "middle" | "end" | "size" | "entrance" | "exit";
  at: number;
  x: number;
  y: number;
}

/** The middle of an item, where it is taken hold of by keys. */
export function middleOf(item: Item): [number, number] {
  const { numbers } = item;
  switch (kindOf(item.name)) {
    case "surface": {
      const corners = cornersOf(item);
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
    }
    case "line":
      return [(numbers[1]! + numbers[3]!) / 2, (numbers[2]! + numbers[4]!) / 2];
    default:
      return [numbers[1] ?? 0, numbers[2] ?? 0];
  }
}

/** By so many quarter tiles; a portal with both of its ends unless one is named. */
export function moved(item: Item, right: number, down: number, part: "entrance" | "exit" | "" = ""): Item {
  const { name, numbers } = item;
  const shift = (places: readonly number[]): Item => {
    const [dx, dy] = [Math.round(right), Math.round(down)];
    const xs = places.filter((_, at) => at % 2 === 0);
    const ys = places.filter((_, at) => at % 2 === 1);
    const stay = (delta: number, at: readonly number[]): number =>
      Math.min(FARTHEST - Math.max(...at.map((place) => numbers[place]!)), Math.max(-Math.min(...at.map((place) => numbers[place]!)), delta));
    const [x, y] = [stay(dx, xs), stay(dy, ys)];
    const next = [...numbers];
    for (const place of xs) next[place]! += x;
    for (const place of ys) next[place]! += y;
    return { name, numbers: next };
  };
  switch (kindOf(name)) {
    case "surface":
      return shift(Array.from({ length: numbers.length - 1 }, (_, at) => at + 1));
    case "line":
      return shift([1, 2, 3, 4]);
    case "portal":
      return part === "entrance" ? shift([1, 2]) : part === "exit" ? shift([5, 6]) : shift([1, 2, 5, 6]);
    case "obstacle":
    case "tile":
      return shift([1, 2]);
    default:
      return item;
  }
}

/** By steps of 15°. A line is crossed the other way; a surface is turned a quarter. */
export function turned(item: Item, steps: number, part: "entrance" | "exit" | "" = ""): Item {
  const { name, numbers } = item;
  const turn = (places: number[]): Item => ({ name, numbers: numbers.map((number, at) => (places.includes(at) ? (number + steps + 24) % 24 : number)) });
  switch (kindOf(name)) {
    case "obstacle":
      return turn([5]);
    case "tile":
      return turn([3]);
    case "portal":
      return turn(part === "entrance" ? [3] : [7]);
    case "line":
      return { name, numbers: [numbers[0]!, numbers[3]!, numbers[4]!, numbers[1]!, numbers[2]!] };
    case "surface": {
      const [x, y] = middleOf(item);
      const sign = Math.sign(steps);
      const corners = cornersOf(item).map(([cx, cy]) => [x - sign * (cy - y), y + sign * (cx - x)] as const);
      const left = Math.min(0, ...corners.map(([cx]) => cx));
      const top = Math.min(0, ...corners.map(([, cy]) => cy));
      return { name, numbers: [numbers[0]!, ...corners.flatMap(([cx, cy]) => [within(cx - left), within(cy - top)])] };
    }
    default:
      return item;
  }
}

/** Furniture by a quarter tile each way; surfaces and lines about their middle. */
export function sized(item: Item, by: number): Item {
  const { name, numbers } = item;
  switch (kindOf(name)) {
    case "obstacle": {
      const [width, height] = [numbers[3]!, numbers[4]!];
      const part = height / width;
      const wider = within(width + by, 1);
      return { name, numbers: [...numbers.slice(0, 3), wider, within(wider * part, 1), numbers[5]!] };
    }
    case "line":
    case "surface": {
      const [x, y] = middleOf(item);
      const grow = (number: number, middle: number): number => within(number + Math.sign(number - middle) * by);
      return { name, numbers: numbers.map((number, at) => (at === 0 ? number : grow(number, at % 2 === 1 ? x : y))) };
    }
    default:
      return item;
  }
}

/** Where an item can be taken hold of. */
export function handlesOf(item: Item): Handle[] {
  const { numbers } = item;
  switch (kindOf(item.name)) {
    case "surface": {
      const corners = cornersOf(item);
      return [
        ...corners.map(([x, y], at): Handle => ({ what: "corner", at, x, y })),
        ...corners.map(([x, y], at): Handle => {
          const [nx, ny] = corners[(at + 1) % corners.length]!;
          return { what: "middle", at, x: (x + nx) / 2, y: (y + ny) / 2 };
        }),
      ];
    }
    case "line":
      return [0, 1].map((at): Handle => ({ what: "end", at, x: numbers[1 + 2 * at]!, y: numbers[2 + 2 * at]! }));
    case "obstacle": {
      const [, x = 0, y = 0, width = 0, height = 0, heading = 0] = numbers;
      const angle = (heading * Math.PI) / 12;
      const [a, b] = [width / 2, height / 2];
      return [{ what: "size", at: 0, x: x + a * Math.cos(angle) - b * Math.sin(angle), y: y + a * Math.sin(angle) + b * Math.cos(angle) }];
    }
    default:
      return [];
  }
}

/** A handle dragged to a place. Pulling at the middle of a side makes a new corner there. */
export function dragged(item: Item, handle: Handle, x: number, y: number): Item {
  const { name, numbers } = item;
  const [right, down] = [within(x), within(y)];
  if (handle.what === "corner") {
    return { name, numbers: numbers.map((number, at) => (at === 1 + 2 * handle.at ? right : at === 2 + 2 * handle.at ? down : number)) };
  }
  if (handle.what === "middle") {
    const next = [...numbers];
    next.splice(3 + 2 * handle.at, 0, right, down);
    return { name, numbers: next };
  }
  if (handle.what === "end") {
    return { name, numbers: numbers.map((number, at) => (at === 1 + 2 * handle.at ? right : at === 2 + 2 * handle.at ? down : number)) };
  }
  if (handle.what === "size") {
    const [, cx = 0, cy = 0, , , heading = 0] = numbers;
    const angle = (-heading * Math.PI) / 12;
    const [dx, dy] = [x - cx, y - cy];
    const [a, b] = [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)];
    return { name, numbers: [...numbers.slice(0, 3), within(Math.abs(a) * 2, 1), within(Math.abs(b) * 2, 1), heading] };
  }
  return item;
}

/** Without an item, and without what cannot be without it: a portal's gate goes with it. */
export function without(items: readonly Item[], at: number): Item[] {
  const gone = items[at];
  const rest = items.filter((_, place) => place !== at);
  if (!gone) return [...items];
  if (gone.name.startsWith("portal-")) return rest.filter(({ name }) => name !== `through-${gone.name.slice(7)}`);
  return kindOf(gone.name) === "surface" && surfacesOf(rest).length ? grounded(rest) : rest;
}

/** A gate changes places with the one before or behind it. */
export function reordered(items: readonly Item[], at: number, by: -1 | 1): { items: Item[]; at: number } {
  const isGate = ({ name }: Item): boolean => name === "gate" || kindOf(name) === "through";
  const gates = items.flatMap((item, place) => (isGate(item) ? [place] : []));
  const other = gates[gates.indexOf(at) + by];
  if (!gates.includes(at) || other === undefined) return { items: [...items], at };
  const next = [...items];
  [next[at], next[other]] = [next[other]!, next[at]!];
  return { items: next, at: other };
}
