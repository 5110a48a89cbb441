import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { SMALL_FONTS, smallFonts } from "./small-fonts.config";

const server = process.env.VERNISSAGE_SERVER ?? "http://127.0.0.1:8000";
const outDir = "../src/vernissage/web/static";
const worthCompressing = /\.(js|css|html|svg|json|webmanifest)$/;

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

/** Whether every page loads this module: the entry reaches it without waiting for anything. */
function isInShell(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  return module !== null && (module.isEntry || module.importers.some((by) => isInShell(by, modules, seen)));
}

export default defineConfig({
  plugins: [svelte(), smallFonts(), compressed()],
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
        // What every page loads is one file: forty small ones cost a visit more in headers than in code.
        codeSplitting: {
          groups: [{ debugName: "shell", name: (id, modules) => (isInShell(id, modules) ? "shell" : null) }],
        },
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
