/** The site's judgement, and its exports: in a process of its own. */
import { buildReport } from "#engine/site-audit/build-report.ts";
import { writeSiteCsv } from "#engine/site-audit/export/site-csv.ts";
import type { SiteReport } from "#engine/site-audit/contract.ts";
import { writeSiteMarkdown } from "#engine/site-audit/export/site-markdown.ts";

import { openCrawls, type CrawlPlace } from "#server/site-audit/store/open-crawls.ts";

/** "csv": every place where something is to be mended. "pages": every page, as CSV too. */
export type ExportFormat = "json" | "csv" | "pages" | "md" | "sitemap";

export type ReportTask =
  | { kind: "judge"; place: CrawlPlace; id: number; now: number; owner: string }
  | { kind: "export"; place: CrawlPlace; id: number; format: ExportFormat };

export type ReportAnswer =
  | { kind: "judged" }
  | { kind: "exported"; bytes: Uint8Array }
  | { kind: "none" | "failed" | "died" };

export async function doReportTask(task: ReportTask): Promise<ReportAnswer> {
  const store = await openCrawls(task.place, { connections: 1 });
  try {
    if (task.kind === "export") {
      const report = await store.readReport(task.id);
      if (report === undefined) return { kind: "none" };
      const text = {
        json: () => JSON.stringify(report),
        csv: () => csvOf(report, "issues.csv"),
        pages: () => csvOf(report, "pages.csv"),
        md: () => writeSiteMarkdown(report),
        sitemap: () => report.sitemapXml,
      }[task.format]();
      if (text === undefined) return { kind: "none" };
      return { kind: "exported", bytes: new TextEncoder().encode(text) };
    }
    const crawl = await store.get(task.id);
    if (crawl === undefined) return { kind: "none" };
    const before = crawl.earlier === null ? undefined : await store.find(crawl.earlier);
    const earlier = before === undefined ? undefined : await store.readReport(before.id);
    const report = buildReport(await store.readRows(task.id), {
      now: task.now,
      ...(earlier && { earlier }),
    });
    await store.keepReport(task.id, report, task.owner);
    return { kind: "judged" };
  } finally {
    await store.close();
  }
}

function csvOf(report: SiteReport, name: string): string | undefined {
  return writeSiteCsv(report).find((file) => file.name === name)?.text;
}
