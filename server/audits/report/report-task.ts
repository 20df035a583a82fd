/** The site's judgement, and its files: in a process of its own. */
import { buildReport } from "#engine/site-audit/build-report.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";

import { writeReportFiles } from "#server/audits/report/report-files.ts";
import type { CrawlStore } from "#server/audits/store/crawl-store.ts";
import { openCrawls, type CrawlPlace } from "#server/audits/store/open-crawls.ts";

/** "files": of a report that was made before its files were kept. */
export type ReportTask =
  | { kind: "judge"; place: CrawlPlace; id: number; now: number; owner: string; isWhole?: boolean }
  | { kind: "files"; place: CrawlPlace; id: number };

export type ReportAnswer = { kind: "judged" | "written" | "none" | "failed" | "died" };

export async function doReportTask(task: ReportTask): Promise<ReportAnswer> {
  const store = await openCrawls(task.place, { connections: 1 });
  try {
    if (task.kind === "files") {
      const report = await store.readReport(task.id);
      if (report === undefined) return { kind: "none" };
      await keepFiles(store, task.id, report);
      return { kind: "written" };
    }
    const crawl = await store.get(task.id);
    if (crawl === undefined) return { kind: "none" };
    const before = crawl.earlier === null ? undefined : await store.find(crawl.earlier);
    const earlier = before === undefined ? undefined : await store.readReport(before.id);
    const report = buildReport(await store.readRows(task.id), {
      now: task.now,
      ...(earlier && { earlier }),
      ...(task.isWhole === true && { isWhole: true }),
    });
    // First the files: whoever sees the report may ask for them.
    await keepFiles(store, task.id, report, task.owner);
    await store.keepReport(task.id, report, task.owner);
    return { kind: "judged" };
  } finally {
    await store.close();
  }
}

async function keepFiles(store: CrawlStore, id: number, report: SiteReport, owner?: string) {
  for await (const file of writeReportFiles(report)) await store.keepFile(id, file, owner);
}
