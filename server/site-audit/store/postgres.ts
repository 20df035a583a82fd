import path from "node:path";

import type { Pool, PoolClient } from "pg";

import type { SiteReport } from "#engine/site-audit/contract.ts";

import { toColumns, toCrawl, type StoredCrawl } from "#server/site-audit/store/crawl-row.ts";
import {
  CrawlGone,
  CrawlTaken,
  isProgress,
  type Crawl,
  type CrawlStep,
  type CrawlStore,
  type FrontierRow,
  type TargetKind,
} from "#server/site-audit/store/crawl-store.ts";
import { joinReport, splitReport } from "#server/site-audit/store/report-parts.ts";
import { bytesOfPieces, reportBytes, stepBytes } from "#server/site-audit/store/step-bytes.ts";
import { toSiteRows } from "#server/site-audit/store/site-rows.ts";
import { migratePostgres, readPostgresVersion } from "#server/store/migrate-postgres.ts";
import { readMigrations } from "#server/store/migrations.ts";
import { inTransaction, openPostgresPool } from "#server/store/postgres-pool.ts";

/** All tables of the audits stand in it, apart from the enquiries and from whatever else is there. */
export const CRAWL_SCHEMA = "site_audit";

const MIGRATIONS = path.join(import.meta.dirname, "migrations");
const CONNECTIONS = 5;
/** A page's facts and links are tens of kilobytes, a report some megabytes. */
const QUERY_TIMEOUT_MS = 10_000;
const ROWS_AT_ONCE = 500;

/** A step that a power cut takes away is read again: it is not waited for the disk. */
const BEGIN = "begin; set local synchronous_commit = off";

export type CrawlDatabaseOptions = {
  url: string;
  /** At most, at one time. */
  connections?: number;
};

type Row = Record<string, unknown>;

