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
          name: "lib, engine and app",
          include: ["lib/**/*.test.ts", "engine/**/*.test.ts", "app/**/*.test.{ts,tsx}"],
          // Their many small files share what they load, which takes most of their time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "server and scripts",
          include: [
            "server/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/*.test.ts",
            "tests/live/*.test.ts",
            "tests/support/**/*.test.ts",
          ],
        },
      },
    ],
  },
});
