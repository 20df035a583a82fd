/** `npm run host-files`: what other hosts need to serve the built site, from what is set now. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { readEnv } from "#server/env.ts";
import { buildHostFiles } from "#server/static/host-files.ts";
import { readPolicies } from "#server/static/load-site.ts";
import { buildTransportSecurity } from "#server/static/security-headers.ts";

const HOST_FOLDER = "build/host";
/** Where every package of nginx has it. */
const ACCESS_LOG = "/var/log/nginx/access.log";

const { siteDir, port, hstsSubDomains, live, desk } = readEnv();
const hostFiles = buildHostFiles(await readPolicies(siteDir), {
  transportSecurity: buildTransportSecurity({ subDomains: hstsSubDomains }),
  formServer: `127.0.0.1:${port}`,
  accessLog: ACCESS_LOG,
  isLive: live.active,
  isDesk: desk,
});
await mkdir(HOST_FOLDER, { recursive: true });
for (const [name, text] of Object.entries(hostFiles)) {
  await writeFile(path.join(HOST_FOLDER, name), text);
}
console.log(`Written to ${HOST_FOLDER}: ${Object.keys(hostFiles).join(", ")}`);
