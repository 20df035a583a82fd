import { parseArgs } from "node:util";

import { toCsv } from "#lib/to-csv.ts";

import type { Env } from "#server/env.ts";
import { openStore } from "#server/store/open-store.ts";
import { backupSqlite, databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import type {
  StoredSubmission,
  Submission,
  SubmissionStore,
} from "#server/store/submission-store.ts";

const USAGE = `Reads and looks after the enquiries.

  npm run enquiries -- list [--spam] [--limit 100]   newest first
  npm run enquiries -- show ID                       one enquiry, whole (the ID's end is enough)
  npm run enquiries -- export --csv | --json         everything, to standard output
  npm run enquiries -- dead                          notifications that were given up
  npm run enquiries -- resend ID | --all             send given-up notifications again
  npm run enquiries -- backup FILE                   a copy of the database while the server runs
  npm run enquiries -- forget EMAIL                  delete everything that came from one person
  npm run enquiries -- purge --days N                delete what is older than N days
  npm run enquiries -- migrate                       copy everything from DATA_DIR to DATABASE_URL
`;

const PAGE_SIZE = 500;
const EXPORTED_FIELDS = ["name", "email", "website", "message", "page", "_subject"];
const DAY_MS = 24 * 60 * 60 * 1000;

type Arguments = ReturnType<typeof readArguments>;

type Context = {
  store: SubmissionStore;
  args: Arguments;
  env: Env;
  print: (line: string) => void;
};

const commands: Record<string, (context: Context) => Promise<void>> = {
  async list({ print, store, args: { values } }) {
    const limit = Number(values.limit ?? 100);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit takes a number.");
    const enquiries = await store.list({ limit, spam: values.spam === true });
    if (enquiries.length === 0) print(values.spam === true ? "No spam." : "No enquiries yet.");
    for (const enquiry of enquiries) print(describeInOneLine(enquiry));
  },

  async show({ print, store, args }) {
    print(describe(await getEnquiry(store, args.positionals[1])));
  },

  async export({ print, store, args: { values } }) {
    const enquiries = await Array.fromAsync(readAll(store));
    if (values.json === true) {
      for (const enquiry of enquiries) print(JSON.stringify(enquiry));
    } else if (values.csv === true) {
      print(
        toCsv([
          ["id", "time", ...EXPORTED_FIELDS, "other fields"],
          ...enquiries.map(toCells),
        ]).trimEnd(),
      );
    } else {
      throw new UsageError("In which form? export --csv, or export --json");
    }
  },

  async dead({ print, store }) {
    const letters = await store.deadLetters();
    if (letters.length === 0) print("Every notification was delivered, or is on its way.");
    for (const { submissionId, kind, tries, reason, submittedAt } of letters) {
      print(`${submissionId}  ${formatTime(submittedAt)}  ${kind}  ${tries} attempts  ${reason}`);
    }
  },

  async resend({ print, store, args: { values, positionals } }) {
    if (values.all !== true && positionals[1] === undefined) {
      throw new UsageError("Which one? resend ID, or resend --all");
    }
    const enquiry = values.all === true ? undefined : await getEnquiry(store, positionals[1]);
    const count = await store.resend(Date.now(), enquiry?.id);
    print(`${count} on their way again. The server sends them within a second.`);
  },

  async backup({ print, args: { positionals }, env }) {
    const target = positionals[1];
    if (target === undefined) throw new UsageError("Where to? backup FILE");
    if (env.databaseUrl !== undefined) {
      throw new UsageError("The enquiries are in PostgreSQL: pg_dump makes its backups.");
    }
    const count = backupSqlite(databaseFile(env.dataDir), target);
    print(`${count} enquiries copied to ${target}, and the copy was checked.`);
  },

  async forget({ print, store, args: { positionals } }) {
    const email = positionals[1];
    if (email === undefined) throw new UsageError("Whom? forget EMAIL");
    const count = await store.forget(email);
    print(`${count} enquiries deleted. Backups and mails already sent are yours to clean.`);
  },

  async purge({ print, store, args: { values } }) {
    const days = Number(values.days);
    if (!Number.isInteger(days) || days < 1) throw new UsageError("How old? purge --days N");
    const count = await store.purge(Date.now() - days * DAY_MS);
    print(`${count} enquiries deleted.`);
  },

  async migrate({ print, store: target, env }) {
    if (env.databaseUrl === undefined)
      throw new UsageError("Set DATABASE_URL to the new database.");
    const source = openSqliteStore({ file: databaseFile(env.dataDir), create: false });
    try {
      await copyAll(source, target);
      const [from, to] = [await source.count(), await target.count()];
      print(`In ${env.dataDir}: ${from.submissions} enquiries, ${from.outbox} notifications.`);
      print(`In PostgreSQL: ${to.submissions} enquiries, ${to.outbox} notifications.`);
      const missing = await countMissing(source, target);
      if (missing > 0) throw new UsageError(`${missing} enquiries are missing. Run migrate again.`);
      print("Everything is there.");
    } finally {
      await source.close();
    }
  },
};

/** Does what the arguments say. A mistake in them is an error with a hint. */
export async function runCommand(argv: string[], env: Env, print: (line: string) => void) {
  const args = readArguments(argv);
  const [name] = args.positionals;
  if (name === undefined) return print(USAGE);
  const command = commands[name];
  if (command === undefined) throw new UsageError(USAGE);

  const store = await openStore(env);
  try {
    await command({ store, args, env, print });
  } finally {
    await store.close();
  }
}

class UsageError extends Error {
  override name = "UsageError";
}

function readArguments(argv: string[]) {
  return parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      csv: { type: "boolean" },
      json: { type: "boolean" },
      spam: { type: "boolean" },
      all: { type: "boolean" },
      limit: { type: "string" },
      days: { type: "string" },
    },
  });
}

async function getEnquiry(store: SubmissionStore, id: string | undefined): Promise<Submission> {
  if (id === undefined) throw new UsageError("Which one? Name its ID.");
  const enquiry = (await store.find(id)) ?? (await findByEnd(store, id));
  if (enquiry === undefined) throw new UsageError(`There is no enquiry ${id}.`);
  return enquiry;
}

async function copyAll(source: SubmissionStore, target: SubmissionStore) {
  for await (const page of readPages(source)) await target.restore(page);
}

/** Compared enquiry by enquiry: the new database may hold others, too. */
async function countMissing(source: SubmissionStore, target: SubmissionStore): Promise<number> {
  let missing = 0;
  for await (const page of readPages(source)) {
    for (const { id } of page) if ((await target.find(id)) === undefined) missing += 1;
  }
  return missing;
}

async function* readPages(store: SubmissionStore): AsyncGenerator<StoredSubmission[]> {
  let last = "";
  for (;;) {
    const page = await store.dump(last, PAGE_SIZE);
    if (page.length === 0) return;
    yield page;
    last = page.at(-1)?.id ?? last;
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
