import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { chunks } from "./chunks.config";
import { SMALL_FONTS, smallFonts } from "./small-fonts.config";
import { withSizes } from "./src/style/breakpoints";

const server = process.env.VERNISSAGE_SERVER ?? "http://127.0.0.1:8000";
const outDir = "../src/vernissage/web/static";
const worthCompressing = /\.(js|css|html|svg|json|webmanifest)$/;

/** Sizes are named in style blocks and style sheets alike. */
function namedSizes(): Plugin {
  return {
    name: "named-sizes",
    enforce: "pre",
    transform: { filter: { id: /\.css$/ }, handler: (css) => ({ code: withSizes(css), map: null }) },
  };
}

/** Compressed as far as it goes, once, so that the server need not do it again and again. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(outDir, { recursive: true, encoding: "utf8" }))
        if (worthCompressing.test(name)) compress(join(outDir, name));
    },
  };
}

function compress(path: string): void {
  const body = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params }));
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
}

export default defineConfig({
  plugins: [svelte(), namedSizes(), smallFonts(), compressed()],
  resolve: { alias: { "small-fonts": SMALL_FONTS } },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    // Fonts stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    manifest: true, // tests/budget counts what each page fetches
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/pictures": server,
      "/socket": { target: server.replace("http", "ws"), ws: true },
    },
  },
});
