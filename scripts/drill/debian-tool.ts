import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";

const TOOLS = path.resolve(".cache/tools");

export type Tool = { command: string; env: NodeJS.ProcessEnv };

/**
 * A program that Debian packages: the machine's own, or one unpacked into `.cache/tools`, which
 * changes nothing else on the machine. Undefined where there is neither.
 */
export function findTool(name: string, packages: readonly string[]): Tool | undefined {
  const own = findOnPath(name);
  if (own !== undefined) return { command: own, env: process.env };

  const unpacked = () =>
    ["usr/bin", "usr/sbin"]
      .map((folder) => path.join(TOOLS, folder, name))
      .find((file) => existsSync(file));
  if (unpacked() === undefined) unpack(packages);
  const command = unpacked();
  if (command === undefined) return undefined;
  return { command, env: { ...process.env, LD_LIBRARY_PATH: libraryFolders().join(":") } };
}

export function findOnPath(name: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .concat("/usr/sbin")
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

function unpack(packages: readonly string[]) {
  mkdirSync(TOOLS, { recursive: true });
  const options = { cwd: TOOLS, stdio: "ignore" } as const;
  spawnSync("apt-get", ["download", ...packages], options);
  for (const file of readdirSync(TOOLS).filter((entry) => entry.endsWith(".deb"))) {
    spawnSync("dpkg", ["-x", file, "."], options);
  }
}

function libraryFolders(): string[] {
  const folder = path.join(TOOLS, "usr/lib");
  return existsSync(folder)
    ? readdirSync(folder).map((architecture) => path.join(folder, architecture))
    : [];
}
