import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const PACKAGES = join(import.meta.dirname, "node_modules", "@fontsource");
/** Where the style sheets find them, as `small-fonts/…`. */
export const SMALL_FONTS = join(import.meta.dirname, "node_modules", ".small-fonts");
const FACES = [
  "cormorant-latin-500-normal",
  "cormorant-latin-500-italic",
  "cormorant-latin-600-normal",
  "inter-latin-400-normal",
  "inter-latin-600-normal",
  "inter-latin-800-normal",
  "caveat-latin-600-normal",
];
/** The `unicode-range` of these faces in the style sheets. */
export const SIGNS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\u00a0¡©«°·»¿×ÁÉÍÑÓÚáèéíñóúü",
  ..."\u2010\u2011–—‘’‚“”„•…\u202f−",
];
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"];

/**
 * Makes small fonts of the packages' ones. A first visit in English or Spanish needs about 110 letters and signs; the
 * packages' Latin files hold three times as many, and features that no page of ours asks for. They are fetched only
 * where another letter is on the screen.
 */
export function smallFonts(): Plugin {
  return {
    name: "small-fonts",
    async buildStart() {
      mkdirSync(SMALL_FONTS, { recursive: true });
      await Promise.all(FACES.map(make));
    },
  };
}

async function make(face: string): Promise<void> {
  const whole = readFileSync(join(PACKAGES, face.split("-")[0]!, "files", `${face}.woff2`));
  const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true } as const;
  writeFileSync(join(SMALL_FONTS, `${face}.woff2`), await subsetFont(whole, SIGNS.join(""), options));
}
