/** `node tests/support/server/serve.ts`: the real server, with bounds that a test may set. */
import { runServer } from "#server/start/start-server.ts";
import { readTestEnv } from "./test-env.ts";

await runServer(readTestEnv);
