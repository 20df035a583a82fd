import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { assertNodeFits, findNode, getNode, projectDir } from "./project.mjs";

const stamp = join(projectDir, "node_modules/.installed");

/** Installs the packages of package-lock.json, unless they are the ones that lie there already. */
export function ensureInstalled() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(projectDir, "package-lock.json")))
    .digest("hex");
  const isInstalled = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isInstalled && findNode() !== undefined) return;

  // Said before minutes of installing, not after.
  assertNodeFits();
  console.log("Installing packages…");
  // Development packages too, whatever NODE_ENV says: the build needs them. Node is an optional one.
  const { status, error } = spawnSync(
    process.platform === "win32" ? "npm.cmd" : "npm",
    // Errors only: what packages warn about engines and scripts is nothing a stranger can act on.
    ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: projectDir,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (status !== 0) {
    console.error(
      `The packages could not be installed${error ? ` (${error.message})` : ""}. Is the npm registry reachable? Then run the command again.`,
    );
    process.exit(1);
  }
  getNode();
  writeFileSync(stamp, wanted);
}
