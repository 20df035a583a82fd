import { configDefaults, defineConfig } from "vitest/config";

import { defineCounts } from "#scripts/count-content.ts";

/**
 * Unit tests stand beside the code they test; the journeys in tests/e2e belong to Playwright.
 * What takes long is a `*.long.test.ts`, with a config of its own (vitest.long.config.ts).
 */
export default defineConfig({
  define: defineCounts(),
  test: {
    pool: "threads",
    exclude: [...configDefaults.exclude, "**/*.long.test.ts"],
    // Some tests start servers and whole tools; a busy machine must not fail them.
    testTimeout: 30_000,
    // Vitest alone would leave one core to itself: of two, one.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "rules",
          include: ["lib/**/*.test.ts", "engine/**/*.test.ts"],
          // Pure rooms keep no state, so their many small files may share what they load.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "app and server",
          include: [
            "app/**/*.test.{ts,tsx}",
            "server/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/*.test.ts",
            "tests/{live,recipes}/*.test.ts",
          ],
        },
      },
    ],
  },
});
