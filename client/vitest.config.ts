import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import vite from "./vite.config";

/** Tests run in node. One that needs a DOM says so in its first line: `// @vitest-environment happy-dom`. */
export default mergeConfig(
  vite,
  defineConfig({ test: { pool: "threads", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] } }),
);
