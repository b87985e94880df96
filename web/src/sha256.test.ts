import { describe, expect, it, vi } from "vitest";

import { hmac, sha256 } from "./sha256";
import samples from "./test/samples.json";
import { fromHex, toHex, verifyRecord } from "./verify";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("SHA-256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ])("gives the known value of %j", (text, known) => {
    expect(toHex(sha256(bytes(text)))).toBe(known);
  });

  it("agrees with the browser's own at every length around its blocks", async () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, place) => (place * 31 + length) % 256);
      expect(toHex(sha256(message))).toBe(toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))));
    }
  });
});

describe("HMAC-SHA-256", () => {
  // RFC 4231, cases 1, 2 and 6
  it.each([
    ["0b".repeat(20), "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"],
    [toHex(bytes("Jefe")), "what do ya want for nothing?", "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"],
    ["aa".repeat(131), "Test Using Larger Than Block-Size Key - Hash Key First", "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"],
  ])("gives the known value (key %s)", (key, message, known) => {
    expect(toHex(hmac(fromHex(key)!, bytes(message)))).toBe(known);
  });
});

it("checks a record where the browser lends no cryptography", async () => {
  vi.stubGlobal("crypto", {});
  const verdict = await verifyRecord(samples.record, samples.record.chance.commitment);
  vi.unstubAllGlobals();
  expect([verdict.wrong, verdict.ok]).toEqual(["", true]);
});
