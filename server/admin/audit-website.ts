import { randomUUID } from "node:crypto";

import { site as siteFile } from "#app/content/site/site.ts";

import type { AuditSeen } from "#lib/desk/enquiry.ts";

import { withDesk } from "#server/admin/change-enquiries.ts";
import { getOperand, UsageError, type Command } from "#server/admin/command.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";
import { noteBegun } from "#server/desk/audit-site.ts";
import { createGuard } from "#server/reading/create-guard.ts";
import { judgeAddress } from "#server/reading/judge-address.ts";
import { createCrawlSecret, hashOfSecret } from "#server/site-audit/crawl-secret.ts";
import { createCrawlTools, type AllCrawlTools } from "#server/site-audit/crawl-tools.ts";
import { finishCrawl } from "#server/site-audit/finish-crawl.ts";
import { LEASE_MS } from "#server/site-audit/lease-crawl.ts";
import { crawlSettingsOf } from "#server/site-audit/settings.ts";
import type { NewCrawl } from "#server/site-audit/store/crawl-store.ts";
import { crawlPlaceOf } from "#server/site-audit/store/open-crawls.ts";
import { DAY_MS } from "#lib/durations.ts";

const TELL_EVERY = 10;

/** Audits the website that an enquiry names, as a visitor's audit does, and prints the report's link. */
export const audit: Command = {
  async withStore({ print, store, args, env, guard: layers }) {
    const { id, fields } = await getEnquiry(store, getOperand(args, "Which one? audit ID"));
    const website = fields["website"]?.trim() ?? "";
    if (website === "") throw new UsageError(`The enquiry ${id} names no website.`);
    const clock = Date.now;
    const guard = createGuard({ clock, ...(layers && { guard: layers }) });
    const judged = judgeAddress(website, guard.judge);
    if (!judged.ok) throw new UsageError(`Its website cannot be read. ${judged.detail}`);

    const siteUrl = env.siteUrl ?? siteFile.url;
    const place = crawlPlaceOf(env);
    const tools = await createCrawlTools({ place, guard, siteUrl, clock, room: env.siteAudit });
    try {
      const begun = await begin(tools, {
        url: judged.value.url.href,
        settings: {
          ...crawlSettingsOf(env.siteAudit),
          ...(judged.value.schemeAssumed && { mayUseHttp: true }),
        },
        keepDays: env.siteAudit.keepDays,
        enquiry: id,
      });
      const link = `${new URL(siteUrl).origin}/site-audit#${begun.secret}`;
      print(`Reading ${judged.value.url.hostname}; this takes minutes. The report will be here:`);
      // Only its hash is stored: where this command is ended before its time, the link is known all the same.
      print(link);
      await withDesk(env, (sql) => noteBegun(sql, beginningOf(begun, id)));
      await read(tools, begun, print);
      const ended = await tools.store.get(begun.crawl.id);
      if (ended?.hasReport !== true) {
        throw new UsageError(`There is no report. ${ended?.detail ?? ""}`.trim());
      }
      print(`The report is there: ${link}`);
      print(`Kept until ${new Date(ended.keptUntil).toISOString().slice(0, 10)}.`);
    } finally {
      await tools.close();
    }
  },
};

type Wanted = Pick<NewCrawl, "url" | "settings" | "enquiry"> & { keepDays: number };
type Begun = Awaited<ReturnType<typeof begin>>;

async function begin({ store, clock }: AllCrawlTools, { keepDays, ...crawl }: Wanted) {
  const secret = createCrawlSecret();
  const createdAt = clock();
  // Ours from its first moment: a server on the same store leaves it alone.
  const owner = randomUUID();
  const id = await store.create(
    {
      ...crawl,
      secretHash: hashOfSecret(secret),
      createdAt,
      keptUntil: createdAt + keepDays * DAY_MS,
      earlier: null,
    },
    { owner, leaseMs: LEASE_MS },
  );
  const kept = await store.get(id);
  if (kept === undefined) throw new UsageError("The audit could not be kept.");
  return { secret, owner, crawl: kept };
}

/** As the desk's timeline has it. */
function beginningOf({ secret, crawl }: Begun, id: string) {
  const begun: AuditSeen = {
    report: `/site-audit#${secret}`,
    site: new URL(crawl.url).hostname,
    phase: crawl.phase,
    read: 0,
    found: 1,
    indexable: null,
    pages: null,
    keptUntil: crawl.keptUntil,
    detail: null,
  };
  return { sub: id, at: crawl.createdAt, person: null, body: { audit: begun } };
}

async function read(tools: AllCrawlTools, { crawl, owner }: Begun, print: (line: string) => void) {
  let printed = 0;
  await finishCrawl(tools, crawl, {
    owner,
    signal: new AbortController().signal,
    onPhase: () => {},
    onChange: ({ frontier }) => {
      const { read: count, found } = frontier.counts();
      if (count < printed + TELL_EVERY) return;
      printed = count;
      print(`${count} of ${found} read`);
    },
  });
}
