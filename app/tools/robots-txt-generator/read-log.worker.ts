import { buildLogReport, type LogQuestion } from "#engine/access-log/build-log-report.ts";
import { readKnownPages } from "#engine/access-log/known-pages.ts";
import { createLogCounter, type LogCounter } from "#engine/access-log/log-counts.ts";
import { createLogReader } from "#engine/access-log/log-reader.ts";
import type { LogReport } from "#engine/access-log/log-report.ts";
import { findForeignRobotsText } from "#engine/robots-txt/foreign-text.ts";
import { showControlsIn } from "#lib/text/show-controls.ts";

/** Without files it answers for the log that it read last. `texts`: what is beside the log; "": nothing. */
export type LogRequest = { files?: readonly File[]; texts: { robots: string; pages: string } };

export type LogProblem =
  "empty" | "no-request" | "damaged" | "no-robots" | "no-pages" | "no-worker";

export type LogReply =
  | { kind: "progress"; done: number; total: number }
  | { kind: "report"; report: LogReport }
  | { kind: "problem"; problem: LogProblem; line?: string | undefined };

/** Of the last log: it is asked again when robots.txt or the pages change. */
let counter: LogCounter | undefined;

const PROGRESS_EVERY_MS = 100;

addEventListener("message", ({ data }: MessageEvent<LogRequest>) => {
  void answer(data).then(
    (reply) => postMessage(reply),
    () => postMessage({ kind: "problem", problem: "damaged" } satisfies LogReply),
  );
});

async function answer({ files, texts }: LogRequest): Promise<LogReply> {
  const question = readTexts(texts);
  if (typeof question === "string") return { kind: "problem", problem: question };
  if (files !== undefined) {
    counter = undefined;
    counter = await readFiles(files);
  }
  if (counter === undefined || counter.counts.requests === 0) {
    return { kind: "problem", problem: "no-request", line: counter?.counts.unreadLines[0] };
  }
  return { kind: "report", report: showControlsIn(buildLogReport(counter.counts, question)) };
}

function readTexts({ robots, pages }: LogRequest["texts"]): LogQuestion | LogProblem {
  if (robots.trim() !== "" && findForeignRobotsText(robots) !== undefined) return "no-robots";
  const known = pages.trim() === "" ? undefined : readKnownPages(pages);
  if (known === undefined && pages.trim() !== "") return "no-pages";
  return {
    ...(robots.trim() !== "" && { robotsTxt: robots }),
    ...(known !== undefined && { pages: known }),
  };
}

/** Part by part: of a file of a gigabyte a few megabytes are in memory. */
async function readFiles(files: readonly File[]): Promise<LogCounter> {
  const made = createLogCounter();
  const reader = createLogReader(made);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  let done = 0;
  let told = 0;
  for (const file of files) {
    const parts = file.stream().getReader();
    for (let part = await parts.read(); !part.done; part = await parts.read()) {
      reader.push(part.value);
      done += part.value.length;
      if (performance.now() - told < PROGRESS_EVERY_MS) continue;
      told = performance.now();
      postMessage({ kind: "progress", done, total } satisfies LogReply);
    }
    reader.endFile();
  }
  return made;
}
