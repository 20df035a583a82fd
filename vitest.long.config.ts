import { defineConfig } from "vitest/config";

import { defineCounts } from "#scripts/count-content.ts";

/** What takes long and is asked before a release: `*.long.test.ts`, run by `npm run test:all`. */
export default defineConfig({
  define: defineCounts(),
  test: {
    include: ["{server,tests}/**/*.long.test.ts"],
    // Servers are killed while the tests wait.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
