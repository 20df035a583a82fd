import { parseArgs } from "node:util";

import { toCsv } from "#app/lib/to-csv.ts";

import { EnvError, readEnv } from "#server/env.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import type { Submission, SubmissionStore } from "#server/store/submission-store.ts";

const USAGE = `Reads and looks after the enquiries.

  npm run enquiries -- list [--spam] [--limit 100]   newest first
  npm run enquiries -- show ID                       one enquiry, whole (the ID's end is enough)
  npm run enquiries -- export --csv | --json         everything, to standard output
`;

const PAGE_SIZE = 500;
const EXPORTED_FIELDS = ["name", "email", "website", "message", "page", "_subject"];

type Arguments = ReturnType<typeof readArguments>;

const commands: Record<string, (store: SubmissionStore, args: Arguments) => Promise<void>> = {
  async list(store, { values }) {
    const limit = Number(values.limit ?? 100);
    const enquiries = await store.list({ limit, spam: values.spam === true });
    if (enquiries.length === 0) print("No enquiries yet.");
    for (const enquiry of enquiries) print(describeInOneLine(enquiry));
  },

  async show(store, { positionals: [, id] }) {
    if (id === undefined) throw new UsageError("Which one? show ID");
    const enquiry = (await store.find(id)) ?? (await findByEnd(store, id));
    if (enquiry === undefined) throw new UsageError(`There is no enquiry ${id}.`);
    print(describe(enquiry));
  },

  async export(store, { values }) {
    const enquiries: Submission[] = [];
    for await (const enquiry of readAll(store)) enquiries.push(enquiry);
    if (values.json === true) {
      for (const enquiry of enquiries) process.stdout.write(`${JSON.stringify(enquiry)}\n`);
    } else if (values.csv === true) {
      process.stdout.write(
        toCsv([["id", "time", ...EXPORTED_FIELDS, "other fields"], ...enquiries.map(toCells)]),
      );
    } else {
      throw new UsageError("In which form? export --csv, or export --json");
    }
  },
};

class UsageError extends Error {}

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: "boolean" },
      json: { type: "boolean" },
      spam: { type: "boolean" },
      limit: { type: "string" },
    },
  });
}

async function main() {
  const args = readArguments();
  const command = commands[args.positionals[0] ?? ""];
  if (command === undefined) {
    process.stdout.write(USAGE);
    process.exitCode = args.positionals.length === 0 ? 0 : 1;
    return;
  }

  const env = readEnv();
  const store = openSqliteStore({ file: databaseFile(env.dataDir) });
  try {
    await command(store, args);
  } finally {
    await store.close();
  }
}

async function* readAll(store: SubmissionStore): AsyncGenerator<Submission> {
  for (const spam of [false, true]) {
    let before: Submission | undefined;
    for (;;) {
      const page = await store.list({ spam, limit: PAGE_SIZE, ...(before && { before }) });
      yield* page;
      before = page.at(-1);
      if (page.length < PAGE_SIZE) break;
    }
  }
}

async function findByEnd(store: SubmissionStore, end: string): Promise<Submission | undefined> {
  for await (const enquiry of readAll(store)) if (enquiry.id.endsWith(end)) return enquiry;
  return undefined;
}

function describeInOneLine({ id, at, fields }: Submission): string {
  const { name = "", email = "", page = "", message = "" } = fields;
  return [id, formatTime(at), name, `<${email}>`, page, quoteStart(message)].map(clean).join("  ");
}

function describe({ id, at, spam, signals, fields }: Submission): string {
  const facts = [
    ["id", id],
    ["time", formatTime(at)],
    ...(spam ? [["spam", signals.join(", ")]] : []),
    ...Object.entries(fields),
  ];
  return facts.map(([name = "", value = ""]) => `${clean(name)}: ${cleanLines(value)}`).join("\n");
}

function toCells({ id, at, fields }: Submission): string[] {
  const others = Object.entries(fields).filter(([name]) => !EXPORTED_FIELDS.includes(name));
  return [
    id,
    new Date(at).toISOString(),
    ...EXPORTED_FIELDS.map((name) => fields[name] ?? ""),
    others.length === 0 ? "" : JSON.stringify(Object.fromEntries(others)),
  ];
}

function formatTime(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}

function quoteStart(message: string): string {
  const line = message.replaceAll(/\s+/g, " ");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** What a stranger wrote must not steer the terminal it is shown in. */
function clean(text: string): string {
  return cleanLines(text).replaceAll("\n", " ");
}

function cleanLines(text: string): string {
  return text.replaceAll(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, "");
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof UsageError || error instanceof EnvError;
  process.stderr.write(
    `${isPlain || error instanceof TypeError ? error.message : String(error)}\n`,
  );
  process.exitCode = 1;
}
