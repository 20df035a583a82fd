/** Judges a site and makes its files, in a worker process. */
import { isDeepStrictEqual } from "node:util";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { stillIgnored, withMarks } from "#engine/site-audit/report/with-marks.ts";
import { withoutSections } from "#engine/site-audit/report/without-sections.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";

import { writeReportFiles } from "./report-files.ts";
import type { CrawlStore } from "#server/audits/store/crawl-store.ts";
import { openCrawls, type CrawlPlace } from "#server/audits/store/open-crawls.ts";
import { doRecheckTask, type RecheckAnswer, type RecheckTask } from "./recheck-task.ts";

/** "files": of a report that was made before its files were kept. */
export type ReportTask =
  | {
      kind: "judge";
      place: CrawlPlace;
      id: number;
      now: number;
      owner: string;
      isWhole?: boolean;
      rulesUrl: string;
    }
  | { kind: "files"; place: CrawlPlace; id: number }
  | (RecheckTask & { place: CrawlPlace });

export type ReportAnswer =
  { kind: "judged" | "written" | "none" | "failed" | "died" } | RecheckAnswer;

export async function doReportTask(task: ReportTask): Promise<ReportAnswer> {
  const store = await openCrawls(task.place, { connections: 1 });
  try {
    if (task.kind === "files") {
      return { kind: await keepFilesAgain(store, task.id) };
    }
    if (task.kind !== "judge") return await doRecheckTask(store, task);
    const crawl = await store.get(task.id);
    if (crawl === undefined) return { kind: "none" };
    const before = crawl.earlier === null ? undefined : await store.find(crawl.earlier);
    const earlier = before === undefined ? undefined : await store.readReport(before.id);
    const report = buildReport(await store.readRows(task.id), {
      now: task.now,
      rulesUrl: task.rulesUrl,
      ...(earlier && { earlier }),
      ...(task.isWhole === true && { isWhole: true }),
    });
    // The desk chooses for a client's site, not for one report of it.
    const isOurs = crawl.manageHash === null && before?.manageHash === null;
    const hidden = isOurs ? before.hidden : [];
    if (hidden.length > 0) await store.keepHidden(task.id, hidden, task.owner);
    const ignored = stillIgnored(report.comparison);
    for (const mark of ignored) await store.keepMark(task.id, mark, task.owner);
    // The files come first: a reader who sees the report may ask for them.
    const noted = withoutSections(withMarks(report, ignored), hidden);
    await keepFiles(store, task.id, noted, task.owner);
    await store.keepReport(task.id, report, task.owner);
    return { kind: "judged" };
  } finally {
    await store.close();
  }
}

/** Until they show the notes as they are: a finding may be marked while they are written. */
async function keepFilesAgain(store: CrawlStore, id: number): Promise<"written" | "none"> {
  for (;;) {
    const notes = await readNotes(store, id);
    const report = await store.readReport(id);
    if (report === undefined) return "none";
    await keepFiles(store, id, withoutSections(report, notes.hidden));
    if (isDeepStrictEqual(notes, await readNotes(store, id))) return "written";
  }
}

async function readNotes(store: CrawlStore, id: number) {
  const hidden = (await store.get(id))?.hidden ?? [];
  return { hidden, marks: await store.readMarks(id), rechecks: await store.readRechecks(id) };
}

async function keepFiles(store: CrawlStore, id: number, report: SiteReport, owner?: string) {
  for await (const file of writeReportFiles(report)) await store.keepFile(id, file, owner);
}
