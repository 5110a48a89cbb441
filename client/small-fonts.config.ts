import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const PACKAGES = join(import.meta.dirname, "node_modules", "@fontsource");
/** Where the style sheets find them, as `small-fonts/…`. */
export const SMALL_FONTS = join(import.meta.dirname, "node_modules", ".small-fonts");
/** What a small font holds. */
export const SIGNS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ..."\u00a0¡©«°·»¿ÁÉÍÑÓ×Úáèéíñóúü",
  ..."\u2010\u2011–—‘’‚“”„•…\u202f−",
];

/** What else our languages may ask of a font: in files of their own, which are fetched when such a letter is on the screen. */
const CYRILLIC = "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116";
const LATIN = `
  U+00A2-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC-00BE, U+00C0, U+00C2-00C8, U+00CA-00CC,
  U+00CE-00D0, U+00D2, U+00D4-00D6, U+00D8-00D9, U+00DB-00E0, U+00E2-00E7, U+00EA-00EC, U+00EE-00F0, U+00F2,
  U+00F4-00F9, U+00FB, U+00FD-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329,
  U+2000-200F, U+2012, U+2015-2017, U+201B, U+201F-2021, U+2023-2025, U+2027-202E, U+2030-205F, U+2061-206F, U+20AC,
  U+2122, U+2191, U+2193, U+2215, U+FEFF, U+FFFD`;
const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"];
/** In a style sheet: a family, its weight and its style. */
const FONT = /@font (\w+) (\d+) (normal|italic);/g;

/**
 * Makes small fonts of the packages' ones. A first visit in English or Spanish needs about 110 letters and signs; the
 * packages' Latin files hold three times as many, and features that no page of ours asks for. They are fetched only
 * where another letter is on the screen.
 */
export function smallFonts(): Plugin {
  return {
    name: "small-fonts",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/, code: FONT },
      handler: async (css) => {
        await Promise.all([...css.matchAll(FONT)].map(([, family, weight, style]) => make(family!, weight!, style!)));
        return { code: withFaces(css), map: null };
      },
    },
  };
}

/** `css` with three faces for each `@font`: Cyrillic, Latin, and the small one. */
export function withFaces(css: string): string {
  return css.replace(FONT, (_, family: string, weight: string, style: string) => {
    const packaged = (letters: string) =>
      `@fontsource/${family.toLowerCase()}/files/${file(family, letters, weight, style)}`;
    return [
      [packaged("cyrillic"), CYRILLIC],
      [packaged("latin"), LATIN],
      [`small-fonts/${file(family, "latin", weight, style)}`, runs(SIGNS.map((sign) => sign.codePointAt(0)!))],
    ]
      .map(
        ([url, range]) =>
          `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap; ` +
          `src: url("${url}") format("woff2"); unicode-range: ${range}; }`,
      )
      .join("\n");
  });
}

/** As a `unicode-range`: numbers that follow one another are one run. */
function runs(codes: readonly number[]): string {
  const first = codes.filter((code) => !codes.includes(code - 1));
  const last = codes.filter((code) => !codes.includes(code + 1));
  return first.map((code, run) => `U+${code.toString(16)}-${last[run]!.toString(16)}`).join(", ");
}

function file(family: string, letters: string, weight: string, style: string): string {
  return `${family.toLowerCase()}-${letters}-${weight}-${style}.woff2`;
}

async function make(family: string, weight: string, style: string): Promise<void> {
  const name = file(family, "latin", weight, style);
  const whole = readFileSync(join(PACKAGES, family.toLowerCase(), "files", name));
  const options = { targetFormat: "woff2", keepFeatures: FEATURES, noHinting: true } as const;
  mkdirSync(SMALL_FONTS, { recursive: true });
  writeFileSync(join(SMALL_FONTS, name), await subsetFont(whole, SIGNS.join(""), options));
}
