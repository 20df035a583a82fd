/** Readings of watched sites. Their figures are kept for ever, their reports for 13 months. */
import { randomUUID } from "node:crypto";

import { watchBounds } from "#engine/site-audit/contract.ts";
import type { SiteComparison, SiteReading, SiteVerdict } from "#lib/desk/watch.ts";

import { nextTime } from "./next-time.ts";
import type { KeptSite } from "./sites.ts";
import { from, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Row, Sql } from "#server/data/sql.ts";
import { readCount } from "#server/store/submissions.ts";
import { DAY_MS } from "#lib/durations.ts";

/** What a reading says of its site. */
export type ReadingJudgement = {
  verdict: Extract<SiteVerdict, "worse" | "better" | "same" | "not-read">;
  headline: string;
  detail: string;
  comparison: SiteComparison | null;
  /** Null: it could not be read. */
  figures: { points: number; indexable: number; known: number } | null;
};

export type OpenReading = { id: string; site: string; begunAt: number; report: string | null };

const orNoVerdict = orNull(text<ReadingJudgement["verdict"]>);
const toOpen: (row: Row) => OpenReading = rowShape({
  id: text,
  site: text,
  begunAt: number,
  report: orNull(text),
});
const toDone = rowShape({
  at: from("begun_at", number),
  points: number,
  indexable: number,
  known: number,
  report: text,
  verdict: orNoVerdict,
  body: text,
});
const toReading = rowShape({
  id: text,
  at: from("begun_at", number),
  outcome: text<SiteReading["outcome"]>,
  points: orNull(number),
  indexable: orNull(number),
  known: orNull(number),
  report: orNull(text),
  verdict: orNoVerdict,
  body: text,
});

/**
 * Takes a site's turn: of several servers one gets it. Undefined where another was quicker, where it
 * is being read, or is no longer watched.
 */
export async function takeTurn(sql: Sql, site: KeptSite, now: number): Promise<string | undefined> {
  const taken = await sql.change(
    `update watched set next_at = $3 where id = $1 and next_at = $2 and removed_at is null
       and not exists (select 1 from reading where site = $1 and outcome = 'reading')`,
    [site.id, site.nextAt, nextTime(site.rhythm, now)],
  );
  if (taken === 0) return undefined;
  const id = randomUUID();
  await sql.change(
    `insert into reading(id, site, begun_at, outcome, serial) select $1, $2, $3, 'reading',
       coalesce(max(serial), 0) + 1 from reading where site = $2`,
    [id, site.id, now],
  );
  return id;
}

export async function noteReport(sql: Sql, id: string, report: string): Promise<void> {
  await sql.change("update reading set report = $2 where id = $1", [id, report]);
}

/** It did not begin: the site's turn comes again. */
export async function giveTurnBack(
  sql: Sql,
  { id, site }: Pick<OpenReading, "id" | "site">,
  nextAt: number,
): Promise<void> {
  await sql.change("delete from reading where id = $1", [id]);
  await sql.change("update watched set next_at = $2 where id = $1", [site, nextAt]);
}

/** Readings that began and have not ended, on any server. */
export async function readOpen(sql: Sql): Promise<OpenReading[]> {
  const rows = await sql.all(
    "select id, site, begun_at, report from reading where outcome = 'reading'",
  );
  return rows.map(toOpen);
}

/** False where another server has ended it already. */
export async function endReading(
  sql: Sql,
  id: string,
  { figures, ...said }: ReadingJudgement,
  now: number,
): Promise<boolean> {
  const { verdict, ...body } = said;
  const changed = await sql.change(
    `update reading set outcome = $2, ended_at = $3, points = $4, indexable = $5, known = $6,
       verdict = $7, body = $8 where id = $1 and outcome = 'reading'`,
    [
      id,
      figures === null ? "failed" : "done",
      now,
      figures?.points ?? null,
      figures?.indexable ?? null,
      figures?.known ?? null,
      verdict,
      JSON.stringify(body),
    ],
  );
  return changed === 1;
}

export type KeptReading = SiteReading & { verdict: ReadingJudgement["verdict"] | null };

/** Newest first. A report that is older than it is kept is not named. */
export async function readReadings(
  sql: Sql,
  site: string,
  { most, now }: { most: number; now: number },
): Promise<KeptReading[]> {
  const rows = await sql.all(
    "select * from reading where site = $1 order by serial desc limit $2",
    [site, most],
  );
  return rows.map((row) => rowToReading(row, now));
}

/** Those that ended within a span, oldest first. */
export async function readEnded(
  sql: Sql,
  site: string,
  { since, now }: { since: number; now: number },
): Promise<KeptReading[]> {
  const rows = await sql.all(
    `select * from reading where site = $1 and outcome <> 'reading' and ended_at > $2 and ended_at <= $3
     order by serial`,
    [site, since, now],
  );
  return rows.map((row) => rowToReading(row, now));
}

export type DoneReading = {
  at: number;
  points: number;
  indexable: number;
  known: number;
  report: string;
  verdict: ReadingJudgement["verdict"] | null;
  headline: string;
};

/** The newest that could be read, or the newest begun before a moment: what the next one is compared with. */
export async function lastDone(
  sql: Sql,
  site: string,
  before = Number.MAX_SAFE_INTEGER,
): Promise<DoneReading | undefined> {
  const [row] = await sql.all(
    `select * from reading
     where site = $1 and outcome = 'done' and begun_at < $2 order by serial desc limit 1`,
    [site, before],
  );
  if (row === undefined) return undefined;
  const { body, ...done } = toDone(row);
  return { ...done, headline: readBody(body).headline };
}

/** Sites whose newest reading found them worse, without those that are paused. */
export async function countWorse(sql: Sql): Promise<number> {
  const rows = await sql.all(
    `select count(*) as n from watched w where removed_at is null and paused_at is null
       and (select verdict from reading r where r.site = w.id and outcome <> 'reading'
            order by serial desc limit 1) = 'worse'`,
  );
  return readCount(rows);
}

function rowToReading(row: Row, now: number): KeptReading {
  const { body, report, ...reading } = toReading(row);
  const isKept = reading.outcome !== "failed" && reading.at + watchBounds.keepDays * DAY_MS > now;
  return { ...reading, ...readBody(body), report: isKept ? report : null };
}

/** "" while the site is being read. */
function readBody(body: string): Pick<ReadingJudgement, "headline" | "detail" | "comparison"> {
  if (body === "") return { headline: "", detail: "", comparison: null };
  return JSON.parse(body) as Pick<ReadingJudgement, "headline" | "detail" | "comparison">;
}
