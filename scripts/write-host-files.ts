/** Part of the build: security.txt into the site, and beside it what other hosts need to serve it. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { site } from "#app/content/site/site.ts";

import { listFiles } from "#server/static/compress.ts";
import { buildHostFiles } from "#server/static/host-files.ts";
import { buildPolicies } from "#server/static/load-site.ts";
import { buildSecurityTxt } from "#server/static/security-txt.ts";

const SITE_FOLDER = "build/client";
const HOST_FOLDER = "build/host";

const pages = (await listFiles(SITE_FOLDER)).filter((name) => name.endsWith("index.html"));
const contents = new Map(
  await Promise.all(
    pages.map(async (name) => [name, await readFile(path.join(SITE_FOLDER, name))] as const),
  ),
);

await mkdir(HOST_FOLDER, { recursive: true });
for (const [name, text] of Object.entries(buildHostFiles(buildPolicies(contents, [])))) {
  await writeFile(path.join(HOST_FOLDER, name), text);
}

await mkdir(path.join(SITE_FOLDER, ".well-known"), { recursive: true });
await writeFile(
  path.join(SITE_FOLDER, ".well-known/security.txt"),
  buildSecurityTxt({
    contact: site.email,
    siteUrl: process.env["SITE_URL"] || site.url,
    now: new Date(),
  }),
);
