/** Dice anyone can verify: what docs/records.md describes, with the browser's own cryptography where it lends it.
 *
 *  Every draw of a record says among how many it was, so each is computed again from the seed. That the match then
 *  follows from its draws is what `jalopy verify` re-plays. */

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

/** A die as its pips, or a lot as its result and among how many. */
type Draw = number | [number, number];

const SIDES = 6;

/** Reads a record and recomputes its commitment and every draw. `progress` hears the share that is done. */
export async function verifyRecord(record: unknown, shown = "", progress = (_share: number): void => {}): Promise<Verdict> {
  const verdict: Verdict = { ok: false, commitment: "", seed: "", dice: 0, others: 0, turns: 0, faces: [0, 0, 0, 0, 0, 0], wrong: "", facts: {} };
  const fail = (wrong: string, facts: Verdict["facts"] = {}): Verdict => ({ ...verdict, wrong, facts });
  const read = readRecord(record);
  if (read === null) return fail("verify-no-record");
  const { chance, turns } = read;
  if (chance === null) return fail("verify-not-committed");
  verdict.seed = chance.seed;
  const seed = fromHex(chance.seed);
  if (seed === null || seed.length !== 32) return fail("verify-bad-seed");
  verdict.commitment = toHex(await sha256(seed));
  if (verdict.commitment !== chance.commitment) return fail("verify-other-commitment");
  if (shown && shown !== chance.commitment) return fail("verify-not-what-was-shown");
  const draws = await Draws.from(seed, chance.entropy);
  for (const [turn, told] of turns) {
    for (const [count, draw] of told.entries()) {
      const isDie = typeof draw === "number";
      const [result, among] = isDie ? [draw - 1, SIDES] : draw;
      if ((await draws.below(turn, count, among)) !== result) return fail("verify-other-draw", { turn, draw: count + 1 });
      if (isDie) verdict.faces[result]! += 1;
      verdict[isDie ? "dice" : "others"] += 1;
    }
    verdict.turns += 1;
    progress(verdict.turns / turns.length);
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

  /** The draw among n results: 0 to n - 1. */
  async below(turn: number, count: number, n: number): Promise<number> {
    const sides = BigInt(n);
    const fair = 2n ** 64n - (2n ** 64n % sides);
    for (let attempt = 0; ; attempt++) {
      const x = await this.word(turn, count, attempt);
      if (x < fair) return Number(x % sides);
    }
  }

  private async word(turn: number, count: number, attempt: number): Promise<bigint> {
    const text = new TextEncoder().encode(`${turn}:${count}:${attempt}`);
    const mac = await this.sign(text);
    return new DataView(mac.buffer, mac.byteOffset).getBigUint64(0);
  }
}

const isDraw = (draw: unknown): draw is Draw =>
  Array.isArray(draw)
    ? draw.length === 2 && draw.every(Number.isInteger) && draw[1] >= 1
    : Number.isInteger(draw) && Number(draw) >= 1 && Number(draw) <= SIDES;

type Turn = [number, Draw[]];

function readRecord(record: unknown): { chance: Committed | null; turns: Turn[] } | null {
  if (typeof record !== "object" || record === null) return null;
  const { chance, earlier = [], format } = record as Record<string, unknown>;
  if (format !== 2 || typeof chance !== "object" || chance === null || !Array.isArray(earlier)) return null;
  const parts = [...earlier, record].map(turnsOf);
  if (parts.includes(null)) return null;
  // What was played under other rules ended within a turn, which the next part begins anew.
  const turns = (parts as Turn[][]).flatMap((part, place) => (place < earlier.length ? part.slice(0, -1) : part));
  const { kind, commitment, seed, entropy } = chance as Record<string, unknown>;
  const whole = typeof commitment === "string" && typeof seed === "string" && Array.isArray(entropy);
  if (kind !== "committed" || !whole || !entropy.every((text) => typeof text === "string")) {
    return { chance: null, turns };
  }
  return { chance: { kind, commitment, seed, entropy }, turns };
}

/** With their numbers: a part that begins with a position goes on counting where that stood. */
function turnsOf(part: unknown): Turn[] | null {
  const { drawn, position } = (part ?? {}) as { drawn?: unknown; position?: { turn?: unknown } };
  const first = position?.turn ?? 0;
  if (!Array.isArray(drawn) || !Number.isInteger(first)) return null;
  if (!drawn.every((turn) => Array.isArray(turn) && turn.every(isDraw))) return null;
  return (drawn as Draw[][]).map((turn, place) => [Number(first) + place, turn]);
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
