import {
  joinConsole,
  type Audited,
  type ConsoleJoin,
} from "#engine/search-console/join-console.ts";
import { MAX_EXPORT_BYTES, readConsoleExport } from "#engine/search-console/read-console-export.ts";
import type { Result } from "#lib/result.ts";

export type JoinWith = (audited: Audited) => Result<ConsoleJoin, string>;

/** Reads an export's files here in the browser, as far as they may be long; what joins it to a report. */
export async function openConsole(files: readonly File[]): Promise<Result<JoinWith, string>> {
  const read = readConsoleExport(
    await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        bytes: new Uint8Array(await file.slice(0, MAX_EXPORT_BYTES + 1).arrayBuffer()),
      })),
    ),
  );
  if (!read.ok) return read;
  return { ok: true, value: (audited) => joinConsole(audited, read.value) };
}
