/** Dice anyone can verify: what docs/records.md describes, with the browser's own cryptography where it lends it.
 *
 *  Every draw of a record says among how many it was, so each is computed again from the seed. A match that went on under
 *  other rules has several parts: each is compared with the one before it, and each with its checksum. That a match then
 *  follows from its draws is what `jalopy verify` re-plays, with the rules of each part. */

/** What is wrong, as a key and facts for the catalogue; the key is "" if nothing is. */
export interface Finding {
  wrong: string;
  facts: Record<string, number | string>;
}

export interface PartVerdict extends Finding {
  /** the version that it was played under */
  rules: string;
  dice: number;
  others: number;
  /** whether it has a checksum: the older format has none */
  checksum: boolean;
}

export interface Verdict extends Finding {
  ok: boolean;
  game: string;
  commitment: string;
  seed: string;
  /** draws that were dice, and draws that belonged to shuffles and lots */
  dice: number;
  others: number;
  turns: number;
  /** how often each face came up, 1 to 6 */
  faces: number[];
  parts: PartVerdict[];
  /** chance was taken back by consent, as the record says */
  practice: boolean;
  /** it began in the middle of another match */
  takenOver: boolean;
}

interface Committed {
  commitment: string;
  seed: string;
  entropy: string[];
}

/** Chance that holds from a draw of a turn on: a match that began in the middle of another has the chance of both. */
interface Stretch extends Committed {
  turn: number;
  draw: number;
}

/** A die as its pips, or a lot as its result and among how many. */
type Draw = number | [number, number];

type Table = Record<string, unknown>;

/** What a page can check of a part. */
interface Part {
  data: Table;
  rules: string;
  /** one stretch after the other; null where it is not all committed */
  chance: Stretch[] | null;
  drawn: Draw[][];
  digests: string[];
  /** the position that it began with; null: with the set-up */
  start: Table | null;
  /** the position of the turn under way when it ended; null: the match was over, or not yet set up */
  end: Table | null;
  /** "" in the older format */
  checksum: string;
  after: string;
}

const SIDES = 6;
const FORMAT = 3;
const WITHOUT_CHECKSUM = 2;

/** Kinds of findings that leave the dice alone. */
const ABOUT_THE_RECORD = [
  "verify-other-start",
  "verify-other-chance",
  "verify-other-states",
  "verify-other-settings",
  "verify-lost-part",
  "verify-other-checksum",
];

/** The key of the headline for a verdict. */
export function headline(verdict: Verdict): string {
  if (verdict.ok) return verdict.dice ? "podium-true" : "podium-true.shuffled";
  return ABOUT_THE_RECORD.includes(verdict.wrong) ? "verify-changed" : "podium-false";
}

/** Reads a record and recomputes all that takes no rules. `progress` hears the share that is done. */
export async function verifyRecord(record: unknown, shown = "", progress = (_share: number): void => {}): Promise<Verdict> {
  const counts = { dice: 0, others: 0, turns: 0, faces: [0, 0, 0, 0, 0, 0] };
  const verdict: Verdict = { ok: false, game: "", commitment: "", seed: "", ...counts, wrong: "", facts: {}, parts: [], practice: false, takenOver: false };
  const parts = partsOf(record);
  if (parts === null) return { ...verdict, wrong: "verify-no-record" };
  const last = parts.at(-1)!;
  verdict.game = String(last.data["game"] ?? "");
  verdict.practice = parts.some((part) => part.data["practice"] === true);
  verdict.takenOver = parts.some((part) => "taken_over" in part.data);
  if (parts.some((part) => part.chance === null)) return { ...verdict, wrong: "verify-not-committed" };
  verdict.seed = last.chance!.at(-1)!.seed;
  verdict.commitment = await commitmentOf(verdict.seed);
  const all = parts.reduce((count, part) => count + part.drawn.length, 0);
  let done = 0;
  for (const [place, part] of parts.entries()) {
    const found: PartVerdict = { rules: part.rules, dice: 0, others: 0, checksum: part.checksum !== "", wrong: "", facts: {} };
    verdict.parts.push(found);
    const turned = (turn: Draw[], again: boolean): void => {
      progress(++done / all);
      if (again) return;
      verdict.turns += 1;
      for (const draw of turn) {
        if (typeof draw === "number") verdict.faces[draw - 1]! += 1;
        found[typeof draw === "number" ? "dice" : "others"] += 1;
      }
    };
    const finding =
      (await comparedSeal(part.chance!, shown)) ??
      (await comparedWithBefore(part, parts[place - 1])) ??
      (await comparedDraws(part, part === last, turned)) ??
      (await comparedEnd(part)) ??
      (await comparedChecksum(part));
    if (finding !== null) Object.assign(found, finding);
    verdict.dice += found.dice;
    verdict.others += found.others;
  }
  const broken = verdict.parts.find((part) => part.wrong !== "");
  return broken ? { ...verdict, wrong: broken.wrong, facts: broken.facts } : { ...verdict, ok: true };
}

