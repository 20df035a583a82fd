import type { RecheckedFix } from "#engine/site-audit/site-report.ts";
import { json, rowShape, text } from "#server/data/row-shape.ts";
import { dropNotedFiles } from "./crawl-marks.ts";
import { addBytes, keepOfCrawl, type CrawlDatabase } from "./crawl-sql.ts";
import type { CrawlStore } from "./crawl-store.ts";
import { bytesOf } from "./step-bytes.ts";

const toRecheck = rowShape({ body: json<RecheckedFix> });

/** How findings were when they were last read again, one row a finding. */
export function createRechecks(database: CrawlDatabase) {
  return {
    keepRecheck: (id, recheck, owner) =>
      keepOfCrawl(database, id, owner, async (sql) => {
        const { fix } = recheck;
        const body = JSON.stringify(recheck);
        const [last] = await sql.all(
          "select body from site_audit.recheck where crawl = $1 and fix = $2",
          [id, fix],
        );
        await sql.change(
          `insert into site_audit.recheck(crawl, fix, body) values ($1, $2, $3)
           on conflict(crawl, fix) do update set body = excluded.body`,
          [id, fix, body],
        );
        const before = last === undefined ? 0 : bytesOf(text(last, "body"));
        await addBytes(sql, id, bytesOf(body) - before);
        await dropNotedFiles(sql, id);
      }),
    readRechecks: async (id) => {
      const rows = await database.data.all(
        "select body from site_audit.recheck where crawl = $1 order by fix",
        [id],
      );
      return rows.map((row) => toRecheck(row).body);
    },
  } satisfies Partial<CrawlStore>;
}
