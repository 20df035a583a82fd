import { MAX_REPORT_PART_CHARACTERS } from "#engine/bounds.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";

import { ADD_BYTES, bodiesOf, type CrawlSql } from "#server/site-audit/store/crawl-sql.ts";
import type { CrawlStore, FindingKind } from "#server/site-audit/store/crawl-store.ts";
import { joinReport, splitReport } from "#server/site-audit/store/report-parts.ts";
import { bytesOfPieces, reportBytes } from "#server/site-audit/store/step-bytes.ts";

/** Rows of a report in one transaction: others write their pages in between. */
const ROWS_AT_ONCE = 500;

/** The reports and their files. */
export function createReports(sql: CrawlSql) {
  const readHead = async (id: number) => {
    const [row] = await sql.all("select head from site_audit.crawl where id = $1", [id]);
    return (row?.["head"] as string | null | undefined) ?? undefined;
  };
  return {
    keepReport: (id, report, owner) => keepReport(sql, { id, report, owner }),
    keepFile: (id, { format, pieces }, owner) =>
      sql.keep(id, owner, [
        {
          text: "delete from site_audit.export where crawl = $1 and format = $2",
          values: [id, format],
        },
        ...sql.writeRows(id, {
          how: "insert",
          table: "export",
          columns: ["format", "n", "bytes"],
          rows: pieces.map((bytes, n) => ({ format, n, bytes })),
        }),
        { text: ADD_BYTES, values: [id, bytesOfPieces(pieces)] },
      ]),
    readFile: async (id, format, n) => {
      const [row] = await sql.all(
        "select bytes from site_audit.export where crawl = $1 and format = $2 and n = $3",
        [id, format, n],
      );
      return row?.["bytes"] as Uint8Array | undefined;
    },
    readHead,
    readReport: async (id) => {
      const head = await readHead(id);
      if (head === undefined) return undefined;
      const rows = await sql.all(
        "select kind, body from site_audit.finding where crawl = $1 order by n",
        [id],
      );
      const ofKind = (kind: FindingKind) => bodiesOf(rows.filter((row) => row["kind"] === kind));
      return joinReport({
        head,
        issues: ofKind("issue"),
        pages: ofKind("page"),
        sitemap: ofKind("sitemap"),
      });
    },
    readFindings: async (id, kind, from, limit) => {
      const [count] = await sql.all(
        "select count(*) as total from site_audit.finding where crawl = $1 and kind = $2",
        [id, kind],
      );
      const rows = await sql.all(
        `select body from (
           select n, body, sum(length(body)) over (order by n) - length(body) as passed
           from site_audit.finding where crawl = $1 and kind = $2 and n >= $3 order by n limit $4
         ) as part where passed < $5 order by n`,
        [id, kind, from, limit, MAX_REPORT_PART_CHARACTERS],
      );
      return { total: Number(count?.["total"]), rows: bodiesOf(rows) };
    },
  } satisfies Partial<CrawlStore>;
}

type ReportToKeep = { id: number; report: SiteReport; owner: string | undefined };

async function keepReport(sql: CrawlSql, { id, report, owner }: ReportToKeep) {
  const { head, issues, pages, sitemap } = splitReport(report);
  await sql.keep(id, owner, [
    { text: "delete from site_audit.finding where crawl = $1", values: [id] },
  ]);
  for (const [kind, bodies] of Object.entries({ issue: issues, page: pages, sitemap })) {
    for (let from = 0; from < bodies.length; from += ROWS_AT_ONCE) {
      const rows = bodies
        .slice(from, from + ROWS_AT_ONCE)
        .map((body, at) => ({ kind, n: from + at, body }));
      const columns = ["kind", "n", "body"] as const;
      await sql.keep(
        id,
        owner,
        sql.writeRows(id, { how: "insert", table: "finding", columns, rows }),
      );
    }
  }
  await sql.keep(id, owner, [
    { text: "update site_audit.crawl set head = $2 where id = $1", values: [id, head] },
    { text: ADD_BYTES, values: [id, reportBytes({ head, issues, pages, sitemap })] },
  ]);
}