const wrong = (key: string, facts: Finding["facts"] = {}): Finding => ({ wrong: key, facts });

/** What was shown is the seal of the match's own chance: the last stretch. */
async function comparedSeal(chance: Stretch[], shown: string): Promise<Finding | null> {
  for (const { seed, commitment } of chance) {
    const computed = await commitmentOf(seed);
    if (computed === "") return wrong("verify-bad-seed");
    if (computed !== commitment) return wrong("verify-other-commitment");
  }
  return shown && shown !== chance.at(-1)!.commitment ? wrong("verify-not-what-was-shown") : null;
}

/** "" for what is no seed. */
async function commitmentOf(seed: string): Promise<string> {
  const bytes = fromHex(seed);
  return bytes === null || bytes.length !== 32 ? "" : toHex(await sha256(bytes));
}

/** `turned` hears of every turn that is right, and whether the next part begins it anew. */
async function comparedDraws(part: Part, last: boolean, turned: (turn: Draw[], again: boolean) => void): Promise<Finding | null> {
  const first = firstTurn(part);
  if (first === null) return null;
  const chance = part.chance!;
  const all = await Promise.all(chance.map(({ seed, entropy }) => Draws.from(fromHex(seed)!, entropy)));
  const drawsAt = (turn: number, count: number): Draws => all[chance.findLastIndex((each) => each.turn < turn || (each.turn === turn && each.draw <= count))]!;
  for (const [place, turn] of part.drawn.entries()) {
    for (const [count, draw] of turn.entries()) {
      const [result, among] = typeof draw === "number" ? [draw - 1, SIDES] : draw;
      if ((await drawsAt(first + place, count).below(first + place, count, among)) !== result)
        return wrong("verify-other-draw", { turn: first + place, draw: count + 1 });
    }
    turned(turn, !last && place === part.drawn.length - 1);
  }
  return null;
}

/** A part that begins with a position goes on counting where that stood. One written by hand may leave that to its last
 *  turn; null if only the rules tell. */
function firstTurn({ start, end, drawn }: Part): number | null {
  if (start === null) return 0;
  if (Number.isInteger(start["turn"])) return Number(start["turn"]);
  return Number.isInteger(end?.["turn"]) ? Number(end?.["turn"]) - drawn.length + 1 : null;
}

async function comparedEnd({ end, start, drawn, digests, data }: Part): Promise<Finding | null> {
  if (drawn.length !== digests.length) return wrong("verify-other-states");
  if (end === null) return null;
  if ((await digestOf(end)) !== digests.at(-1)) return wrong("verify-other-states");
  if (start !== null) return null;
  const told = (end["settings"] ?? {}) as Table;
  const same = Object.entries(data["settings"] as Table).every(([name, value]) => !(name in told) || told[name] === value);
  return same && end["seats"] === data["seats"] ? null : wrong("verify-other-settings");
}

async function comparedWithBefore(part: Part, before: Part | undefined): Promise<Finding | null> {
  if (before === undefined) return part.after ? wrong("verify-lost-part") : null;
  if (part.start === null || before.end === null || part.rules === before.rules) return wrong("verify-other-start");
  if ((await digestOf(part.start)) !== before.digests.at(-1)) return wrong("verify-other-start");
  if (canonical(part.chance) !== canonical(before.chance)) return wrong("verify-other-chance");
  const told = before.checksum || (await checksumOf(before.data));
  return part.checksum && part.after !== told ? wrong("verify-lost-part") : null;
}

async function comparedChecksum(part: Part): Promise<Finding | null> {
  return part.checksum && part.checksum !== (await checksumOf(part.data)) ? wrong("verify-other-checksum") : null;
}

