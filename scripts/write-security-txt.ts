/** Part of the build: security.txt into the site. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { site } from "#lib/site/site.ts";

import { buildSecurityTxt } from "#server/front/files/security-txt.ts";
import { siteUrl } from "./site-url.ts";

const FOLDER = "build/client/.well-known";

await mkdir(FOLDER, { recursive: true });
await writeFile(
  path.join(FOLDER, "security.txt"),
  buildSecurityTxt({
    contact: site.email,
    siteUrl,
    now: new Date(),
  }),
);
