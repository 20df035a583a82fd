/** `npm run indexnow`, after a deploy: tells search engines which pages have changed. */
import { site } from "#lib/site/site.ts";
import { pages } from "#app/pages.ts";
import { readEnv } from "#server/env.ts";
import { tellIndexNow } from "./tell-indexnow.ts";

const env = readEnv();
try {
  const done = await tellIndexNow({
    siteUrl: env.siteUrl ?? site.url,
    paths: pages.filter(({ noindex }) => !noindex).map(({ path }) => path),
    clientDir: env.siteDir,
    dataDir: env.dataDir,
    fetch,
  });
  console.info(done);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
