import type { Browser, CDPSession, Page } from "@playwright/test";

import { spawnServer, type SpawnOptions } from "#tests/support/server/spawn-server.ts";

export const BUILD = "build/client";

export async function serveSite(siteDir: string, options: SpawnOptions = {}) {
  const server = await spawnServer(
    { SITE_DIR: siteDir, DATA_DIR: ".cache/bench-data", RATE_LIMIT: "off" },
    { log: false, ...options },
  );
  return {
    origin: `http://localhost:${server.port}`,
    async stop() {
      server.process.kill("SIGTERM");
      await server.exited;
    },
  };
}

/** One visit with a phone's window and a browser that knows nothing yet. */
export async function visitByPhone<Result>(
  browser: Browser,
  visit: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  try {
    const page = await context.newPage();
    return await visit(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
