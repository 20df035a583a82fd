import { open, type FileHandle } from "node:fs/promises";

import { BYTE_ORDER_MARK, toCsvLines } from "#lib/text/to-csv.ts";
import { ownValue } from "#lib/own-value.ts";

import { withDesk } from "./with-desk.ts";
import { UsageError, type Command } from "./command.ts";
import { noteExport, readExport, type ExportedEnquiry } from "#server/desk/store/read-export.ts";
import { showControls } from "#lib/text/show-controls.ts";

const EXPORTED_FIELDS = ["name", "email", "phone", "website", "message", "page", "_subject"];
const COLUMNS = ["id", "time", "status", "owner", ...EXPORTED_FIELDS, "other fields"];
const OWNER_ONLY_FILE = 0o600;

/** A byte order mark after npm's own lines is none, and Urdu then comes out spoilt. */
const BANNER_HINT =
  "npm has put lines of its own before the data. Name a file, npm run enquiries -- export --csv FILE, or run it with npm run -s.";

const LISTS = (["all", "spam"] as const).map((list) => ({ list, search: "", me: "" }));

export const exportEnquiries: Command = {
  async withStore({ print, write, isTerminal, env, args: { values, positionals } }) {
    const [, file] = positionals;
    if (values.json !== true && values.csv !== true) {
      throw new UsageError("In which format? export --csv [FILE], or export --json [FILE]");
    }
    if (file === undefined && env.hasNpmBanner && !isTerminal) throw new UsageError(BANNER_HINT);
    await withDesk(env, async (sql) => {
      let count = 0;
      async function* everything() {
        for (const list of LISTS) {
          for await (const part of readExport(sql, list)) {
            count += part.length;
            yield part;
          }
        }
      }
      const parts = writeExport(everything(), values.csv === true ? "csv" : "json");
      if (file === undefined) for await (const part of parts) write(part);
      else {
        await writeNewFile(file, parts);
        print(`${count} enquiries written to ${file}.`);
      }
      await noteExport(sql, LISTS, { person: null, at: Date.now() });
    });
  },
};

/**
 * Part by part: CSV for a spreadsheet, the known fields in columns of their own, or one JSON object a
 * line.
 */
export async function* writeExport(
  parts: AsyncIterable<readonly ExportedEnquiry[]> | Iterable<readonly ExportedEnquiry[]>,
  format: "csv" | "json",
): AsyncGenerator<string> {
  if (format === "csv") yield BYTE_ORDER_MARK + toCsvLines([COLUMNS]);
  for await (const part of parts) {
    if (format === "csv") yield toCsvLines(part.map(toCells));
    else yield part.map((enquiry) => showControls(`${JSON.stringify(enquiry)}\n`)).join("");
  }
}

function toCells({ id, at, status, owner, fields }: ExportedEnquiry): string[] {
  const others = Object.entries(fields).filter(([name]) => !EXPORTED_FIELDS.includes(name));
  return [
    id,
    new Date(at).toISOString(),
    status,
    owner,
    ...EXPORTED_FIELDS.map((name) => ownValue(fields, name) ?? ""),
    others.length === 0 ? "" : JSON.stringify(Object.fromEntries(others)),
  ];
}

/** Its owner's alone, as everything that people wrote; overwrites nothing. */
async function writeNewFile(file: string, parts: AsyncIterable<string>) {
  let handle: FileHandle;
  try {
    handle = await open(file, "wx", OWNER_ONLY_FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new UsageError(`${file} already exists.`);
  }
  try {
    await handle.writeFile(parts);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
