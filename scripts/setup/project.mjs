import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectDir = fileURLToPath(new URL("../..", import.meta.url));

/** The first Node that runs the project's TypeScript as it is. */
const OLDEST_MAJOR = 24;

/** The package that brings Node for this machine; not every kind of machine has one. */
const packageName = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/** The Node of optionalDependencies for this machine: package-lock.json has its checksum. */
export const pinnedNode = join(
  projectDir,
  `node_modules/${packageName}/bin`,
  process.platform === "win32" ? "node.exe" : "node",
);

/**
 * The Node that runs the project: the lockfile's, or this machine's own where there is none for it,
 * or none that starts, and its own is new enough. Undefined where neither is.
 * @returns {{ command: string, what: string } | undefined}
 */
export function findNode() {
  const pinned = existsSync(pinnedNode) ? readVersion(pinnedNode) : undefined;
  if (pinned !== undefined) {
    return { command: pinnedNode, what: `Node ${pinned}, from package-lock.json` };
  }
  const { node: own } = process.versions;
  if (Number.parseInt(own, 10) < OLDEST_MAJOR) return undefined;
  return { command: process.execPath, what: `Node ${own}, this machine's own` };
}

/** The same; where there is none, what to do is said, and the command ends. */
export function getNode() {
  const node = findNode();
  if (node !== undefined) return node;
  endForWantOfNode();
}

/** Ends the command where no Node can run the project, even once the packages are installed. */
export function assertNodeFits() {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(projectDir, "package.json"), "utf8"),
  );
  if (findNode() === undefined && !(packageName in optionalDependencies)) endForWantOfNode();
}

function endForWantOfNode() {
  console.error(
    `This machine has Node ${process.versions.node}, and no package brings a newer one for ${process.platform} ${process.arch}. Install Node ${OLDEST_MAJOR} or later (https://nodejs.org) and run the command again.`,
  );
  process.exit(1);
}

/** A program for another kind of machine does not start. */
function readVersion(command) {
  const { status, stdout } = spawnSync(command, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim().replace(/^v/, "") : undefined;
}

/** An environment in which `node` is this one, and the installed tools are the project's own. */
export function toolEnv({ command }) {
  const folders = [join(projectDir, "node_modules/.bin"), dirname(command)];
  const { PATH } = process.env;
  return { ...process.env, PATH: [...folders, ...(PATH ? [PATH] : [])].join(delimiter) };
}
