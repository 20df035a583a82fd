import type { Phase } from "#engine/site-audit/contract.ts";

import { getOperand, UsageError, type Command } from "#server/admin/command.ts";
import { describe, describeInOneLine, formatTime } from "#server/admin/describe-enquiry.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";
import {
  crawlPlaceOf,
  openCrawlsThatAreThere,
  type CrawlPlace,
} from "#server/site-audit/store/open-crawls.ts";

export const list: Command = {
  async withStore({ print, store, env, args: { values } }) {
    const limit = Number(values.limit ?? 100);
    if (!Number.isInteger(limit) || limit < 1) throw new UsageError("--limit takes a number.");
    const enquiries = await store.list({ limit, spam: values.spam === true });
    if (enquiries.length === 0) print(values.spam === true ? "No spam." : "No enquiries yet.");
    const audits = await readAudits(crawlPlaceOf(env));
    for (const enquiry of enquiries) {
      const audited = audits.get(enquiry.id);
      print(`${describeInOneLine(enquiry)}${audited === undefined ? "" : `  ${mark(audited)}`}`);
    }
  },
};

type Audited = { createdAt: number; phase: Phase };

function mark({ createdAt, phase }: Audited): string {
  const at = formatTime(createdAt);
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
  async withStore({ print, store, args }) {
    print(describe(await getEnquiry(store, getOperand(args, "Which one? Name its ID."))));
  },
};

export const dead: Command = {
  async withStore({ print, store }) {
    const letters = await store.deadLetters();
    if (letters.length === 0) print("Every notification was delivered, or is on its way.");
    for (const { submissionId, kind, tries, reason, submittedAt } of letters) {
      print(`${submissionId}  ${formatTime(submittedAt)}  ${kind}  ${tries} attempts  ${reason}`);
    }
  },
};
