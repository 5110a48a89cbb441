import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import vite from "./vite.config";

/**
 * Tests run in node. One that needs a DOM says so in its first line: `// @vitest-environment happy-dom`.
 * How long a test takes says something about the machine, so it may take a minute.
 */
export default mergeConfig(
  vite,
  defineConfig({ test: { pool: "threads", testTimeout: 60_000, include: ["tests/**/*.test.ts", "src/**/*.test.ts"] } }),
);
