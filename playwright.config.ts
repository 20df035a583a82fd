import { defineConfig } from "@playwright/test";

import type { TestSettings } from "#tests/support/server/test-env.ts";
import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";

const PORT = 4173;
/** The same site, whose live reading sees a small web of the tests' own. */
const LIVE_PORT = 4174;

/** Another server to test against: the development server, or a site that is live already. */
const baseUrl = process.env["BASE_URL"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Sweeps over many pages, and variants of what another journey shows: `npm run test:all` has them.
  ...(process.env["TEST_ALL"] !== "1" && { grepInvert: /@long/ }),
  timeout: 60_000,
  // A busy machine may miss a moment; the report names what passed only the second time.
  retries: 1,
  expect: { timeout: 15_000 },
  reporter: [["dot"], ["json", { outputFile: ".cache/test-results/e2e.json" }]],
  use: {
    baseURL: baseUrl ?? `http://localhost:${PORT}`,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: BROWSER_FLAGS,
    },
    viewport: { width: 1280, height: 800 },
    trace: "on-first-retry",
  },
  ...(!baseUrl && {
    webServer: [
      {
        command: "node server/main.ts",
        url: `http://localhost:${PORT}/healthz`,
        env: {
          PORT: String(PORT),
          RATE_LIMIT: "off",
          // The samples' journeys: what an address gives where no page is read.
          LIVE: "off",
          DATA_DIR: ".cache/e2e-data",
          ENV_FILE: "none",
        },
        reuseExistingServer: false,
      },
      {
        command: "node tests/support/server/serve-small-web.ts",
        url: `http://localhost:${LIVE_PORT}/healthz`,
        env: {
          PORT: String(LIVE_PORT),
          RATE_LIMIT: "off",
          DATA_DIR: ".cache/e2e-live-data",
          ENV_FILE: "none",
          TEST_SETTINGS: JSON.stringify({
            // Many tests read the same few sites.
            live: {
              limitMs: 2_000,
              siteGapMs: 0,
              sitePerTenMinutes: 100_000,
              sitePerDay: 100_000,
            },
            siteAudit: { gapMs: 200 },
          } satisfies TestSettings),
        },
        reuseExistingServer: false,
      },
    ],
  }),
});
