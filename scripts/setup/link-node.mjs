/**
 * After each `npm ci`: the Node of package-lock.json as `node_modules/.bin/node`, where npm's own
 * scripts and the service find it. npm 10 takes away its link to a package's `node` when it leaves out
 * the packages that bring one for other machines.
 */
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";

import { pinnedNode, projectDir } from "./project.mjs";

const link = join(projectDir, "node_modules/.bin/node");

// Windows finds programs by npm's own files there.
if (process.platform !== "win32" && existsSync(pinnedNode) && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  // One that leads nowhere, of an installation before.
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), pinnedNode), link);
}
