import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.VERNISSAGE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // Fonts stay files of their own: the content security policy allows no data: fonts.
  build: { outDir: "../src/vernissage/web/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    proxy: {
      "/api": server,
      "/pictures": server,
      "/socket": { target: server.replace("http", "ws"), ws: true },
    },
  },
});
