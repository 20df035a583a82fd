import { DESK_PATH } from "#lib/desk/contract.ts";
import { DAY_MS } from "#lib/durations.ts";

import { text } from "#server/data/row-shape.ts";
import type { Sql } from "#server/data/sql.ts";
import type { Desk } from "#server/desk/desk.ts";
import { nextTime } from "./next-time.ts";
import { keyOf } from "./readers.ts";
import { lastDone, readEnded } from "./readings.ts";
import { queueMail, readersToMail, siteAtDesk, type NoticeSender } from "./send-notices.ts";
import { readSites, type KeptSite } from "./sites.ts";
import { byWorst, judgeWeek, tellWeek, type SiteWeek } from "./write-week.ts";

type Span = { since: number; now: number };
type WeekOfReader = { to: string; weeks: { site: KeptSite; week: SiteWeek }[] };

/** When the last week's mails were written. */
const MEMORY = "watch-week";

/**
 * On Monday morning, one mail to each reader about all sites whose news comes once a week. Each once,
 * however many servers look; weeks that were missed are told of together.
 */
export async function mailWeek(sender: Pick<Desk, "sql" | "clock"> & NoticeSender): Promise<void> {
  const now = sender.clock();
  const last = await readLast(sender.sql);
  // More than a day ahead: the clock was wrong when it was noted.
  const isAhead = last !== undefined && last > now + DAY_MS;
  if (last !== undefined && !isAhead && nextTime("week", last) > now) return;
  await sender.sql.transaction(async (inside) => {
    if (!(await noteWeek(inside, last, now)) || last === undefined || isAhead) return;
    const span = { since: last, now };
    const page = `${sender.origin}${DESK_PATH}?watch`;
    for (const { to, weeks } of await readWeeks(inside, sender, span)) {
      const sorted = weeks.toSorted((a, b) => byWorst(a.week, b.week));
      const told = { ...span, nextAt: nextTime("week", now) };
      const mail = tellWeek(
        sorted.map(({ week }) => week),
        told,
      );
      const about = sorted.map(({ site }) => site);
      await queueMail(inside, sender, { mail, to, about, page, weekly: true }, now);
    }
  });
}

async function readLast(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.all("select value from memory where name = $1", [MEMORY]);
  return row === undefined ? undefined : Number(text(row, "value"));
}

/** False where another server was quicker. */
async function noteWeek(sql: Sql, last: number | undefined, now: number): Promise<boolean> {
  const noted =
    last === undefined
      ? await sql.change("insert into memory(name, value) values ($1, $2) on conflict do nothing", [
          MEMORY,
          String(now),
        ])
      : await sql.change("update memory set value = $2 where name = $1 and value = $3", [
          MEMORY,
          String(now),
          String(last),
        ]);
  return noted === 1;
}

/** By reader, whoever is to get mail about at least one site that is not paused. */
async function readWeeks(
  sql: Sql,
  sender: NoticeSender,
  span: Span,
): Promise<Iterable<WeekOfReader>> {
  const readers = new Map<string, WeekOfReader>();
  for (const site of await readSites(sql)) {
    if (!site.weeklyMail || site.paused !== null) continue;
    const week = judgeWeek(
      {
        client: site.client,
        href: siteAtDesk(sender.origin, site),
        readings: await readEnded(sql, site.id, span),
        last: await lastDone(sql, site.id),
        before: await lastDone(sql, site.id, span.since),
      },
      span.now,
    );
    for (const to of await readersToMail(sql, sender, site.id)) {
      const reader = readers.get(keyOf(to)) ?? { to, weeks: [] };
      reader.weeks.push({ site, week });
      readers.set(keyOf(to), reader);
    }
  }
  return readers.values();
}
