import { enableCompileCache, flushCompileCache } from "node:module";

import { readEnv } from "./env.ts";
import { COMPILED_MODULES } from "#server/workers/compiled-modules.ts";

// Before the rest is loaded, so that it is found compiled.
enableCompileCache(COMPILED_MODULES);
const { runServer } = await import("#server/start/start-server.ts");
await runServer(readEnv);
flushCompileCache();
