import { closeSync, fsyncSync, openSync, writeFileSync } from "node:fs";

import { toCsv } from "#lib/to-csv.ts";
import { ownValue } from "#lib/own-value.ts";

import { withDesk } from "#server/admin/change-enquiries.ts";
import { UsageError, type Command } from "#server/admin/command.ts";
import { readAll } from "#server/admin/find-enquiry.ts";
import { noteExport } from "#server/desk/store/export-list.ts";
import type { Submission } from "#server/store/submission-store.ts";

const EXPORTED_FIELDS = ["name", "email", "phone", "website", "message", "page", "_subject"];
const OWNER_ONLY_FILE = 0o600;

/** A byte order mark after npm's own lines is none, and Urdu then comes out spoilt. */
const BANNER_HINT =
  "npm has put lines of its own before the data. Name a file, npm run enquiries -- export --csv FILE, or run it with npm run -s.";

export const exportEnquiries: Command = {
  async withStore({ print, write, isTerminal, store, env, args: { values, positionals } }) {
    const [, file] = positionals;
    if (values.json !== true && values.csv !== true) {
      throw new UsageError("In which form? export --csv [FILE], or export --json [FILE]");
    }
    if (file === undefined && env.hasNpmBanner && !isTerminal) throw new UsageError(BANNER_HINT);
    const enquiries = await Array.fromAsync(readAll(store));
    const text = values.csv === true ? toTable(enquiries) : toLines(enquiries);

    if (file === undefined) write(text);
    else {
      writeNewFile(file, text);
      print(`${enquiries.length} enquiries written to ${file}.`);
    }
    await withDesk(env, (sql) =>
      sql.transaction(async (inside) => {
        const by = { person: null, at: Date.now() };
        for (const list of ["all", "spam"] as const) {
          await noteExport(inside, { list, search: "", me: "" }, by);
        }
      }),
    );
  },
};

/** CSV for a spreadsheet, the known fields in columns of their own. */
export function toTable(enquiries: readonly Submission[]): string {
  return toCsv([["id", "time", ...EXPORTED_FIELDS, "other fields"], ...enquiries.map(toCells)]);
}

/** One JSON object a line. */
export function toLines(enquiries: readonly Submission[]): string {
  return enquiries.map((enquiry) => `${JSON.stringify(enquiry)}\n`).join("");
}

function toCells({ id, at, fields }: Submission): string[] {
  const others = Object.entries(fields).filter(([name]) => !EXPORTED_FIELDS.includes(name));
  return [
    id,
    new Date(at).toISOString(),
    ...EXPORTED_FIELDS.map((name) => ownValue(fields, name) ?? ""),
    others.length === 0 ? "" : JSON.stringify(Object.fromEntries(others)),
  ];
}

/** Its owner's alone, as everything that people wrote; overwrites nothing. */
function writeNewFile(file: string, text: string) {
  let handle: number;
  try {
    handle = openSync(file, "wx", OWNER_ONLY_FILE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new UsageError(`${file} exists already.`);
  }
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
