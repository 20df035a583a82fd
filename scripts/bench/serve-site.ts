import { spawnServer } from "#server/testing/spawn-server.ts";

export const BUILD = "build/client";

export async function serveSite(siteDir: string) {
  const server = await spawnServer(
    { SITE_DIR: siteDir, DATA_DIR: ".cache/bench-data", RATE_LIMIT: "off" },
    { log: false },
  );
  return {
    origin: `http://localhost:${server.port}`,
    async stop() {
      server.process.kill("SIGTERM");
      await server.exited;
    },
  };
}
