/** Part of the build: the key file of IndexNow into the site. */
import { writeFile } from "node:fs/promises";

import { indexNowKey } from "./indexnow-key.ts";
import { siteUrl } from "#scripts/site-url.ts";

const key = indexNowKey(siteUrl);
await writeFile(`build/client/${key}.txt`, key);
