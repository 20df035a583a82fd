/** Part of the build: the key file of IndexNow into the site. */
import { writeFile } from "node:fs/promises";

import { site } from "#lib/site/site.ts";
import { indexNowKey } from "#scripts/indexnow/indexnow-key.ts";

const key = indexNowKey(process.env["SITE_URL"] || site.url);
await writeFile(`build/client/${key}.txt`, key);
