import { glob, readFile } from "node:fs/promises";
import { basename } from "node:path";

import type { Check } from "./built-site.ts";

/**
 * A listener for `unload` keeps a page out of the browser's back/forward cache
 * (https://web.dev/articles/bfcache). The other common reason, `no-store`, is the server's
 * (server/front/files/site-route.test.ts).
 */
export const backForward: Check = {
  name: "no script listens for unload: Back finds a page as it was left",
  find: async ({ clientDir, pages }) => {
    const files = await Array.fromAsync(glob(`${clientDir}/assets/*.js`));
    const scripts = await Promise.all(
      files.map(async (file) => ({ path: basename(file), code: await readFile(file, "utf8") })),
    );
    return [...scripts, ...pages.map(({ path, html }) => ({ path, code: html }))]
      .filter(({ code }) => LISTENS_FOR_UNLOAD.test(code))
      .map(({ path }) => ({ path, message: "listens for unload" }));
  },
};

const LISTENS_FOR_UNLOAD = /["'`](?:before)?unload["'`]|\bonunload\b/;
