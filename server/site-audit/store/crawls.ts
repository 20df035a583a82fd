import { toCrawl } from "#server/site-audit/store/crawl-row.ts";
import { createReports } from "#server/site-audit/store/crawl-reports.ts";
import { crawlColumns, IS_THERE, type CrawlSql } from "#server/site-audit/store/crawl-sql.ts";
import { createSteps } from "#server/site-audit/store/crawl-steps.ts";
import type { Crawl, CrawlStore } from "#server/site-audit/store/crawl-store.ts";

/** The audits in either engine. */
export function createCrawls(sql: CrawlSql): Omit<CrawlStore, "close"> {
  return {
    ...createRows(sql),
    ...createLeases(sql),
    ...createSteps(sql),
    ...createReports(sql),
    ...createRoom(sql),
  };
}

function createRows(sql: CrawlSql) {
  const select = `select ${crawlColumns(sql)} from site_audit.crawl`;
  const read = async (where: string, values: readonly (string | number)[] = []) =>
    (await sql.all(`${select} where ${where}`, values)).map(toCrawl);
  return {
    create: async ({ settings, ...crawl }, lease) => {
      const [row] = await sql.returning(
        `insert into site_audit.crawl(secret_hash, url, phase, settings, created_at, kept_until, earlier, enquiry, visitor, owner, held_until, taken, manage_hash)
         values ($1, $2, 'waiting', $3, $4, $5, $6, $7, $8, $9, ${sql.now} + $10, $11, $12) returning id`,
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
      return Number(row?.["id"]);
    },
    find: async (hash) =>
      (
        await read(
          `(secret_hash = $1 or id = (select crawl from site_audit.read_link where hash = $1)) and ${IS_THERE}`,
          [hash],
        )
      )[0],
    addLink: async (id, hash) => {
      const rows = await sql.returning(
        `insert into site_audit.read_link(hash, crawl)
         select $2, id from site_audit.crawl where id = $1 and ${IS_THERE} returning crawl`,
        [id, hash],
      );
      return rows.length > 0;
    },
    get: async (id) => (await read(`id = $1 and ${IS_THERE}`, [id]))[0],
    unfinished: () => read("phase in ('waiting', 'reading', 'judging') order by id"),
    ofEnquiries: async () => {
      const rows = await sql.all(
        "select enquiry, created_at, phase from site_audit.crawl where enquiry is not null order by id",
      );
      return new Map(
        rows.map((row) => [
          String(row["enquiry"]),
          { createdAt: Number(row["created_at"]), phase: row["phase"] as Crawl["phase"] },
        ]),
      );
    },
  } satisfies Partial<CrawlStore>;
}

function createLeases(sql: CrawlSql) {
  const { now, isLeased, returning } = sql;
  return {
    claim: async (id, { owner, leaseMs }) => {
      const [row] = await returning(
        `update site_audit.crawl set held_until = ${now} + $3, owner = $2,
           taken = taken + case when owner is distinct from $2 then 1 else 0 end
         where id = $1 and ${IS_THERE} and (owner = $2 or not ${isLeased}) returning ${crawlColumns(sql)}`,
        [id, owner, leaseMs],
      );
      return row && toCrawl(row);
    },
    renew: async (id, { owner, leaseMs }, progress) => {
      const [row] = await returning(
        `update site_audit.crawl set held_until = ${now} + $3, progress = coalesce($4, progress)
         where id = $1 and owner = $2 returning stop_asked`,
        [id, owner, leaseMs, progress === undefined ? null : JSON.stringify(progress)],
      );
      return row && { stopAsked: Boolean(row["stop_asked"]) };
    },
    release: async (id, owner) =>
      void (await returning(
        "update site_audit.crawl set owner = null, held_until = 0, taken = 0 where id = $1 and owner = $2 returning id",
        [id, owner],
      )),
  } satisfies Partial<CrawlStore>;
}

function createRoom(sql: CrawlSql) {
  const eraseWhere = async (where: string, value: string | number) => {
    const rows = await sql.all(`select id from site_audit.crawl where ${where}`, [value]);
    return sql.erase(rows.map((row) => Number(row["id"])));
  };
  return {
    removeOf: (enquiry) => eraseWhere("enquiry = $1", enquiry),
    remove: async (id) => void (await sql.erase([id])),
    purge: (now) => eraseWhere(`kept_until <= $1 and ${IS_THERE}`, now),
    usage: async ({ id = -1, visitor = null }) => {
      const [row] = await sql.all(
        `select (select bytes from site_audit.crawl where id = $1) as crawl,
           (select sum(bytes) from site_audit.crawl where visitor = $2) as visitor,
           (${sql.allBytes}) as "all"`,
        [id, visitor],
      );
      return {
        crawl: Number(row?.["crawl"]),
        visitor: Number(row?.["visitor"]),
        all: Number(row?.["all"]),
      };
    },
    oldestReport: async () => {
      const [row] = await sql.all(
        `select id from site_audit.crawl where phase in ('done', 'stopped', 'failed')
         order by (visitor is null), is_shared, ended_at, id limit 1`,
      );
      return row && Number(row["id"]);
    },
  } satisfies Partial<CrawlStore>;
}
