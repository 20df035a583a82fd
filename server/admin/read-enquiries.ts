import type { Phase } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import type { Happening } from "#lib/desk/enquiry.ts";
import { tellStamp } from "#lib/time-words.ts";

import { withDesk } from "./with-desk.ts";
import { getOperand, UsageError, type Command } from "./command.ts";
import { describeEnquiry, describeInOneLine } from "./describe-enquiry.ts";
import { getEnquiry } from "./get-enquiry.ts";
import { readEnquiry } from "#server/desk/store/one-enquiry.ts";
import { readNames } from "#server/desk/store/people.ts";
import { readUnsent } from "#server/watch/notices.ts";
import type { DeskSql } from "#server/desk/store/sql.ts";
import { orNull, rowShape, text } from "#server/data/row-shape.ts";
import { placeholders } from "#server/data/sql.ts";
import { readCount } from "#server/store/submissions.ts";
import { describeChannels } from "#server/notify/channels.ts";
import type { Submission } from "#server/store/submission-store.ts";
import {
  crawlPlaceOf,
  openCrawlsThatAreThere,
  type CrawlPlace,
} from "#server/audits/store/open-crawls.ts";

export const list: Command = {
  async withStore({ print, store, env, args: { values } }) {
    const limit = Number(values.limit ?? 100);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit takes a number.");
    const enquiries = await store.list({ limit, spam: values.spam === true });
    if (enquiries.length === 0) print(values.spam === true ? "No spam." : "No enquiries yet.");
    const audits = await readAudits(crawlPlaceOf(env));
    const { standing, total } = await withDesk(env, async (sql) => ({
      standing: await readStanding(sql, enquiries),
      total: await countEnquiries(sql, values.spam === true),
    }));
    for (const enquiry of enquiries) {
      const audited = audits.get(enquiry.id);
      const marks = [standing.get(enquiry.id), audited && mark(audited)].filter(Boolean);
      print([describeInOneLine(enquiry), ...marks].join("  "));
    }
    if (total > enquiries.length) {
      print(
        `The newest ${enquiries.length} of ${total}. With --limit ${total} you see all of them.`,
      );
    }
  },
};

async function countEnquiries(sql: DeskSql, spam: boolean): Promise<number> {
  return readCount(
    await sql.all("select count(*) as n from submission where spam = $1", [Number(spam)]),
  );
}

/** Status and owner of each in words; of spam neither is asked. */
const toStanding = rowShape({ id: text, status: text, owner: orNull(text) });

async function readStanding(
  sql: DeskSql,
  enquiries: readonly Submission[],
): Promise<ReadonlyMap<string, string>> {
  const names = await readNames(sql);
  const ids = enquiries.filter((enquiry) => !enquiry.spam).map(({ id }) => id);
  const rows = await sql.all(
    `select id, status, owner from submission where id in (${placeholders(ids.length)})`,
    ids,
  );
  return new Map(
    rows.map(toStanding).map(({ id, status, owner }) => {
      const name = owner === null ? undefined : names.get(owner);
      return [id, `${status}, ${name ?? "nobody"}’s`];
    }),
  );
}

type Audited = { createdAt: number; phase: Phase };

function mark({ createdAt, phase }: Audited): string {
  const at = tellStamp(createdAt);
  if (phase === "done" || phase === "stopped") return `audited ${at}`;
  return phase === "failed" ? `audit of ${at} failed` : `audit of ${at} under way`;
}

/** Which enquiries' websites were audited; none where nothing ever was. */
async function readAudits(place: CrawlPlace): Promise<ReadonlyMap<string, Audited>> {
  const crawls = await openCrawlsThatAreThere(place);
  if (crawls === undefined) return new Map();
  try {
    return await crawls.ofEnquiries();
  } finally {
    await crawls.close();
  }
}

export const show: Command = {
  async withStore({ print, store, args, env }) {
    const enquiry = await getEnquiry(store, getOperand(args, "Which one? Give its ID."));
    print(describeEnquiry(enquiry));
    const shown = await withDesk(env, (sql) => readEnquiry(sql, enquiry.id));
    if (shown === undefined) return;
    print(`status: ${shown.status}`);
    print(`owner: ${shown.owner?.name ?? "nobody"}`);
    for (const happening of shown.happenings) print(describeHappening(happening));
  },
};

/** A line of the timeline: when, what, by whom, and the words of a note. */
function describeHappening({ at, kind, by, ...rest }: Happening): string {
  const said = "text" in rest ? `: ${rest.text}` : "";
  return `${tellStamp(at)}  ${kind}${by === null ? "" : ` by ${by.name}`}${said}`;
}

export const dead: Command = {
  async withStore({ print, store, env }) {
    const letters = await store.deadLetters();
    const notices = await withDesk(env, (sql) => readUnsent(sql));
    const givenUp = notices.filter(({ isGivenUp }) => isGivenUp);
    if (letters.length + givenUp.length === 0) {
      print("No notification was given up.");
    }
    for (const { words, to } of describeChannels(env)) {
      if (to === null && words.notSetUp !== undefined) print(`${words.notSetUp}.`);
    }
    for (const { submissionId, kind, tries, reason, submittedAt } of letters) {
      print(
        `${submissionId}  ${tellStamp(submittedAt)}  ${kind}  ${count(tries, "attempt")}  ${reason}`,
      );
    }
    for (const { id, client, at, kind, address, tries, fault } of givenUp) {
      const to = [kind, address].filter(Boolean).join(" ");
      print(
        `${id}  ${tellStamp(at)}  watch of ${client}, ${to}  ${count(tries, "attempt")}  ${fault}`,
      );
    }
  },
};
