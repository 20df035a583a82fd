import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import {
  spawnServer,
  type RunningServer,
  type SpawnOptions,
} from "#tests/support/server/spawn-server.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** The server for whom every public name leads to one port of this machine. */
export const MADE_WEB_SERVER = path.join(
  import.meta.dirname,
  "../../tests/support/server/serve-made-web.ts",
);

/** What a drill leaves behind, undone in reverse order when it is over. */
const cleanups: (() => void | Promise<void>)[] = [];

export function onEnd(cleanup: () => void | Promise<void>) {
  cleanups.push(cleanup);
}

export async function cleanUp() {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pehla-drill-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A disk of its own: `options` are those of a tmpfs. Undefined: only root can mount one. */
export function mountDisk(options: string): string | undefined {
  const folder = temporaryFolder();
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (status !== 0) return undefined;
  onEnd(() => void spawnSync("umount", ["-l", folder]));
  return folder;
}

/** A site of one page: what is drilled here is the form. */
export function smallSite(): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, "index.html"), "<!doctype html><title>Home</title><h1>Home</h1>");
  return folder;
}

/** The real server on the given data, without limits unless the drill sets them. */
export async function startServer(
  env: Record<string, string>,
  options: Pick<SpawnOptions, "program" | "settings"> = {},
): Promise<RunningServer> {
  const server = await spawnServer({ RATE_LIMIT: "off", ...env }, { log: false, ...options });
  onEnd(async () => {
    server.process.kill("SIGKILL");
    await server.exited;
  });
  return server;
}

/** Whether the server says that it can store enquiries, and in which words. */
export async function askReady(port: number): Promise<{ status: number; text: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  return { status: answer.status, text: await answer.text() };
}

export { setTimeout as wait } from "node:timers/promises";

export const format = (value: number) => groupThousands(Math.round(value));

/** The site as it was built. */
export function builtSite(): string {
  const folder = path.resolve(process.env["SITE_DIR"] ?? "build/client");
  if (!existsSync(path.join(folder, "index.html"))) {
    throw new Error(`There is no built site in ${folder}: run npm run build.`);
  }
  return folder;
}
