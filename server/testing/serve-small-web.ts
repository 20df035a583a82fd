/**
 * `node server/testing/serve-small-web.ts`: the built site's real server, whose live reading sees the
 * small web of tests/support/small-web-pages.ts and nothing else. For the tests in the browser.
 */
import { readEnv } from "#server/env.ts";
import { startServer } from "#server/start-server.ts";
import { startTableWeb } from "#server/testing/small-web-guard.ts";
import { smallWebPages } from "#tests/support/small-web-pages.ts";

const { guard } = await startTableWeb(smallWebPages);
await startServer(readEnv(), { liveGuard: guard });
