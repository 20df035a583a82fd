import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** In the data folder: where the server that runs on it is found, and which process it is. */
const fileOf = (dataDir: string) => path.join(dataDir, "server-address.json");

/** Until the process ends. Where it cannot be written, commands go by their own settings. */
export function noteOwnAddress(dataDir: string, origin: string) {
  const file = fileOf(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ origin, pid: process.pid }), { mode: 0o600 });
  } catch {
    return;
  }
  process.once("exit", () => {
    if (readNote(dataDir)?.pid === process.pid) rmSync(file, { force: true });
  });
}

/** The public origin of the server that runs on the folder; undefined: none does. */
export function findRunningOrigin(dataDir: string): string | undefined {
  const note = readNote(dataDir);
  return note !== undefined && isRunning(note.pid) ? note.origin : undefined;
}

function readNote(dataDir: string): { origin: string; pid: number } | undefined {
  try {
    const { origin, pid } = JSON.parse(readFileSync(fileOf(dataDir), "utf8")) as {
      origin: unknown;
      pid: unknown;
    };
    return typeof origin === "string" && URL.canParse(origin) && Number.isSafeInteger(pid)
      ? { origin, pid: pid as number }
      : undefined;
  } catch {
    return undefined;
  }
}

/** One that was killed has left its note. */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process, such as that of the service.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
