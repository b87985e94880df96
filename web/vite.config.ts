import { readFile } from "node:fs/promises";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { fonts } from "./fonts.ts";

// For `npm run dev`: where `jalopy serve` listens.
const server = process.env.JALOPY_SERVER ?? "http://127.0.0.1:8000";

const messages = (prefix: string): RegExp => new RegExp(`^${prefix}-.*\\n(?:[ }].*\\n|\\n(?= ))*`, "gm");
const ASIDE = { about: messages("about"), refused: messages("refused") };
const OF_THE_TERMINAL = messages("hindsight");

/** Without the spaces that only readers need. */
const squeezed = (catalogue: string): string => catalogue.replace(/^ +/gm, " ").replace(/^( ?\.?[a-z][\w-]*) = /gm, "$1=");

/** Catalogues travel without their comments and indents: those are for translators; and without what only the terminal says. What a game says about its things comes by itself
 *  (`?about`), for whoever asks; and so does what the server refuses (`?refused`), which it says in English anyway. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".ftl") || (query !== "raw" && query !== "about" && query !== "refused")) return null;
      const text = (await readFile(path, "utf8"))
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n")
        .replace(OF_THE_TERMINAL, "");
      const aside = path.includes("/src/jalopy/games/") ? "about" : path.includes("/src/jalopy/texts.") ? "refused" : null;
      const kept = query !== "raw" ? (text.match(ASIDE[query]) ?? []).join("") : aside ? text.replace(ASIDE[aside], "") : text;
      return `export default ${JSON.stringify(process.env.VITEST ? kept : squeezed(kept))}`;
    },
  };
}

/** What a table always needs and a few other pages need as well. Each by itself would be a file more for every table, and
 *  small files are packed badly. */
const TOGETHER =
  /\/src\/(table\/(Order|Speed|Log)\.svelte(\?.*)?|(table\/(follow\.svelte|people)|board\/(touches|pips|stops\.svelte|glide\.svelte)|games\/consequences|scenes)\.ts)$/;

export default defineConfig({
  plugins: [fonts(), catalogues(), svelte()],
  base: "/",
  build: {
    outDir: "../src/jalopy/web",
    emptyOutDir: true,
    // Fonts and pictures stay files of their own: the server's policy allows no data: fonts.
    assetsInlineLimit: 0,
    // The helper that preloads modules writes no inline script, but it is not needed either.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: "together", test: TOGETHER }] } } },
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/api": server,
      "/socket": { target: server, ws: true },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "node", // where there is nothing to draw on; a file that draws says so
    include: ["src/**/*.test.ts"],
    // Files of one worker share what they import: loading it anew for each took longer than most tests.
    pool: "threads",
    isolate: false,
    testTimeout: 60_000, // a busy machine is no failure
  },
});
