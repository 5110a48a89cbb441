import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/**/wire.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `{ known, ...rest }` leaves something out.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      // `(one) => this.take(one)` and `void dependency` are how we write handlers and effects.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-meaningless-void-operator": "off",
      // With `noUncheckedIndexedAccess`, `!` says that an index was checked before.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Browsers may lack what the types promise.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // `[...text]` counts characters as people do, near enough.
      "@typescript-eslint/no-misused-spread": "off",
      // So that functions can be handed on without their object.
      "@typescript-eslint/method-signature-style": "error",
      // Sets and maps that nobody watches.
      "svelte/prefer-svelte-reactivity": "off",
      // Asks for the types of everything that might be a store; there is none. It takes a seventh of the time.
      "svelte/require-store-reactive-access": "off",
      // The compiler's warnings depend on our preprocessors, which the linter does not run.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Other components have no types here: svelte-check looks after these.
    files: ["**/*.svelte", "src/**/game.ts"],
    rules: Object.fromEntries(
      ["argument", "assignment", "call", "enum-assignment", "member-access", "return"].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        "off",
      ]),
    ),
  },
);
