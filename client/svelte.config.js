import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { withSizes } from "./src/style/breakpoints.js";

/** @type {import("svelte/compiler").PreprocessorGroup} */
const namedSizes = { name: "named-sizes", style: ({ content }) => ({ code: withSizes(content) }) };

export default { preprocess: [namedSizes, vitePreprocess()] };
