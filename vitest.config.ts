import { defineConfig } from "vitest/config";

import { defineCounts } from "#scripts/count-content.ts";

/** Unit tests stand beside the code they test; the journeys in tests/e2e belong to Playwright. */
export default defineConfig({
  define: defineCounts(),
  test: {
    include: [
      "lib/**/*.test.ts",
      "engine/**/*.test.ts",
      "app/**/*.test.{ts,tsx}",
      "server/**/*.test.ts",
      "scripts/**/*.test.ts",
      "tests/*.test.ts",
    ],
    pool: "threads",
    // Some tests start servers and whole tools; a busy machine must not fail them.
    testTimeout: 30_000,
  },
});