function checksumOf(part: Table): Promise<string> {
  return digestOf(Object.fromEntries(Object.entries(part).filter(([name]) => name !== "earlier" && name !== "checksum")));
}

async function digestOf(data: unknown): Promise<string> {
  return toHex(await sha256(new TextEncoder().encode(canonical(data)))).slice(0, 32);
}

/** One text for one value, as the library writes it: names in order, no spaces. */
export function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(",")}]`;
  if (typeof data !== "object" || data === null) return JSON.stringify(data);
  const table = data as Table;
  const fields = Object.keys(table).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(table[name])}`).join(",")}}`;
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

// --- reading ----------------------------------------------------------------------------------------------------------

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && !Array.isArray(value);

const isDraw = (draw: unknown): draw is Draw =>
  Array.isArray(draw)
    ? draw.length === 2 && draw.every(Number.isInteger) && draw[1] >= 1
    : Number.isInteger(draw) && Number(draw) >= 1 && Number(draw) <= SIDES;

const areTexts = (values: unknown): values is string[] => Array.isArray(values) && values.every((value) => typeof value === "string");

/** What a record is about, at a glance; null if it is none. */
export function outlineOf(record: unknown): { game: string; seats: number; turns: number } | null {
  const parts = partsOf(record);
  if (parts === null) return null;
  const { data, start } = parts[0]!;
  // All but the last ended within a turn, which the next part begins anew.
  const turns = parts.reduce((count, part) => count + part.drawn.length, 1 - parts.length);
  return { game: String(data["game"]), seats: Number(data["seats"] ?? start?.["seats"] ?? 0), turns };
}

/** The parts of a record, oldest first; null if it is none. */
function partsOf(record: unknown): Part[] | null {
  if (!isTable(record)) return null;
  const { earlier = [], ...last } = record;
  if (!Array.isArray(earlier) || !earlier.every(isTable)) return null;
  const { format, game } = last;
  // In the older format only the record said what held for all its parts.
  const shared = format === WITHOUT_CHECKSUM ? { format, game } : {};
  const parts = [...earlier.map((part) => ({ ...shared, ...part })), last].map(partOf);
  return parts.every((part) => part !== null && part.data["game"] === game) ? (parts as Part[]) : null;
}

function partOf(data: Table): Part | null {
  const { format, rules, chance, drawn, digests, position = null, last_turn = {}, settings, checksum = "", after = "" } = data;
  if (format !== FORMAT && format !== WITHOUT_CHECKSUM) return null;
  if (typeof checksum !== "string" || (checksum !== "") !== (format === FORMAT) || typeof after !== "string") return null;
  if (typeof rules !== "string" || !isTable(chance) || !isTable(last_turn) || !areTexts(digests)) return null;
  if (!Array.isArray(drawn) || !drawn.every((turn) => Array.isArray(turn) && turn.every(isDraw))) return null;
  if (position === null ? !isTable(settings) : !isTable(position)) return null;
  const end = last_turn["position"] ?? null;
  if (end !== null && !isTable(end)) return null;
  return { data, rules, chance: stretchesOf(chance), drawn, digests, start: position as Table | null, end, checksum, after };
}

function stretchesOf(chance: Table): Stretch[] | null {
  if (chance["kind"] !== "continued") {
    const whole = committedOf(chance);
    return whole && [{ ...whole, turn: 0, draw: 0 }];
  }
  const { first, then, turn, draw } = chance;
  const before = isTable(first) ? stretchesOf(first) : null;
  const after = isTable(then) ? committedOf(then) : null;
  if (before === null || after === null || !Number.isInteger(turn) || !Number.isInteger(draw)) return null;
  // What began in one that had begun in another, and before that one's own chance, has none of it.
  const [at, of] = [Number(turn), Number(draw)];
  const kept = before.filter((each) => each.turn < at || (each.turn === at && each.draw < of) || each === before[0]);
  return [...kept, { ...after, turn: at, draw: of }];
}

function committedOf({ kind, commitment, seed, entropy }: Table): Committed | null {
  const whole = typeof commitment === "string" && typeof seed === "string" && areTexts(entropy);
  return kind === "committed" && whole ? { commitment, seed, entropy } : null;
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
