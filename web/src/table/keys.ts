/** Keys for answers: a number for each, and for those that come again and again a letter that is easy to remember. */
import type { OptionInfo } from "../wire";

/** Letters that the page itself listens to: the coach, odds, pause, undo. */
const RESERVED = new Set(["o", "p", "q", "u"]);

export interface Keys {
  number: string;
  letter: string;
}

/** A number for each, and the letter that the game has for it: none is made up, so that a letter means the same in every
 *  question. Where digits are wished for they stand for themselves, and the others have no number. A number that no cap
 *  shows would only be met by accident, so there is none. */
export function keysFor(options: OptionInfo[], wished: (option: OptionInfo) => string, numbered: (option: OptionInfo) => boolean = () => true): Keys[] {
  const wishes = options.map((option) => wished(option).toLowerCase());
  const digits = wishes.some(isDigit);
  const taken = new Set(RESERVED);
  return options.map((option, place) => {
    const wish = wishes[place]!;
    if (isDigit(wish)) return { number: wish, letter: "" };
    const letter = /^[a-z]$/.test(wish) && !taken.has(wish) ? wish : "";
    taken.add(letter);
    return { number: !digits && place < 9 && numbered(option) ? String(place + 1) : "", letter };
  });
}

const isDigit = (wish: string): boolean => /^[0-9]$/.test(wish);

/** Begins a typed answer. Any other key without a meaning does nothing. */
export const TYPES = "/";

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
