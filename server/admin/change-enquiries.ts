import {
  enquiryStatuses,
  MAX_NOTE_CHARACTERS,
  type AnswerBy,
  type Change,
  type EnquiryStatus,
} from "#lib/desk/enquiry.ts";

import { getOperand, UsageError, type Arguments, type Command } from "#server/admin/command.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";
import { changeEnquiry } from "#server/desk/store/change-enquiry.ts";
import { readEvents } from "#server/desk/store/events.ts";
import { noteWhatHappened } from "#server/desk/store/events.ts";
import { findByName } from "#server/desk/store/people.ts";
import { openDeskSql, type DeskSql } from "#server/desk/store/sql.ts";
import type { Env } from "#server/env.ts";
import { notificationKinds } from "#server/notify/channels.ts";

type Planned = { change: Change; said: string };

/** What the third word asks for; a mistake in it is a `UsageError`. */
type Plan = (word: string | undefined, parts: { sql: DeskSql; id: string }) => Promise<Planned>;

const VIA: readonly string[] = ["whatsapp", "call", "mail"] satisfies AnswerBy[];

/** A command that changes one enquiry as the desk does, by nobody in particular. */
function changing(hint: string, plan: Plan): Command {
  return {
    async withStore({ print, store, args, env }) {
      const { id } = await getEnquiry(store, getOperand(args, hint));
      await withDesk(env, async (sql) => {
        const { change, said } = await plan(thirdWord(args), { sql, id });
        await changeAsNobody(sql, env, id, change);
        print(`${id} ${said}`);
      });
    },
  };
}

/** @throws UsageError where it cannot be. */
export async function changeAsNobody(sql: DeskSql, env: Env, id: string, change: Change) {
  const notify = notificationKinds(env);
  const now = Date.now();
  const changed = await changeEnquiry(sql, { id, person: null, change, now, notify });
  if (changed.outcome === "refused") throw new UsageError(changed.problem);
  if (changed.outcome !== "done") throw new UsageError(`There is no enquiry ${id} any more.`);
}

/** The tables beside the enquiries, with everything noted that came in before. */
export async function withDesk<Result>(
  env: Env,
  work: (sql: DeskSql) => Promise<Result>,
): Promise<Result> {
  const sql = openDeskSql(env);
  try {
    await noteWhatHappened(sql, Date.now());
    return await work(sql);
  } finally {
    await sql.close();
  }
}

const thirdWord = ({ positionals }: Arguments): string | undefined => positionals[2];

const isStatus = (word: string | undefined): word is EnquiryStatus =>
  (enquiryStatuses as readonly (string | undefined)[]).includes(word);

export const status = changing("Which one? status ID answered", async (word) => {
  if (!isStatus(word)) {
    throw new UsageError(`Which status? It is one of ${enquiryStatuses.join(", ")}.`);
  }
  return { change: { kind: "status", status: word }, said: `is ${word} now.` };
});

export const markAnswered = changing("Which one? answered ID whatsapp", async (word) => {
  if (word === undefined || !VIA.includes(word)) {
    throw new UsageError(`How? answered ID ${VIA.join(", or ")}`);
  }
  const change: Change = { kind: "answer", via: word as AnswerBy, outcome: "answered" };
  return { change, said: `is answered, by ${word}.` };
});

export const noAnswer = changing("Which one? no-answer ID", async () => ({
  change: { kind: "answer", via: "call", outcome: "no-answer" },
  said: "was called, and nobody picked up. Its clock runs on.",
}));

export const note = changing('Which one? note ID "…"', async (word) => {
  const text = word?.trim() ?? "";
  if (text === "" || text.length > MAX_NOTE_CHARACTERS) {
    throw new UsageError(`What? note ID "…", in up to ${MAX_NOTE_CHARACTERS} characters.`);
  }
  return { change: { kind: "note", text }, said: "has the note." };
});

export const owner = changing('Which one? owner ID "Ayesha"', async (word, { sql }) => {
  if (word === undefined) throw new UsageError('Whose? owner ID "Ayesha", or owner ID nobody');
  if (word === "nobody")
    return { change: { kind: "owner", owner: null }, said: "is nobody’s now." };
  const person = await findByName(sql, word);
  if (person === undefined) {
    throw new UsageError(`There is nobody called ${word}. npm run desk -- people lists them.`);
  }
  return { change: { kind: "owner", owner: person.id }, said: `is ${person.name}’s now.` };
});

export const spam = changing("Which one? spam ID", async () => ({
  change: { kind: "spam" },
  said: "is spam now. It is kept for 30 days.",
}));

export const notSpam = changing("Which one? not-spam ID", async (_word, { sql, id }) => {
  const [row] = await sql.all("select spam from submission where id = $1", [id]);
  if (Number(row?.["spam"]) !== 1) throw new UsageError(`${id} is not spam.`);
  return {
    change: { kind: "not-spam" },
    said: "stands among the enquiries now. The server sends its notifications.",
  };
});

const TAKEN_BACK = new Set(["answered", "status", "owner", "spam", "not-spam", "undone"]);

export const undo = changing("Which one? undo ID", async (_word, { sql, id }) => {
  const newest = (await readEvents(sql, id)).findLast(({ kind }) => TAKEN_BACK.has(kind));
  if (newest === undefined) throw new UsageError(`Nothing of ${id} was changed yet.`);
  return { change: { kind: "undo", number: newest.number }, said: "is as it was before." };
});
