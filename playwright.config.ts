import { defineConfig } from "@playwright/test";

import { BROWSER_FLAGS } from "#scripts/browser-flags.ts";

const PORT = 4173;

/** Another server to test against: the development server, or a site that is live already. */
const baseUrl = process.env["BASE_URL"];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
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
    webServer: {
      command: "node server/main.ts",
      url: `http://localhost:${PORT}/healthz`,
      env: { PORT: String(PORT), RATE_LIMIT: "off", DATA_DIR: ".cache/e2e-data", ENV_FILE: "none" },
      reuseExistingServer: false,
    },
  }),
});
