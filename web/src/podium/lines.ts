/** The width of a letter of the labels' face, on the average, of its size. */
export const LETTER = 0.43;

/** As few lines as hold so many letters each, about as long as each other, broken between words. */
export function inLines(text: string, most: number): string[] {
  const words = text.split(" ");
  const wanted = text.length / Math.ceil(text.length / Math.max(1, most));
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && longer.length - word.length / 2 <= wanted && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
