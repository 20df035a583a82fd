import { showControls } from "#lib/show-controls.ts";
import { ownValue } from "#lib/own-value.ts";
import {
  markAnswered,
  noAnswer,
  note,
  notSpam,
  owner,
  spam,
  status,
  undo,
} from "#server/admin/change-enquiries.ts";
import { audit } from "#server/admin/audit-website.ts";
import {
  readArguments,
  UsageError,
  type Command,
  type Output,
  type TestGuard,
} from "#server/admin/command.ts";
import { deleteSpam, forget, purge } from "#server/admin/delete-enquiries.ts";
import { exportEnquiries } from "#server/admin/export-enquiries.ts";
import { backup, restore } from "#server/admin/keep-and-restore.ts";
import { migrate } from "#server/admin/move-to-postgres.ts";
import { dead, list, show } from "#server/admin/read-enquiries.ts";
import { page } from "#server/admin/read-website.ts";
import { resend } from "#server/admin/send-again.ts";
import type { Env } from "#server/env.ts";
import { openStore } from "#server/store/open-store.ts";

const USAGE = `Reads and looks after the enquiries.

  npm run enquiries -- list [--spam] [--limit 100]   newest first, with status and owner
  npm run enquiries -- show ID                       one enquiry, whole (the ID's end is enough)
  npm run enquiries -- status ID answered            or new, in-talk, won, lost
  npm run enquiries -- answered ID whatsapp          or call, mail: stops its clock
  npm run enquiries -- no-answer ID                  called, and nobody picked up: the clock runs on
  npm run enquiries -- owner ID "Ayesha" | nobody    whose it is
  npm run enquiries -- note ID "…"                   a note that they never see
  npm run enquiries -- undo ID                       takes back the newest of these
  npm run enquiries -- spam ID                       kept apart, for 30 days
  npm run enquiries -- not-spam ID                   what was taken for spam is an enquiry after all
  npm run enquiries -- delete ID                     delete this spam now
  npm run enquiries -- page ID                       read the page it names
  npm run enquiries -- audit ID                      audit the website it names; prints a link
  npm run enquiries -- export --csv FILE             everything, into a new file; or --json FILE
  npm run -s enquiries -- export --csv | --json      everything, to standard output
  npm run enquiries -- dead                          notifications that were given up
  npm run enquiries -- resend ID | --all             send given-up notifications again
  npm run enquiries -- backup FILE                   a copy of the database while the server runs
  npm run enquiries -- restore FILE                  a backup in the place of a missing database
  npm run enquiries -- forget EMAIL                  delete everything that came from one person
  npm run enquiries -- purge [--days N] [--yes]      delete what is older than N or RETENTION_DAYS
                                                     days; --yes: also where the server holds back
  npm run enquiries -- migrate                       copy everything from DATA_DIR to DATABASE_URL
`;

const commands: Partial<Record<string, Command>> = {
  list,
  show,
  audit,
  page,
  status,
  answered: markAnswered,
  "no-answer": noAnswer,
  owner,
  note,
  undo,
  spam,
  "not-spam": notSpam,
  delete: deleteSpam,
  export: exportEnquiries,
  dead,
  resend,
  backup,
  restore,
  forget,
  purge,
  migrate,
};

/** Does what the arguments say. A mistake in them is an error with a hint. */
export async function runCommand(argv: string[], env: Env, to: Omit<Output, "print"> & TestGuard) {
  // What a stranger wrote must not steer the terminal that it is shown in.
  const writeShown = (text: string) => to.write(showControls(text));
  const output: Output & TestGuard = {
    ...to,
    write: to.isTerminal ? writeShown : to.write,
    print: (line) => writeShown(`${line}\n`),
  };
  const args = readArguments(argv);
  const [name] = args.positionals;
  if (name === undefined) return output.print(USAGE);
  const command = ownValue(commands, name);
  if (command === undefined) throw new UsageError(USAGE);

  if ("alone" in command) return command.alone({ ...output, args, env });
  const store = await openStore(env, { create: false });
  try {
    await command.withStore({ ...output, args, env, store });
  } finally {
    await store.close();
  }
}
