#!/usr/bin/env node
// The `bin` of the package: plain JavaScript, so that it starts on any Node and finds the right one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const pinned = join(here, "../../node_modules/.bin/node");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const canRunTypeScript = major > 22 || (major === 22 && minor >= 18);

if (canRunTypeScript) {
  await runHere();
} else if (existsSync(pinned)) {
  const child = spawnSync(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exitCode = child.status ?? 2;
} else {
  console.error(
    `seo: Node 24 is needed, this is ${process.versions.node}: run "npm ci" first, or install Node 24`,
  );
  process.exitCode = 2;
}

// Node strips types itself, but not below node_modules, where this package lies once installed.
async function runHere() {
  const { registerHooks, stripTypeScriptTypes } = await import("node:module");
  const { readFileSync } = await import("node:fs");
  process.removeAllListeners("warning");
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith("file:") || !url.endsWith(".ts")) return nextLoad(url, context);
      const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8"));
      return { format: "module", source, shortCircuit: true };
    },
  });
  await import(pathToFileURL(join(here, "main.ts")).href);
}
