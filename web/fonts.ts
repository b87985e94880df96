import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What English and German are written with. `src/styles/fonts.css` names the same signs: others come from the whole font. */
const SIGNS = [[0x20, 0x7e], ...[..."\u00a0°±·×ÄÖÜßäöüé–—‘’‚“”„…•−‹›"].map((sign) => [sign.codePointAt(0)!, sign.codePointAt(0)!] as const)] as const;
const TEXT = SIGNS.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))).join("");

const WHOLE = [
  "@fontsource/bungee/files/bungee-latin-400-normal.woff2",
  "@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2",
  "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2",
  "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2",
];
const FEATURES = ["kern", "mark", "ccmp", "liga"]; // the others are for signs that are cut away
const FOLDER = ".fonts";

/** Cuts small fonts out of the whole ones, once per version of them: less than half of the bytes of a first load. */
export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      if (process.env.VITEST) return;
      await mkdir(FOLDER, { recursive: true });
      for (const file of WHOLE) {
        const source = join("node_modules", file);
        const cut = join(FOLDER, basename(file));
        if (await isNewer(cut, source)) continue;
        await writeFile(cut, await subsetFont(await readFile(source), TEXT, { targetFormat: "woff2", noHinting: true, keepFeatures: FEATURES }));
      }
    },
  };
}

async function isNewer(made: string, from: string): Promise<boolean> {
  try {
    const [a, b, c] = await Promise.all([stat(made), stat(from), stat("fonts.ts")]);
    return a.mtimeMs > b.mtimeMs && a.mtimeMs > c.mtimeMs;
  } catch {
    return false;
  }
}
