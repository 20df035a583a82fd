import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { getNode, projectDir, toolEnv } from "./project.mjs";

const stamp = join(projectDir, "build/.built-from");

/** What a build is made of. Tests are among the sources, but change no page. */
const sources = [
  "app",
  "engine",
  "lib",
  "public",
  "scripts",
  "server",
  "react-router.config.ts",
  "vite.config.ts",
  "package-lock.json",
];

/** Builds the site, unless the build that lies there is of these very sources. */
export function ensureBuilt() {
  const fingerprint = fingerprintSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;

  console.log("Building the site…");
  const node = getNode();
  const { status } = spawnSync(node.command, ["scripts/build.ts"], {
    cwd: projectDir,
    env: toolEnv(node),
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) {
    console.error("The build failed; what is wrong stands above.");
    process.exit(1);
  }
  writeFileSync(stamp, fingerprint);
}

function fingerprintSources() {
  // The one setting that the pages name.
  const hash = createHash("sha256").update(process.env.SITE_URL ?? "");
  for (const file of sources.flatMap(listFiles)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file).update(readFileSync(join(projectDir, file)));
  }
  return hash.digest("hex");
}

function listFiles(path) {
  const full = join(projectDir, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  const names = readdirSync(full);
  // Node 18 has no toSorted.
  // oxlint-disable-next-line unicorn/no-array-sort
  return names.sort().flatMap((name) => listFiles(`${path}/${name}`));
}
