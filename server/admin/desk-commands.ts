import { parseArgs } from "node:util";

import { showControls } from "#lib/text/show-controls.ts";
import { ownValue } from "#lib/own-value.ts";
import { tellDayAndTime } from "#lib/time-words.ts";

import { UsageError } from "./command.ts";
import { inOurWords } from "./in-our-words.ts";
import { describePasskeyProblem } from "./describe-passkey-problem.ts";
import { CONFIRM_HINT, printPeople } from "./print-people.ts";
import { FLAGS, listSites, stopSite, watchSite, type WatchFlags } from "./watch-sites.ts";
import { invitationLink } from "#server/desk/people-routes.ts";
import { endAllSessions } from "#server/desk/store/passkeys.ts";
import {
  findByName,
  invite,
  MAX_NAME_CHARACTERS,
  namesOfInvited,
  removePerson,
} from "#server/desk/store/people.ts";
import { confirmPeople, isUnconfirmed, noteRestored } from "#server/desk/store/restored.ts";
import { openDeskSql, type DeskSql } from "#server/desk/store/sql.ts";
import { publicOrigin, type Env } from "#server/env.ts";
import { findRunningOrigin } from "#server/start/own-address.ts";

const USAGE = `Who can sign in at the desk.

  npm run desk -- invite "Ayesha"    prints a link that works once, for 24 hours; again: one more device
  npm run desk -- people             everybody with their devices
  npm run desk -- remove "Ayesha"    signs them out everywhere at once; their devices, and the links that
                                     they made, stop working
  npm run desk -- sign-out           signs everybody out
  npm run desk -- restored           after you restored a PostgreSQL backup: nobody signs in until you
  npm run desk -- confirm            confirm who gets in (the restore of SQLite says so itself)

Clients' sites that are watched.

  npm run desk -- watch theirbusiness.pk --weekly --to ayesha@pehlapage.example
                                     reads a client's site; or --nightly, --monthly;
                                     --client NAME, --pages 500, --summary (an email each month),
                                     --together (one email a week, with all other such sites)
  npm run desk -- watch list         the sites, how often, and what the last reading said
  npm run desk -- watch stop SITE    stops reading it; its points stay
`;

const NAME = `Who? Name them, in up to ${MAX_NAME_CHARACTERS} characters, such as "Ayesha".`;

type Work = {
  sql: DeskSql;
  print: (line: string) => void;
  env: Env;
  /** The second word, and the third. */
  operand: string | undefined;
  further: string | undefined;
  options: WatchFlags;
  now: number;
};

const commands: Partial<Record<string, (work: Work) => Promise<void>>> = {
  async invite({ sql, print, env, operand, now }) {
    const name = operand?.replaceAll(/\s+/g, " ").trim() ?? "";
    if (name === "" || name.length > MAX_NAME_CHARACTERS) throw new UsageError(NAME);
    const known = await findByName(sql, name);
    const whom = known === undefined ? { name } : { person: known.id };
    const made = await invite(sql, { whom, by: null, now });
    if (made === undefined) throw new UsageError(`There is no longer anybody called ${name}.`);
    print(
      known === undefined
        ? `A link for ${name}. Open it on the phone or computer that will use the desk:`
        : `A link for one more device of ${known.name}. Open it there:`,
    );
    const origin = findRunningOrigin(env.dataDir) ?? publicOrigin(env);
    print(invitationLink(origin, made.token));
    print(`Works once, until ${tellDayAndTime(made.until)}.`);
    const problem = describePasskeyProblem(origin);
    if (problem !== undefined) print(problem);
    if (!env.desk) print("The desk is switched off (DESK=off): the link opens once it is on.");
  },

  async people({ sql, print }) {
    await printPeople(sql, print);
    if (await isUnconfirmed(sql)) print(CONFIRM_HINT);
  },

  async remove({ sql, print, operand, now }) {
    if (operand === undefined) throw new UsageError(NAME);
    const person = await findByName(sql, operand);
    if (person === undefined) {
      throw new UsageError(`There is nobody called ${operand}. npm run desk -- people lists them.`);
    }
    const invited = await sql.transaction(async (inside) => {
      const names = await namesOfInvited(inside, person.id, now);
      await removePerson(inside, person.id, now);
      return names;
    });
    print(`${person.name} is signed out everywhere. Their name stays on what they did.`);
    if (invited.length > 0) {
      print(`Links that they made no longer work: for ${invited.join(", ")}.`);
    }
  },

  async "sign-out"({ sql, print }) {
    print(`${await endAllSessions(sql)} signed out.`);
  },

  async restored({ sql, print }) {
    await sql.transaction(noteRestored);
    await printPeople(sql, print);
    if (await isUnconfirmed(sql)) print(CONFIRM_HINT);
  },

  async confirm({ sql, print }) {
    const wasOpen = await confirmPeople(sql);
    await printPeople(sql, print);
    print(wasOpen ? "Confirmed: they can sign in." : "There was nothing to confirm.");
  },

  watch: ({ sql, print, operand, further, options, now }) => {
    if (operand === undefined) throw new UsageError(USAGE);
    if (operand === "list") return listSites(sql, print, now);
    if (operand === "stop") return stopSite(sql, print, further, now);
    return watchSite(sql, print, { url: operand, ...options }, now);
  },
};

/** Does what the arguments say. A mistake in them is an error with a hint. */
export async function runDeskCommand(
  argv: string[],
  env: Env,
  write: (text: string) => void,
): Promise<void> {
  const print = (line: string) => write(showControls(`${line}\n`));
  const { positionals, values } = parseArgs({ args: argv, allowPositionals: true, options: FLAGS });
  const [name, operand, further] = positionals;
  if (name === undefined || values.help) return print(USAGE);
  const command = Object.hasOwn(commands, name) ? ownValue(commands, name) : undefined;
  if (command === undefined) throw new UsageError(USAGE);
  await inOurWords(async () => {
    const sql = openDeskSql(env);
    try {
      await command({ sql, print, env, operand, further, options: values, now: Date.now() });
    } finally {
      await sql.close();
    }
  });
}
