/**
 * `MADE_WEB_PORT=… node tests/support/server/serve-made-web.ts`: the real server, for whom every public
 * name leads to one port of this machine. For tests with several servers.
 */
import { runServer } from "#server/start/start-server.ts";
import { createLoopbackGuard } from "./loopback-guard.ts";
import { readTestEnv } from "./test-env.ts";

await runServer(readTestEnv, {
  liveGuard: createLoopbackGuard(Number(process.env["MADE_WEB_PORT"])),
});
