import { showControls } from "#lib/text/show-controls.ts";
import { readArguments, UsageError, type Command, type Output } from "./command.ts";
import { forget, purge } from "./delete-enquiries.ts";
import { exportEnquiries } from "./export-enquiries.ts";
import { inOurWords } from "./in-our-words.ts";
import { backup, restore } from "./keep-and-restore.ts";
import { migrate } from "./move-to-postgres.ts";
import { dead, list, show } from "./read-enquiries.ts";
import { resend } from "./resend.ts";
import type { Env } from "#server/env.ts";
import { openStore } from "#server/store/open-store.ts";

const USAGE = `Reads and looks after the enquiries.

  npm run enquiries -- list [--spam] [--limit 100]   newest first, with status and owner
  npm run enquiries -- show ID                       one enquiry, whole (the end of the ID is enough)
  npm run enquiries -- export --csv FILE             everything, into a new file; or --json FILE
  npm run -s enquiries -- export --csv | --json      everything, to standard output
  npm run enquiries -- dead                          notifications that were given up
  npm run enquiries -- resend ID | --all             send given-up notifications again
  npm run enquiries -- backup FILE                   a copy of the database while the server runs
  npm run enquiries -- restore FILE                  put a backup where the database is missing
  npm run enquiries -- forget EMAIL                  delete everything that came from one person
  npm run enquiries -- purge [--days N] [--yes]      delete what is older than N or RETENTION_DAYS
                                                     days; --yes: also where the server holds back
  npm run enquiries -- migrate                       copy everything from DATA_DIR to DATABASE_URL
`;

const commands = new Map<string, Command>(
  Object.entries({
    list,
    show,
    export: exportEnquiries,
    dead,
    resend,
    backup,
    restore,
    forget,
    purge,
    migrate,
  }),
);

/** Does what the arguments say. A mistake in them is an error with a hint. */
export async function runCommand(argv: string[], env: Env, to: Omit<Output, "print">) {
  // What a stranger wrote must not steer the terminal that it is shown in.
  const writeShown = (text: string) => to.write(showControls(text));
  const output: Output = {
    ...to,
    write: to.isTerminal ? writeShown : to.write,
    print: (line) => writeShown(`${line}\n`),
  };
  const args = readArguments(argv);
  const [name] = args.positionals;
  if (name === undefined || args.values.help) return output.print(USAGE);
  const command = commands.get(name);
  if (command === undefined) throw new UsageError(USAGE);

  await inOurWords(async () => {
    if ("alone" in command) return command.alone({ ...output, args, env });
    const store = await openStore(env, { create: false });
    try {
      await command.withStore({ ...output, args, env, store });
    } finally {
      await store.close();
    }
  });
}
