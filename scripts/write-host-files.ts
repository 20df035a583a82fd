/** Part of the build: security.txt into the site, and beside it what other hosts need to serve it. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { site } from "#app/content/site/site.ts";

import { readEnv } from "#server/env.ts";
import { buildHostFiles } from "#server/static/host-files.ts";
import { readPolicies } from "#server/static/load-site.ts";
import { buildTransportSecurity } from "#server/static/security-headers.ts";
import { buildSecurityTxt } from "#server/static/security-txt.ts";

const SITE_FOLDER = "build/client";
const HOST_FOLDER = "build/host";
/** Where every package of nginx has it. */
const ACCESS_LOG = "/var/log/nginx/access.log";

const env = readEnv();
const transportSecurity = buildTransportSecurity({ subDomains: env.hstsSubDomains });
const formServer = `127.0.0.1:${env.port}`;

await mkdir(HOST_FOLDER, { recursive: true });
const hostFiles = buildHostFiles(await readPolicies(SITE_FOLDER), {
  transportSecurity,
  formServer,
  accessLog: ACCESS_LOG,
});
for (const [name, text] of Object.entries(hostFiles)) {
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
