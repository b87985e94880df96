/** Keys for answers: a number for each, and a letter that is easy to remember. */
import type { OptionInfo } from "../wire";

/** Letters that the page itself listens to: odds, pause, skip, undo. */
const RESERVED = new Set(["o", "p", "u"]);

export interface Keys {
  number: string;
  letter: string;
}

/** Which caps an answer has room to show. */
export interface Caps {
  number: boolean;
  letter: boolean;
}

const BOTH: Caps = { number: true, letter: true };

/** The wished letter, else the first letter of the label that is free; some options have none. Where digits are wished
 *  for they stand for themselves, and the others have no number. A key that nobody wished for and no cap shows would
 *  only be met by accident, so there is none. */
export function keysFor(
  options: OptionInfo[],
  label: (option: OptionInfo) => string,
  wished: (option: OptionInfo) => string,
  caps: (option: OptionInfo) => Caps = () => BOTH,
): Keys[] {
  const taken = new Set(RESERVED);
  const wishes = options.map((option) => wished(option).toLowerCase());
  const letters: string[] = wishes.map((letter) => {
    if (!/^[a-z]$/.test(letter) || taken.has(letter)) return "";
    taken.add(letter);
    return letter;
  });
  options.forEach((option, place) => {
    if (letters[place] || !caps(option).letter) return;
    const own = [...label(option).toLowerCase()].find((letter) => /^[a-z]$/.test(letter) && !taken.has(letter));
    letters[place] = own ?? "";
    if (own) taken.add(own);
  });
  const digits = wishes.map((wish) => (/^[0-9]$/.test(wish) ? wish : ""));
  const own = digits.some((digit) => digit !== "");
  return options.map((option, place) => ({
    number: own ? (digits[place] ?? "") : place < 9 && caps(option).number ? String(place + 1) : "",
    letter: digits[place] ? "" : (letters[place] ?? ""),
  }));
}

/** Whether a key begins a word that is typed, rather than being one of the page's own. */
export function isTyped(key: string): boolean {
  return /^[\p{L}\p{N}]$/u.test(key) && !RESERVED.has(key.toLowerCase());
}

/** The option that typed words mean: its number, key or label, or the only one that contains them. */
export function typedOption(options: OptionInfo[], label: (option: OptionInfo) => string, typed: string): OptionInfo | null {
  const words = typed.trim().toLowerCase();
  if (!words) return null;
  const exact = options.find((option, place) => words === String(place + 1) || words === option.key || words === label(option).toLowerCase());
  if (exact) return exact;
  for (const fits of [(text: string): boolean => text.startsWith(words), (text: string): boolean => words.split(/\s+/).every((word) => text.includes(word))]) {
    const found = options.filter((option) => fits(label(option).toLowerCase()) || fits(option.key));
    if (found.length === 1) return found[0]!;
    if (found.length > 1) return null;
  }
  return null;
}
