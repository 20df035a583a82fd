import { number, rowShape, text } from "#server/data/row-shape.ts";
import type { Sql } from "#server/data/sql.ts";
import { dropFiles, keepOfCrawl, type CrawlDatabase } from "./crawl-sql.ts";
import type { CrawlStore } from "./crawl-store.ts";

/** Files in which it is written what was noted at findings. */
const FILES_WITH_NOTES = ["json", "md", "fixes"] as const;

const FILES_WITH_SECTIONS = [...FILES_WITH_NOTES, "csv", "pages"] as const;

/** They are made again with what is noted now. */
export async function dropNotedFiles(sql: Sql, id: number): Promise<void> {
  for (const format of FILES_WITH_NOTES) await dropFiles(sql, id, format);
}

const toMark = rowShape({
  fix: text,
  state: text<"done" | "ignored">,
  reason: text,
  at: number,
});

/** What the owner of a report says of its findings, and which sections others get. */
export function createMarks(database: CrawlDatabase) {
  return {
    keepMark: (id, mark, owner) =>
      keepOfCrawl(database, id, owner, async (sql) => {
        if (mark.state === "open") {
          await sql.change("delete from site_audit.mark where crawl = $1 and fix = $2", [
            id,
            mark.fix,
          ]);
        } else {
          await sql.change(
            `insert into site_audit.mark(crawl, fix, state, reason, at) values ($1, $2, $3, $4, $5)
             on conflict(crawl, fix) do update
             set state = excluded.state, reason = excluded.reason, at = excluded.at`,
            [id, mark.fix, mark.state, mark.reason, Date.parse(mark.at)],
          );
        }
        await dropNotedFiles(sql, id);
      }),
    keepHidden: (id, hidden, owner) =>
      keepOfCrawl(database, id, owner, async (sql) => {
        const names = JSON.stringify(hidden);
        await sql.change("update site_audit.crawl set hidden = $2 where id = $1", [id, names]);
        for (const format of FILES_WITH_SECTIONS) await dropFiles(sql, id, format);
      }),
    readMarks: async (id) => {
      const rows = await database.data.all(
        "select fix, state, reason, at from site_audit.mark where crawl = $1 order by fix",
        [id],
      );
      return rows
        .map(toMark)
        .map(({ at, ...mark }) => ({ ...mark, at: new Date(at).toISOString() }));
    },
  } satisfies Partial<CrawlStore>;
}
