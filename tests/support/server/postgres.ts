import { spawn, spawnSync, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import {
  accessSync,
  chownSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { createPostgresProcess, type Cut } from "./postgres-process.ts";
import { runStatement } from "./run-statement.ts";

export type RunningPostgres = {
  url: string;
  /** On a connection of its own. */
  run: (text: string) => Promise<Record<string, unknown>[]>;
  /** Leaves an empty database. */
  clear: () => Promise<void>;
  /** Ends the database and starts it again on the same data. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Stops and continues all its processes: connections stay, and nobody answers. */
  freeze: () => void;
  thaw: () => void;
  /** Cuts connections that are in use. Resolves when the database takes new ones. */
  cut: (how: Cut) => Promise<void>;
  stop: () => Promise<void>;
};

type StartOptions = {
  /** On: commits wait for the disk, as they must where it matters. */
  durable?: boolean;
};

const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * A PostgreSQL of its own in a temporary folder, reachable from this machine only. Undefined where
 * the machine has none; in CI, where the machine is ours, Debian's package is installed first.
 */
export async function startPostgres({ durable = false }: StartOptions = {}): Promise<
  RunningPostgres | undefined
> {
  const binaries = findBinaries() ?? installBinaries();
  if (binaries === undefined) {
    console.warn("skipped: no PostgreSQL");
    return undefined;
  }

  const folder = mkdtempSync(path.join(tmpdir(), "pehla-postgres-"));
  const user = unprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const options: SpawnOptions = { cwd: folder, ...user };
  const data = makeCluster(binaries, folder, options);
  const port = await findFreePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    fsync: durable ? "on" : "off",
    max_connections: "60",
  };
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const database = createPostgresProcess(url, () =>
    spawn(path.join(binaries, "postgres"), ["-D", data, ...args], { ...options, stdio: "ignore" }),
  );
  await database.start();

  return {
    url,
    run: (text) => runStatement(url, text),
    async clear() {
      await runStatement(
        url,
        "drop schema if exists public, site_audit, site_audit_jobs cascade; create schema public",
      );
    },
    // Fast shutdown: sessions are ended, data is written.
    pause: () => database.end("SIGINT"),
    resume: () => database.start(),
    freeze: () => database.signalAll("SIGSTOP"),
    thaw: () => database.signalAll("SIGCONT"),
    cut: (how) => database.cut(how),
    stop: async () => {
      database.signalAll("SIGCONT");
      await database.end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCluster(binaries: string, folder: string, options: SpawnOptions): string {
  const data = path.join(folder, "data");
  const made = spawnSync(
    path.join(binaries, "initdb"),
    ["--pgdata", data, "--username", "site", "--auth", "trust", "--encoding", "UTF8", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stdout}${made.stderr}`);
  return data;
}

function findBinaries(): string | undefined {
  const packaged = "/usr/lib/postgresql";
  const folders = [
    ...readFolder(packaged).map((version) => path.join(packaged, version, "bin")),
    ...(process.env["PATH"] ?? "").split(path.delimiter),
  ];
  return folders.find((folder) =>
    ["postgres", "initdb"].every((name) => isExecutable(path.join(folder, name))),
  );
}

function installBinaries(): string | undefined {
  if (process.env["CI"] !== "true" || process.getuid?.() !== 0) return undefined;
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "postgresql"]]) {
    spawnSync("apt-get", ["-qq", ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: "ignore",
    });
  }
  return findBinaries();
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((user) => user.startsWith("postgres:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? NOBODY : { uid: Number(uid), gid: Number(gid) };
}

async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