/** Crawls in a PostgreSQL that several servers share. Rejects where it cannot be used. */
export async function openCrawlDatabase({
  url,
  connections = CONNECTIONS,
}: CrawlDatabaseOptions): Promise<CrawlStore> {
  const pool = openPostgresPool({ url, connections, queryTimeoutMs: QUERY_TIMEOUT_MS });
  try {
    await prepare(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const query = async (text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>(text, values)).rows;
  const change = async (text: string, values: unknown[]): Promise<number> =>
    (await pool.query(text, values)).rowCount ?? 0;
  const write = <Value>(work: (client: PoolClient) => Promise<Value>) =>
    inTransaction(pool, BEGIN, work);
  const readCrawl = async (text: string, values: unknown[]): Promise<Crawl | undefined> => {
    const [row] = await query(text, values);
    return row && toCrawl(row);
  };
  const readFrontier = async (id: number) =>
    (await query(
      'select n, url, found_by as "foundBy", depth, state, turn, not_read as "notRead" from site_audit.frontier where crawl = $1 order by n',
      [id],
    )) as FrontierRow[];
  const readHead = async (id: number) => {
    const [row] = await query("select head from site_audit.crawl where id = $1", [id]);
    return (row?.["head"] as string | null | undefined) ?? undefined;
  };

  return {
    create: async ({ secretHash, url: start, settings, ...crawl }, hold) => {
      const [row] = await query(
        `insert into site_audit.crawl(secret_hash, url, phase, settings, created_at, kept_until, earlier, enquiry, owner, held_until, visitor)
         values ($1, $2, 'waiting', $3, $4, $5, $6, $7, $8, ${NOW} + $9, $10) returning id`,
        [
          secretHash,
          start,
          JSON.stringify(settings),
          crawl.createdAt,
          crawl.keptUntil,
          crawl.earlier,
          crawl.enquiry,
          hold?.owner ?? null,
          hold?.leaseMs ?? 0,
          crawl.visitor ?? null,
        ],
      );
      return Number(row?.["id"]);
    },
    find: (secretHash) => readCrawl(`${CRAWL} where secret_hash = $1`, [secretHash]),
    get: (id) => readCrawl(`${CRAWL} where id = $1`, [id]),
    unfinished: async () => {
      const rows = await query(
        `${CRAWL} where phase in ('waiting', 'reading', 'judging') order by id`,
      );
      return rows.map((row) => toCrawl(row as StoredCrawl));
    },

    claim: (id, { owner, leaseMs }) =>
      readCrawl(
        `update site_audit.crawl set taken = taken + (owner is distinct from $2)::int, owner = $2, held_until = ${NOW} + $3
         where id = $1 and (owner = $2 or not ${IS_HELD}) returning ${COLUMNS}`,
        [id, owner, leaseMs],
      ),
    renew: async (id, { owner, leaseMs }, progress) => {
      const [row] = await query(
        `update site_audit.crawl set held_until = ${NOW} + $3, progress = coalesce($4, progress)
         where id = $1 and owner = $2 returning wish`,
        [id, owner, leaseMs, progress === undefined ? null : JSON.stringify(progress)],
      );
      return row?.["wish"] as Crawl["wish"] | undefined;
    },
    release: async (id, owner) =>
      void (await change(
        "update site_audit.crawl set owner = null, held_until = 0, taken = 0 where id = $1 and owner = $2",
        [id, owner],
      )),

    keep: (id, step) => write((client) => keepStep(client, id, step)),
    readFrontier,
    readPage: async (id, n) => {
      const [row] = await query("select body from site_audit.page where crawl = $1 and n = $2", [
        id,
        n,
      ]);
      return row?.["body"] as string | undefined;
    },
    readPart: async (id, name) => {
      const [row] = await query("select body from site_audit.part where crawl = $1 and name = $2", [
        id,
        name,
      ]);
      return row?.["body"] as string | undefined;
    },
    readTargets: async (id) => {
      const rows = await query(
        'select n, url, kind, body is not null as "isAsked" from site_audit.target where crawl = $1 order by n',
        [id],
      );
      return rows.map((row) => ({
        n: Number(row["n"]),
        url: String(row["url"]),
        kind: row["kind"] as TargetKind,
        isAsked: row["isAsked"] === true,
      }));
    },
    readRows: async (id) => {
      const crawl = await readCrawl(`${CRAWL} where id = $1`, [id]);
      if (crawl === undefined) throw new CrawlGone("The crawl was deleted.");
      const { pages, links } = await readPages(pool, id);
      const targets = await query(
        "select body from site_audit.target where crawl = $1 and body is not null order by n",
        [id],
      );
      const parts = await query("select name, body from site_audit.part where crawl = $1", [id]);
      return toSiteRows({
        crawl,
        frontier: await readFrontier(id),
        pages: decodeBodies(pages),
        links: () => decodeLinks(links),
        targets: targets.map((row) => String(row["body"])),
        parts: new Map(parts.map((row) => [String(row["name"]), String(row["body"])] as const)),
      });
    },

    keepReport: (id, report, owner) => write((client) => keepReport(client, id, report, owner)),
    keepFile: (id, { format, pieces }, owner) =>
      write(async (client) => {
        await assertIsTheirs(client, id, owner);
        await client.query("delete from site_audit.export where crawl = $1 and format = $2", [
          id,
          format,
        ]);
        await client.query(
          `insert into site_audit.export(crawl, format, n, bytes)
           select $1, $2, at - 1, bytes from unnest($3::bytea[]) with ordinality as row(bytes, at)`,
          [id, format, pieces.map((piece) => Buffer.from(piece))],
        );
        await client.query(ADD_BYTES, [id, bytesOfPieces(pieces)]);
      }),
    readFile: async (id, format, n) => {
      const [row] = await query(
        "select bytes from site_audit.export where crawl = $1 and format = $2 and n = $3",
        [id, format, n],
      );
      return row?.["bytes"] as Uint8Array | undefined;
    },
    readHead,
    readReport: async (id) => {
      const head = await readHead(id);
      if (head === undefined) return undefined;
      const rows = await query(
        "select kind, body from site_audit.finding where crawl = $1 order by n",
        [id],
      );
      const ofKind = (kind: string) =>
        rows.flatMap((row) => (row["kind"] === kind ? [String(row["body"])] : []));
      return joinReport({
        head,
        issues: ofKind("issue"),
        pages: ofKind("page"),
        sitemap: ofKind("sitemap"),
      });
    },
    readFindings: async (id, kind, from, limit) => {
      const [count] = await query(
        "select count(*) as total from site_audit.finding where crawl = $1 and kind = $2",
        [id, kind],
      );
      const rows = await query(
        "select body from site_audit.finding where crawl = $1 and kind = $2 and n >= $3 order by n limit $4",
        [id, kind, from, limit],
      );
      return { total: Number(count?.["total"]), rows: rows.map((row) => String(row["body"])) };
    },
    ofEnquiries: async () => {
      const rows = await query(
        "select enquiry, created_at, phase from site_audit.crawl where enquiry is not null order by id",
      );
      return new Map(
        rows.map((row) => [
          String(row["enquiry"]),
          { createdAt: Number(row["created_at"]), phase: row["phase"] as Crawl["phase"] },
        ]),
      );
    },
    removeOf: (enquiry) => change("delete from site_audit.crawl where enquiry = $1", [enquiry]),
    remove: async (id) => void (await change("delete from site_audit.crawl where id = $1", [id])),
    purge: (now) => change("delete from site_audit.crawl where kept_until <= $1", [now]),
    usage: async ({ id = -1, visitor = null }) => {
      const [row] = await query(
        `select sum(bytes) as all, sum(bytes) filter (where id = $1) as crawl,
           sum(bytes) filter (where visitor = $2) as visitor from site_audit.crawl`,
        [id, visitor],
      );
      return {
        crawl: Number(row?.["crawl"]),
        visitor: Number(row?.["visitor"]),
        all: Number(row?.["all"]),
      };
    },
    oldestReport: async () => {
      const [row] = await query(
        `select id from site_audit.crawl where phase in ('done', 'stopped', 'failed')
         order by visitor is null, is_shared, ended_at, id limit 1`,
      );
      return row && Number(row["id"]);
    },
    close: async () => {
      if (!pool.ended && !pool.ending) await pool.end();
    },
  };
}

/** Whether a server has ever kept audits in the database. Rejects where it is away. */
export async function hasCrawlTables(url: string): Promise<boolean> {
  const pool = openPostgresPool({ url, connections: 1, queryTimeoutMs: QUERY_TIMEOUT_MS });
  try {
    const client = await pool.connect();
    try {
      return (await readPostgresVersion(client, CRAWL_SCHEMA)) > 0;
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}

/** Milliseconds by the database's own clock: servers may differ by more than a lease. */
const NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint";
const IS_HELD = `(owner is not null and held_until > ${NOW})`;

const ADD_BYTES = "update site_audit.crawl set bytes = bytes + $2 where id = $1";

/** Without the report's head, which may be large. */
const COLUMNS = `id, secret_hash, url, phase, wish, settings, created_at, kept_until,
  ended_at, reading_ms, requests, site, detail, bounds, early, progress, earlier, enquiry, deaths, taken, visitor, is_shared,
  head is not null as has_report, ${IS_HELD} as is_held`;
const CRAWL = `select ${COLUMNS} from site_audit.crawl`;

async function prepare(pool: Pool) {
  const client = await pool.connect();
  try {
    await migratePostgres(client, readMigrations("postgres", MIGRATIONS), CRAWL_SCHEMA);
  } finally {
    client.release();
  }
}

/** Locks the crawl, so that neither its deletion nor another owner comes between. */
async function assertIsTheirs(client: PoolClient, id: number, owner: string | undefined) {
  const { rows } = await client.query<{ owner: string | null }>(
    "select owner from site_audit.crawl where id = $1 for update",
    [id],
  );
  if (rows[0] === undefined) throw new CrawlGone("The crawl was deleted.");
  if (owner !== undefined && rows[0].owner !== owner) {
    throw new CrawlTaken("Another server works on the crawl.");
  }
}

async function keepStep(client: PoolClient, id: number, step: CrawlStep) {
  await assertIsTheirs(client, id, step.owner);
  const columns = { ...toColumns(step.crawl ?? {}), ...(isProgress(step) && { taken: 0 }) };
  await client.query(ADD_BYTES, [id, stepBytes(step)]);
  const names = Object.keys(columns);
  if (names.length > 0) {
    const sets = names.map((name, at) => `${name} = $${at + 2}`).join(", ");
    await client.query(`update site_audit.crawl set ${sets} where id = $1`, [
      id,
      ...Object.values(columns),
    ]);
  }
  const run = async <Item>(
    items: readonly Item[] | undefined,
    text: string,
    fields: readonly ((item: Item) => unknown)[],
  ) => {
    if (items === undefined || items.length === 0) return;
    await client.query(text, [id, ...fields.map((read) => items.map(read))]);
  };

  await run(
    step.found,
    `insert into site_audit.frontier(crawl, n, url, found_by, depth, state, turn, not_read)
     select $1, * from unnest($2::int[], $3::text[], $4::int[], $5::int[], $6::text[], $7::int[], $8::text[])`,
    [
      ({ n }) => n,
      ({ url }) => url,
      ({ foundBy }) => foundBy,
      ({ depth }) => depth,
      ({ state }) => state,
      ({ turn }) => turn,
      ({ notRead }) => notRead,
    ],
  );
  await run(
    step.changed,
    `update site_audit.frontier set found_by = step.found_by, depth = step.depth
     from unnest($2::int[], $3::int[], $4::int[]) as step(n, found_by, depth)
     where crawl = $1 and frontier.n = step.n`,
    [({ n }) => n, ({ foundBy }) => foundBy, ({ depth }) => depth],
  );
  await run(
    step.turns,
    `update site_audit.frontier set turn = step.turn from unnest($2::int[], $3::int[]) as step(n, turn)
     where crawl = $1 and frontier.n = step.n`,
    [({ n }) => n, ({ turn }) => turn],
  );
  await run(
    step.pages,
    `insert into site_audit.page(crawl, n, body, links, leads)
     select $1, * from unnest($2::int[], $3::text[], $4::text[], $5::bytea[])
     on conflict (crawl, n) do update
       set body = excluded.body, links = excluded.links, leads = excluded.leads`,
    [
      ({ n }) => n,
      ({ body }) => body,
      ({ links }) => links,
      ({ leads }) => (leads === null ? null : Buffer.from(leads)),
    ],
  );
  const setStates = `update site_audit.frontier set state = step.state, not_read = step.not_read
     from unnest($2::int[], $3::text[], $4::text[]) as step(n, state, not_read)
     where crawl = $1 and frontier.n = step.n`;
  await run(step.pages, setStates, [({ n }) => n, ({ state }) => state, () => null]);
  await run(step.notRead, setStates, [({ n }) => n, () => "kept-out", ({ notRead }) => notRead]);
  await run(
    step.newTargets,
    `insert into site_audit.target(crawl, n, url, kind)
     select $1, * from unnest($2::int[], $3::text[], $4::text[])`,
    [({ n }) => n, ({ url }) => url, ({ kind }) => kind],
  );
  await run(
    step.targets,
    `update site_audit.target set body = step.body from unnest($2::int[], $3::text[]) as step(n, body)
     where crawl = $1 and target.n = step.n`,
    [({ n }) => n, ({ body }) => body],
  );
  await run(
    step.parts,
    `insert into site_audit.part(crawl, name, body) select $1, * from unnest($2::text[], $3::text[])
     on conflict (crawl, name) do update set body = excluded.body`,
    [({ name }) => name, ({ body }) => body],
  );
}

async function keepReport(
  client: PoolClient,
  id: number,
  report: SiteReport,
  owner: string | undefined,
) {
  const { head, issues, pages, sitemap } = splitReport(report);
  await assertIsTheirs(client, id, owner);
  await client.query("delete from site_audit.finding where crawl = $1", [id]);
  for (const [kind, rows] of Object.entries({ issue: issues, page: pages, sitemap })) {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await client.query(
        `insert into site_audit.finding(crawl, kind, n, body)
         select $1, $2, $3 + at - 1, body from unnest($4::text[]) with ordinality as row(body, at)`,
        [id, kind, from, some],
      );
    }
  }
  await client.query("update site_audit.crawl set head = $2 where id = $1", [id, head]);
  await client.query(ADD_BYTES, [id, reportBytes({ head, issues, pages, sitemap })]);
}

type PageBytes = { n: number; body: Uint8Array; leads: Uint8Array | null };

/**
 * Pages some at a time, so that no answer is larger than it must be. Texts stay bytes until they are
 * asked for: those of ten thousand pages as strings would fill the thread's memory.
 */
async function readPages(pool: Pool, id: number) {
  const pages: PageBytes[] = [];
  const links: Uint8Array[] = [];
  for (let after = -1; ;) {
    const { rows } = await pool.query<PageBytes & { links: Uint8Array | null }>(
      `select n, convert_to(body, 'UTF8') as body, leads, convert_to(links, 'UTF8') as links
       from site_audit.page where crawl = $1 and n > $2 order by n limit $3`,
      [id, after, ROWS_AT_ONCE],
    );
    for (const { links: bytes, ...page } of rows) {
      pages.push(page);
      if (bytes !== null) links.push(bytes);
    }
    if (rows.length < ROWS_AT_ONCE) return { pages, links };
    after = rows.at(-1)!.n;
  }
}

const decoder = new TextDecoder();

function* decodeBodies(pages: readonly PageBytes[]) {
  for (const { body, ...page } of pages) yield { ...page, body: decoder.decode(body) };
}

function* decodeLinks(links: readonly Uint8Array[]) {
  for (const bytes of links) yield { links: decoder.decode(bytes) };
}
