/**
 * `node tests/support/server/serve-small-web.ts`: the built site's real server, whose live reading sees the
 * small web of tests/support/small-web-pages.ts and nothing else. For the tests in the browser.
 */
import { runServer } from "#server/start/start-server.ts";
import { startTableWeb } from "./small-web-guard.ts";
import { smallWebPages } from "#tests/support/small-web-pages.ts";
import { readTestEnv } from "./test-env.ts";

const { guard } = await startTableWeb(smallWebPages);
await runServer(readTestEnv, { liveGuard: guard });
