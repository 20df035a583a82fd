import { watchBounds, type SiteAuditState } from "#engine/site-audit/contract.ts";
import type { ReportPage } from "#engine/site-audit/report-page.ts";

import type { Desk } from "#server/desk/desk.ts";
import { judgeReading, notRead, sayStillUnsent, type JudgedReading } from "./judge-reading.ts";
import { mailWeek } from "./mail-week.ts";
import { hasUnsentNews } from "./notices.ts";
import {
  endReading,
  giveTurnBack,
  lastDone,
  noteReport,
  readOpen,
  readReadings,
  takeTurn,
  type DoneReading,
  type OpenReading,
} from "./readings.ts";
import { nextTime } from "./next-time.ts";
import { findSite, readSites, setNext, type KeptSite } from "./sites.ts";
import { sendNotices, type NoticeSender } from "./send-notices.ts";
import { tellNotRead, tellSummary, tellWorse } from "./write-mail.ts";
import { errorKind } from "#server/log/log.ts";
import { DAY_MS, MINUTE_MS } from "#lib/durations.ts";

export type Watcher = Pick<Desk, "sql" | "audits" | "clock" | "log" | "channels"> & NoticeSender;

/**
 * So many readings run at a time. Sites that are due at the same moment follow one another over the
 * night, and visitors find places for their audits at any time.
 */
const READINGS_AT_ONCE = 2;
/** The same for a reading that the desk asks for. */
const ASKED_AT_ONCE = 6;
/** Where no audit can begin just now, it is tried again after this time. */
const BUSY_MS = 10 * MINUTE_MS;
/** A server that died between taking a turn and beginning the audit; it takes seconds. */
const BEGIN_WITHIN_MS = 5 * MINUTE_MS;
/** Rows of a report that are asked for at once. */
const PART = 500;
const OVER: ReadonlySet<string> = new Set(["done", "stopped", "failed"]);

/** What is due begins, what has ended is judged; each once, however many servers do it. */
export async function watchOnce(watcher: Watcher): Promise<void> {
  await endReadings(watcher);
  await beginDue(watcher);
  await summariseMonths(watcher);
  await mailWeek(watcher);
}

/** A turn that was missed, however often, is caught up once: the next one is counted from now. */
async function beginDue(watcher: Watcher): Promise<void> {
  if (!watcher.audits.isActive) return;
  const now = watcher.clock();
  const sites = (await readSites(watcher.sql)).filter(({ paused }) => paused === null);
  const due = sites.filter(({ nextAt }) => nextAt <= now).toSorted((a, b) => a.nextAt - b.nextAt);
  const free = READINGS_AT_ONCE - (await readOpen(watcher.sql)).length;
  for (const site of due.slice(0, Math.max(0, free))) await beginReading(watcher, site);
  // The next reading is too far away: the clock was ahead when it was scheduled.
  for (const site of sites.filter(({ rhythm, nextAt }) => nextAt > nextTime(rhythm, now))) {
    await setNext(watcher.sql, site.id, nextTime(site.rhythm, now));
  }
}

/**
 * Somebody asks for a reading: it begins now, or as soon as another one ends. Returns a sentence
 * where its address cannot be read.
 */
export async function readSoon(watcher: Watcher, site: KeptSite): Promise<string | undefined> {
  const open = await readOpen(watcher.sql);
  if (open.some((reading) => reading.site === site.id)) return undefined;
  if (open.length < ASKED_AT_ONCE) return beginReading(watcher, site);
  await setNext(watcher.sql, site.id, watcher.clock());
  return undefined;
}

/** Somebody asks for all that are not paused: two begin now, the others follow as places come free. */
export async function readAllSoon(watcher: Watcher): Promise<void> {
  const { sql, clock } = watcher;
  const open = new Set((await readOpen(sql)).map(({ site }) => site));
  const asked = (await readSites(sql)).filter(({ id, paused }) => paused === null && !open.has(id));
  for (const { id } of asked) await setNext(sql, id, clock());
  await beginDue(watcher);
}

/** Returns undefined if the reading started (or is running), otherwise a sentence saying why it could not. */
async function beginReading(watcher: Watcher, site: KeptSite): Promise<string | undefined> {
  const { sql, audits, clock, log } = watcher;
  const now = clock();
  const id = await sql.transaction((inside) => takeTurn(inside, site, now));
  if (id === undefined) return undefined;
  const earlier = await lastDone(sql, site.id);
  const begun = await audits
    .beginForStaff({
      url: site.url,
      pages: site.pages,
      enquiry: null,
      keepDays: watchBounds.keepDays,
      ...(earlier && { earlier: earlier.report }),
    })
    .catch((error: unknown) => {
      log.error("watch_not_begun", { kind: errorKind(error) });
      return undefined;
    });
  if (begun?.ok === true) {
    await noteReport(sql, id, begun.report);
  } else if (begun?.status === 400) {
    await end(watcher, { id, site: site.id, begunAt: now }, notRead(begun.problem));
    return begun.problem;
  } else await giveTurnBack(sql, { id, site: site.id }, now + BUSY_MS);
  return undefined;
}

