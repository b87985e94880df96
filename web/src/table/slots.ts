/** Where answers stand on a phone: each keeps its place for the whole match, so that a thumb finds it again. */

export const COLUMNS = 2;
/** So few leave room for what each would do; more than many are not asked often enough to keep room for them. */
const FEW = 4;
const MANY = 8;
/** what leads back to the question before: it comes last, whatever else there is */
const BACK = "back";

export class Slots {
  private readonly known = new Map<string, number>();

  private most = 0;

  /** The answers by slot, row after row; a slot that is nobody's just now stays empty. What has a place takes it, what
   *  comes for the first time takes the next that is free. Where many rows are shown there are always as many: they stand
   *  above the end of the panel, and so none of them moves. */
  place(keys: string[]): (string | null)[] {
    const others = keys.filter((key) => key !== BACK);
    const back = keys.length - others.length;
    const needed = Math.max(others.length, ...others.map((key) => (this.known.get(key) ?? -1) + 1)) + back;
    if (needed <= MANY) this.most = Math.max(this.most, needed);
    const room = needed > FEW && needed <= MANY ? this.most : needed;
    const placed: (string | null)[] = Array.from({ length: Math.ceil(room / COLUMNS) * COLUMNS }, () => null);
    const homeless = others.filter((key) => {
      const slot = this.known.get(key);
      if (slot === undefined || placed[slot] !== null) return true;
      placed[slot] = key;
      return false;
    });
    for (const key of homeless) {
      const slot = placed.indexOf(null);
      placed[slot] = key;
      if (!this.known.has(key)) this.known.set(key, slot);
    }
    if (back) placed[placed.length - 1] = BACK;
    return placed;
  }
}
