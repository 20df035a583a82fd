import { MAX_REPORT_PART_CHARACTERS } from "#engine/bounds.ts";
import { withMarks } from "#engine/site-audit/report/with-marks.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";

import { bytes as toBytes, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import {
  addBytes,
  bodiesOf,
  dropFiles,
  keepOfCrawl,
  writeCrawlRows,
  type CrawlDatabase,
} from "./crawl-sql.ts";
import type { ReportFile } from "#server/audits/report/report-files.ts";
import type { CrawlStore, FindingKind } from "./crawl-store.ts";
import { createMarks } from "./crawl-marks.ts";
import { createRechecks } from "./crawl-rechecks.ts";
import { joinReport, splitReport } from "./report-parts.ts";
import { bytesOfPieces, reportBytes } from "./step-bytes.ts";

/** Rows of a report in one transaction: others write their pages in between. */
const ROWS_AT_ONCE = 500;

const toHead = rowShape({ head: orNull(text) });
const toTotal = rowShape({ total: number });

/** The reports, their files and what was noted at their findings. */
export function createReports(database: CrawlDatabase) {
  const { data } = database;
  const marks = createMarks(database);
  const rechecks = createRechecks(database);
  const readHead = async (id: number) => {
    const rows = await data.all("select head from site_audit.crawl where id = $1", [id]);
    return rows.map(toHead)[0]?.head ?? undefined;
  };
  return {
    ...marks,
    ...rechecks,
    keepReport: (id, report, owner) => keepReport(database, { id, report, owner }),
    keepFile: (id, file, owner) => keepFile(database, { id, file, owner }),
    readFile: async (id, format, n) => {
      const [row] = await data.all(
        "select bytes from site_audit.export where crawl = $1 and format = $2 and n = $3",
        [id, format, n],
      );
      return row && toBytes(row, "bytes");
    },
    readHead,
    readReport: async (id) => {
      const head = await readHead(id);
      if (head === undefined) return undefined;
      const rows = await data.all(
        "select kind, body from site_audit.finding where crawl = $1 order by n",
        [id],
      );
      const ofKind = (kind: FindingKind) => bodiesOf(rows.filter((row) => row["kind"] === kind));
      const report = joinReport({
        head,
        issues: ofKind("issue"),
        pages: ofKind("page"),
        sitemap: ofKind("sitemap"),
      });
      return withMarks(report, await marks.readMarks(id), await rechecks.readRechecks(id));
    },
    readFindings: async (id, kind, from, limit) => {
      const counts = await data.all(
        "select count(*) as total from site_audit.finding where crawl = $1 and kind = $2",
        [id, kind],
      );
      const rows = await data.all(
        `select body from (
           select n, body, sum(length(body)) over (order by n) - length(body) as passed
           from site_audit.finding where crawl = $1 and kind = $2 and n >= $3 order by n limit $4
         ) as part where passed < $5 order by n`,
        [id, kind, from, limit, MAX_REPORT_PART_CHARACTERS],
      );
      return { total: counts.map(toTotal)[0]!.total, rows: bodiesOf(rows) };
    },
  } satisfies Partial<CrawlStore>;
}

type FileToKeep = { id: number; file: ReportFile; owner: string | undefined };

function keepFile(database: CrawlDatabase, { id, file, owner }: FileToKeep): Promise<void> {
  const { format, pieces } = file;
  return keepOfCrawl(database, id, owner, async (sql) => {
    await dropFiles(sql, id, format);
    await writeCrawlRows(sql, id, {
      how: "insert",
      table: "export",
      columns: ["format", "n", "bytes"],
      rows: pieces.map((bytes, n) => ({ format, n, bytes })),
    });
    await addBytes(sql, id, bytesOfPieces(pieces));
  });
}

type ReportToKeep = { id: number; report: SiteReport; owner: string | undefined };

async function keepReport(database: CrawlDatabase, { id, report, owner }: ReportToKeep) {
  const { head, issues, pages, sitemap } = splitReport(report);
  await keepOfCrawl(database, id, owner, async (sql) => {
    await sql.change("delete from site_audit.finding where crawl = $1", [id]);
  });
  for (const [kind, bodies] of Object.entries({ issue: issues, page: pages, sitemap })) {
    for (let from = 0; from < bodies.length; from += ROWS_AT_ONCE) {
      const rows = bodies
        .slice(from, from + ROWS_AT_ONCE)
        .map((body, at) => ({ kind, n: from + at, body }));
      const columns = ["kind", "n", "body"] as const;
      await keepOfCrawl(database, id, owner, (sql) =>
        writeCrawlRows(sql, id, { how: "insert", table: "finding", columns, rows }),
      );
    }
  }
  await keepOfCrawl(database, id, owner, async (sql) => {
    await sql.change("update site_audit.crawl set head = $2 where id = $1", [id, head]);
    await addBytes(sql, id, reportBytes({ head, issues, pages, sitemap }));
  });
}
