import { readEnv } from "#server/env.ts";
import { runServer } from "#server/start/start-server.ts";

await runServer(readEnv);
