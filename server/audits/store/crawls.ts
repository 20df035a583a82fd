import { flag, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import { toCrawl } from "./crawl-row.ts";
import { createReports } from "./crawl-reports.ts";
import { crawlColumns, isLeased, IS_THERE, type CrawlDatabase } from "./crawl-sql.ts";
import { createSteps } from "./crawl-steps.ts";
import type { Crawl, CrawlStore } from "./crawl-store.ts";

/** The audits in either engine. */
export function createCrawls(database: CrawlDatabase): Omit<CrawlStore, "close"> {
  return {
    ...createRows(database),
    ...createLeases(database),
    ...createSteps(database),
    ...createReports(database),
    ...createRoom(database),
  };
}

const toId = rowShape({ id: number });
const toOfEnquiry = rowShape({ enquiry: text, createdAt: number, phase: text<Crawl["phase"]> });
const toUsage = rowShape({ crawl: orNull(number), visitor: orNull(number), all: orNull(number) });

function createRows(database: CrawlDatabase) {
  const { data, now } = database;
  const select = `select ${crawlColumns(database)} from site_audit.crawl`;
  const read = async (where: string, values: readonly (string | number)[] = []) =>
    (await data.all(`${select} where ${where}`, values)).map(toCrawl);
  return {
    create: async ({ settings, ...crawl }, lease) => {
      const rows = await data.all(
        `insert into site_audit.crawl(secret_hash, url, phase, settings, created_at, kept_until, earlier, enquiry, visitor, owner, held_until, taken, manage_hash)
         values ($1, $2, 'waiting', $3, $4, $5, $6, $7, $8, $9, ${now} + $10, $11, $12) returning id`,
        [
          crawl.secretHash,
          crawl.url,
          JSON.stringify(settings),
          crawl.createdAt,
          crawl.keptUntil,
          crawl.earlier,
          crawl.enquiry,
          crawl.visitor ?? null,
          lease?.owner ?? null,
          lease?.leaseMs ?? 0,
          lease === undefined ? 0 : 1,
          crawl.manageHash ?? null,
        ],
      );
      return rows.map(toId)[0]!.id;
    },
    find: async (hash) =>
      (
        await read(
          `(secret_hash = $1 or id = (select crawl from site_audit.read_link where hash = $1)) and ${IS_THERE}`,
          [hash],
        )
      )[0],
    addLink: async (id, hash) => {
      const rows = await data.all(
        `insert into site_audit.read_link(hash, crawl)
         select $2, id from site_audit.crawl where id = $1 and ${IS_THERE} returning crawl`,
        [id, hash],
      );
      return rows.length > 0;
    },
    get: async (id) => (await read(`id = $1 and ${IS_THERE}`, [id]))[0],
    unfinished: () => read("phase in ('waiting', 'reading', 'judging') order by id"),
    ofEnquiries: async () => {
      const rows = await data.all(
        "select enquiry, created_at, phase from site_audit.crawl where enquiry is not null order by id",
      );
      return new Map(
        rows.map(toOfEnquiry).map(({ enquiry, ...audited }) => [enquiry, audited] as const),
      );
    },
  } satisfies Partial<CrawlStore>;
}

function createLeases(database: CrawlDatabase) {
  const { now, data } = database;
  return {
    claim: async (id, { owner, leaseMs }) => {
      const [row] = await data.all(
        `update site_audit.crawl set held_until = ${now} + $3, owner = $2,
           taken = taken + case when owner is distinct from $2 then 1 else 0 end
         where id = $1 and ${IS_THERE} and (owner = $2 or not ${isLeased(database)}) returning ${crawlColumns(database)}`,
        [id, owner, leaseMs],
      );
      return row && toCrawl(row);
    },
    renew: async (id, { owner, leaseMs }, progress) => {
      const [row] = await data.all(
        `update site_audit.crawl set held_until = ${now} + $3, progress = coalesce($4, progress)
         where id = $1 and owner = $2 returning stop_asked`,
        [id, owner, leaseMs, progress === undefined ? null : JSON.stringify(progress)],
      );
      return row && { stopAsked: flag(row, "stop_asked") };
    },
    release: async (id, owner) =>
      void (await data.change(
        "update site_audit.crawl set owner = null, held_until = 0, taken = 0 where id = $1 and owner = $2",
        [id, owner],
      )),
  } satisfies Partial<CrawlStore>;
}

function createRoom(database: CrawlDatabase) {
  const { data } = database;
  const eraseWhere = async (where: string, value: string | number) => {
    const rows = await data.all(`select id from site_audit.crawl where ${where}`, [value]);
    return database.erase(rows.map((row) => toId(row).id));
  };
  return {
    removeOf: (enquiry) => eraseWhere("enquiry = $1", enquiry),
    remove: async (id) => void (await database.erase([id])),
    purge: (now) => eraseWhere(`kept_until <= $1 and ${IS_THERE}`, now),
    usage: async ({ id = -1, visitor = null }) => {
      const rows = await data.all(
        `select (select bytes from site_audit.crawl where id = $1) as crawl,
           (select sum(bytes) from site_audit.crawl where visitor = $2) as visitor,
           (${database.allBytes}) as "all"`,
        [id, visitor],
      );
      const { crawl, visitor: own, all } = rows.map(toUsage)[0]!;
      return { crawl: crawl ?? 0, visitor: own ?? 0, all: all ?? 0 };
    },
    oldestReport: async () => {
      const [row] = await data.all(
        `select id from site_audit.crawl where phase in ('done', 'stopped', 'failed')
         order by (visitor is null), is_shared, ended_at, id limit 1`,
      );
      return row && toId(row).id;
    },
  } satisfies Partial<CrawlStore>;
}
