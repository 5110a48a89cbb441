import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
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

interface Modules {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null;
}

/** The modules from which this one is reached without waiting for anything; itself among them. */
function reaching(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const by of modules.getModuleInfo(id)?.importers ?? []) reaching(by, modules, found);
  return found;
}

/** What games' pictures on the first page share is among it: they need nothing of a table. */
function isOnEveryPage(id: string, modules: Modules): boolean {
  const from = [...reaching(id, modules)];
  const isOnCovers = !id.includes("/src/games/") && from.some((one) => one.endsWith("/cover/Picture.svelte"));
  return isOnCovers || from.some((one) => modules.getModuleInfo(one)?.isEntry);
}

/** Every table loads it, or a game and something else do. How a game finds its texts is too little for a file. */
function isOnTables(id: string, modules: Modules): boolean {
  if (id.includes("/src/big/") && !id.endsWith("/mode.ts")) return false; // few browsers ever show a big screen
  const from = [...reaching(id, modules)];
  const games = new Set(from.flatMap((one) => /\/src\/games\/(\w+)\//.exec(one)?.[1] ?? []));
  const others = from.some((one) => one.includes("/src/pages/")) ? 1 : 0;
  const isUsedTwice = games.size > 0 && games.size + others > 1;
  return (
    isUsedTwice ||
    from.some((one) => one.endsWith("/table/page/TablePage.svelte")) ||
    /\/games\/\w+\/texts\.ts$/.test(id)
  );
}

/** The parts of a game's screen that its big screen shows, too, stay in its file: only big screens wait for a second one. */
function screenOf(id: string, modules: Modules): string | null {
  const from = [...reaching(id, modules)];
  const game = from.flatMap((one) => /\/src\/games\/(\w+)\/Screen\.svelte$/.exec(one)?.[1] ?? [])[0];
  const isElsewhere = from.some(
    (one) => /\/(game\.ts|Rules\.svelte|Picture\.svelte)$/.test(one) && !one.includes("/look/"),
  );
  return game === undefined || isElsewhere ? null : `screen-${game}`;
}

/** What is loaded together is one file: forty small ones cost a visit more in headers than in code. */
const TOGETHER = [
  { debugName: "shell", name: (id: string, modules: Modules) => (isOnEveryPage(id, modules) ? "shell" : null) },
  { debugName: "table", name: (id: string, modules: Modules) => (isOnTables(id, modules) ? "table" : null) },
  { debugName: "screens", name: screenOf },
];

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
      output: {
        codeSplitting: { groups: TOGETHER.map((group, at) => ({ ...group, priority: TOGETHER.length - at })) },
      },
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