/** Judges the readings that have ended and sends their notices. */
export async function endReadings(watcher: Watcher): Promise<void> {
  const { sql, audits, clock } = watcher;
  for (const open of await readOpen(sql)) {
    if (open.report === null) {
      const waitedMs = clock() - open.begunAt;
      // Begun in the future: the clock was ahead.
      if (waitedMs >= BEGIN_WITHIN_MS || waitedMs < 0) await giveTurnBack(sql, open, clock());
      continue;
    }
    const crawl = await audits.findByKey(open.report);
    if (crawl === undefined) {
      await end(watcher, open, notRead("The report was deleted."));
      continue;
    }
    const state = await audits.describe(crawl);
    if (!OVER.has(state.phase)) continue;
    const earlier = await lastDone(sql, open.site);
    const judged = judgeReading({
      state,
      pages: await readPages(audits, open.report, state),
      before: earlier === undefined ? [] : await readPages(audits, earlier.report, state),
      earlier,
    });
    await end(watcher, open, await withoutSilence(watcher, open.site, judged, earlier));
  }
}

/** None where nothing is compared, or where the report is gone. */
async function readPages(
  audits: Desk["audits"],
  report: string,
  { report: head }: SiteAuditState,
): Promise<readonly ReportPage[]> {
  const crawl = head?.comparison === undefined ? undefined : await audits.findByKey(report);
  if (crawl === undefined) return [];
  // What others do not get is compared all the same.
  const whole = { ...crawl, hidden: [] };
  const pages: ReportPage[] = [];
  for (;;) {
    const { rows, next } = await audits.list(whole, "pages", pages.length, PART);
    pages.push(...rows.map((row) => JSON.parse(row) as ReportPage));
    if (next === undefined || rows.length === 0) return pages;
  }
}

/** "Nothing changed" is not said while the news before it has not gone out. */
async function withoutSilence(
  { sql, channels }: Watcher,
  site: string,
  judged: JudgedReading,
  earlier: DoneReading | undefined,
): Promise<JudgedReading> {
  if (earlier === undefined || judged.verdict !== "same") return judged;
  const kinds = channels.filter(({ to }) => to !== null).map(({ kind }) => kind);
  return (await hasUnsentNews(sql, site, kinds)) ? sayStillUnsent(judged, earlier) : judged;
}

type Ending = Pick<OpenReading, "id" | "site" | "begunAt">;

/** Kept together with the mails that it asks for: neither is there without the other. */
async function end(watcher: Watcher, reading: Ending, judged: JudgedReading): Promise<void> {
  const { sql, clock } = watcher;
  const now = clock();
  await sql.transaction(async (inside) => {
    const earlier = await readReadings(inside, reading.site, { most: 3, now });
    if (!(await endReading(inside, reading.id, judged, now))) return;
    const site = await findSite(inside, reading.site);
    if (site === undefined) return;
    if (judged.hinders) {
      const mail = tellWorse(site.client, judged, { at: reading.begunAt, nextAt: site.nextAt });
      const { headline, detail, comparison, figures } = judged;
      const data = { headline, detail, comparison, figures };
      const news = { type: "site.worse", mail, reading: reading.id, data } as const;
      await sendNotices(inside, watcher, site, news, now);
    }
    if (judged.figures !== null) return;
    const [, before, further] = earlier;
    if (before?.outcome !== "failed") {
      // Tried once more by the next day, whatever its rhythm.
      const nextAt = Math.min(site.nextAt, now + DAY_MS);
      return setNext(inside, site.id, nextAt);
    }
    // One mail, however long it goes on.
    if (further?.outcome === "failed") return;
    const { detail } = judged;
    const mail = tellNotRead(site.client, [before.at, reading.begunAt], {
      detail,
      nextAt: site.nextAt,
    });
    await sendNotices(
      inside,
      watcher,
      site,
      { type: "site.not-read", mail, data: { detail } },
      now,
    );
  });
}

/** On the first of a month, of the one before; missed ones are caught up once. */
async function summariseMonths(watcher: Watcher): Promise<void> {
  const { sql, clock } = watcher;
  const now = clock();
  const next = nextTime("summary", now);
  for (const site of await readSites(sql)) {
    if (site.summaryAt > now && site.summaryAt <= next) continue;
    await sql.transaction(async (inside) => {
      const taken = await inside.change(
        "update watched set summary_at = $3 where id = $1 and summary_at = $2",
        [site.id, site.summaryAt, next],
      );
      if (taken === 0 || site.summaryAt > now || !site.summary) return;
      const month = startOfMonthBefore(now);
      const last = await lastDone(inside, site.id);
      if (last === undefined || last.at < month) return;
      const before = await lastDone(inside, site.id, month);
      const mail = tellSummary(site.client, month, { last, before });
      const data = { points: last.points, before: before?.points ?? null };
      await sendNotices(inside, watcher, site, { type: "site.summary", mail, data }, now);
    });
  }
}

const OFFSET_MS = 5 * 60 * MINUTE_MS;

/** In Pakistan. */
function startOfMonthBefore(now: number): number {
  const day = new Date(now + OFFSET_MS);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1, 1) - OFFSET_MS;
}
