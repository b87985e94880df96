/** Dice anyone can verify: what docs/records.md describes, with the browser's own cryptography where it lends it.
 *
 *  The record lists the numbers drawn but not among how many, so each turn's draws are read as what a table can draw:
 *  dice, shuffles (among k, k-1, … 2) and, in the set-up, single lots. A turn is true if its whole list can be read
 *  that way from the seed. That the match then follows from the dice is what `jalopy verify` re-plays. */

export interface Verdict {
  ok: boolean;
  commitment: string;
  seed: string;
  /** draws that were dice, and draws that belonged to shuffles and lots */
  dice: number;
  others: number;
  turns: number;
  /** how often each face came up, 1 to 6 */
  faces: number[];
  /** what is wrong, as a key and facts for the catalogue; "" if nothing is */
  wrong: string;
  facts: Record<string, number | string>;
}

interface Committed {
  kind: "committed";
  commitment: string;
  seed: string;
  entropy: string[];
}

const LARGEST_PILE = 80;
const MOST_LOTS = 12;
/** Fewer cards than this are not shuffled after the set-up: a draw among two says 1 whenever a die shows 2, 4 or 6, so any
 *  of those could be passed off as a 1. */
const SMALLEST_PILE = 5;

/** Reads a record and recomputes its commitment and every draw. `progress` hears the share that is done. */
export async function verifyRecord(record: unknown, shown = "", progress = (_share: number): void => {}): Promise<Verdict> {
  const verdict: Verdict = { ok: false, commitment: "", seed: "", dice: 0, others: 0, turns: 0, faces: [0, 0, 0, 0, 0, 0], wrong: "", facts: {} };
  const fail = (wrong: string, facts: Verdict["facts"] = {}): Verdict => ({ ...verdict, wrong, facts });
  const read = readRecord(record);
  if (read === null) return fail("verify-no-record");
  const { chance, drawn } = read;
  if (chance === null) return fail("verify-not-committed");
  verdict.seed = chance.seed;
  const seed = fromHex(chance.seed);
  if (seed === null || seed.length !== 32) return fail("verify-bad-seed");
  verdict.commitment = toHex(await sha256(seed));
  if (verdict.commitment !== chance.commitment) return fail("verify-other-commitment");
  if (shown && shown !== chance.commitment) return fail("verify-not-what-was-shown");
  const draws = await Draws.from(seed, chance.entropy);
  for (const [turn, values] of drawn.entries()) {
    const words = await Promise.all(values.map((_, count) => draws.first(turn, count)));
    const reading = await readTurn(values, words, draws, turn);
    if (typeof reading === "number") return fail("verify-other-draw", { turn, draw: reading + 1 });
    for (const place of reading) {
      verdict.dice += 1;
      verdict.faces[values[place]! - 1]! += 1;
    }
    verdict.others += values.length - reading.length;
    verdict.turns += 1;
    progress((turn + 1) / drawn.length);
  }
  return { ...verdict, ok: true };
}

/** HMAC-SHA-256(key, "turn:count:try"), its first eight bytes as a number. */
export class Draws {
  private constructor(private readonly sign: (message: Bytes) => Promise<Uint8Array>) {}

  static async from(seed: Uint8Array, entropy: string[]): Promise<Draws> {
    const parts: Uint8Array[] = [seed];
    for (const text of entropy) {
      const bytes = new TextEncoder().encode(text);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      parts.push(length, bytes);
    }
    const raw = await sha256(joined(parts));
    return new Draws(await signerFor(raw));
  }

  first(turn: number, count: number): Promise<bigint> {
    return this.word(turn, count, 0);
  }

  /** The draw among n results: 0 to n - 1. */
  async below(turn: number, count: number, n: number, first?: bigint): Promise<number> {
    const sides = BigInt(n);
    const fair = 2n ** 64n - (2n ** 64n % sides);
    for (let attempt = 0; ; attempt++) {
      const x = attempt === 0 && first !== undefined ? first : await this.word(turn, count, attempt);
      if (x < fair) return Number(x % sides);
    }
  }

  private async word(turn: number, count: number, attempt: number): Promise<bigint> {
    const text = new TextEncoder().encode(`${turn}:${count}:${attempt}`);
    const mac = await this.sign(text);
    return new DataView(mac.buffer, mac.byteOffset).getBigUint64(0);
  }
}

/** The places of the dice if the whole turn can be read from the seed, else the first place that cannot. */
async function readTurn(values: number[], words: bigint[], draws: Draws, turn: number): Promise<number[] | number> {
  const fits = async (place: number, n: number): Promise<boolean> =>
    (await draws.below(turn, place, n, words[place])) === values[place];
  // best[i]: the reading of the first i draws with the most dice; null if there is none.
  const best: (number[] | null)[] = [[], ...values.map(() => null)];
  const better = (at: number, dice: number[]): void => {
    if (best[at] === null || best[at]!.length < dice.length) best[at] = dice;
  };
  let farthest = 0;
  for (let at = 0; at < values.length; at++) {
    const dice = best[at];
    if (dice === null || dice === undefined) continue;
    farthest = at;
    const value = values[at]!;
    if (value >= 1 && value <= 6 && (await draws.below(turn, at, 6, words[at])) + 1 === value) better(at + 1, [...dice, at]);
    if (turn === 0) {
      for (let n = 2; n <= MOST_LOTS; n++) if (await fits(at, n)) better(at + 1, dice);
    }
    for (let cards = turn === 0 ? 2 : SMALLEST_PILE; cards <= Math.min(LARGEST_PILE, values.length - at + 1); cards++) {
      if (!(await fits(at, cards))) continue;
      let whole = true;
      for (let left = cards - 1, place = at + 1; whole && left >= 2; left--, place++) whole = await fits(place, left);
      if (whole) better(at + cards - 1, dice);
    }
  }
  return best[values.length] ?? farthest;
}

function readRecord(record: unknown): { chance: Committed | null; drawn: number[][] } | null {
  if (typeof record !== "object" || record === null) return null;
  const { chance, drawn, format } = record as Record<string, unknown>;
  if (format !== 1 || typeof chance !== "object" || chance === null || !Array.isArray(drawn)) return null;
  if (!drawn.every((turn) => Array.isArray(turn) && turn.every(Number.isInteger))) return null;
  const { kind, commitment, seed, entropy } = chance as Record<string, unknown>;
  const whole = typeof commitment === "string" && typeof seed === "string" && Array.isArray(entropy);
  if (kind !== "committed" || !whole || !entropy.every((text) => typeof text === "string")) {
    return { chance: null, drawn };
  }
  return { chance: { kind, commitment, seed, entropy }, drawn };
}

// --- bytes ------------------------------------------------------------------------------------------------------------

type Bytes = Uint8Array<ArrayBuffer>;

// Browsers lend their cryptography to https and to this device only, not to http://192.168.…: there we bring our own.
const lent = (): SubtleCrypto | undefined => crypto.subtle as SubtleCrypto | undefined;

async function sha256(bytes: Uint8Array): Promise<Bytes> {
  const subtle = lent();
  if (subtle === undefined) return (await import("./sha256")).sha256(bytes);
  return new Uint8Array(await subtle.digest("SHA-256", bytes as Bytes));
}

async function signerFor(raw: Bytes): Promise<(message: Bytes) => Promise<Uint8Array>> {
  const subtle = lent();
  if (subtle === undefined) {
    const { hmac } = await import("./sha256");
    return async (message) => hmac(raw, message);
  }
  const key = await subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await subtle.sign("HMAC", key, message));
}

function joined(parts: Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Bytes | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}
