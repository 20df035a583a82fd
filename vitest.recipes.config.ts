import { defineConfig } from "vitest/config";

/** The README's recipes, tried in a copy of the project: a step of its own, apart from the unit tests. */
export default defineConfig({
  test: {
    include: ["tests/recipes/*.test.ts"],
    // A recipe's copy is built and checked while its tests wait.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
