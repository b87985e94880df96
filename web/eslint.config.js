import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // svelte-check knows every name, and which of its warnings a comment is for
      "no-undef": "off",
      "svelte/no-unused-svelte-ignore": "off",
      // what the page is drawn from is declared with `$state`; other sets and maps are plain on purpose
      "svelte/prefer-svelte-reactivity": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  // the frame knows no game's types, and tests look into what they please
  { files: ["src/games/types.ts", "**/*.test.ts"], rules: { "@typescript-eslint/no-explicit-any": "off" } },
  // drawings of our own
  { files: ["src/games/scrapyard-empire/art/Picture.svelte"], rules: { "svelte/no-at-html-tags": "off" } },
  { ignores: ["node_modules/", "src/wire.ts", "src/games/*/shapes.ts"] },
);
