/** A circuit in words, for whoever does not see it. */
import type { Lap } from "./checked";
import { type Piece } from "./word";
import type { Words } from "./words";

/** Runs of like tiles in driving order, then what lies where. */
export function describeCircuit(tiles: readonly Piece[], lap: Lap | null, words: Words): string[] {
  if (tiles.length === 0 || lap === null) return [words("describe-empty")];
  const lines = [words("describe-lap", { tiles: tiles.length, spaces: lap.spaces })];
  for (let place = 0; place < tiles.length;) {
    let last = place;
    while (tiles[last + 1]?.kind === tiles[place]!.kind) last++;
    const count = last - place + 1;
    lines.push(words("describe-run", { kind: tiles[place]!.kind, count, first: place + 1, last: last + 1, from: place * 3 + 1, to: (last + 1) * 3 }));
    place = last + 1;
  }
  tiles.forEach(({ mark }, index) => {
    if (!mark) return;
    const tile = index + 1;
    if (mark === "pit-stop") lines.push(words("describe-pit", { tile, second: (tile % tiles.length) + 1, fork: lap.fork, rejoin: lap.rejoin, lane: lap.lane }));
    else lines.push(words("describe-piece", { piece: words(`piece-${mark}.subject`), tile, from: index * 3 + 1, to: index * 3 + 3 }));
  });
  lines.push(words("describe-boosts", { count: lap.boosts.length, spaces: lap.boosts.join(", ") }));
  return lines;
}
