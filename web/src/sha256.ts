/** SHA-256 and HMAC in plain TypeScript (FIPS 180-4, RFC 2104), for pages that the browser does not trust with its own:
 *  those that came over plain http from another device. Loaded only there. */

const FIRST_PRIMES = firstPrimes(64);
const K = Uint32Array.from(FIRST_PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(FIRST_PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  const hash = Uint32Array.from(START);
  const w = new Uint32Array(64);
  for (let at = 0; at < length; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = w[i - 15]!;
      const late = w[i - 2]!;
      const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
      const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    compress(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => out.setUint32(4 * place, word));
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? sha256(key) : key;
  const padded = (mask: number, rest: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(BLOCK + rest.length).fill(mask, 0, BLOCK);
    short.forEach((byte, place) => (bytes[place] = byte ^ mask));
    bytes.set(rest, BLOCK);
    return bytes;
  };
  return sha256(padded(0x5c, sha256(padded(0x36, message))));
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = hash[place]! + word));
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
