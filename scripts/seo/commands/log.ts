import { setFlagsFromString } from "node:v8";
import { writeFile } from "node:fs/promises";

import { buildLogReport, type LogQuestion } from "#engine/access-log/build-log-report.ts";
import { readKnownPages } from "#engine/access-log/known-pages.ts";
import { listLogSections } from "#engine/access-log/log-sections.ts";
import { createLogCounter } from "#engine/access-log/log-counts.ts";
import { createLogReader, type LogReader } from "#engine/access-log/log-reader.ts";
import type { LogReport } from "#engine/access-log/log-report.ts";
import { tellCell, writeLogCsv } from "#engine/access-log/write-log.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { BadInput, BadUse, type Call, type Command, type Styled } from "#scripts/seo/command.ts";
import { createProgressLine } from "#scripts/seo/crawl/progress-line.ts";
import { refuseForeign } from "#scripts/seo/robots-input.ts";

const FAIL_ON = ["impostors", "disobeyed", "errors"] as const;

export const command: Command = {
  summary:
    "Says which crawlers came, what they got, and who only pretends, from a server's access log. Findings: what --fail-on names.",
  usage: "log FILE… [--robots F] [--pages F] [--fail-on impostors,disobeyed,errors] [--csv FILE]",
  details: [
    "FILE       a log, also .gz: common or combined, JSON lines of Caddy or Cloudflare, IIS W3C; several count as one",
    "--robots   the site's robots.txt: who asked for what it closes",
    "--pages    the site's own pages: a sitemap, a list of addresses, or what seo crawl --json wrote",
    "--fail-on  exit status 1: impostors (a crawler's name from a foreign address), disobeyed (robots.txt, by who obeys it), errors (5xx to crawlers)",
    "--csv      a file to write: all sections of the report as one table",
  ],
  options: {
    robots: { type: "string" },
    pages: { type: "string" },
    "fail-on": { type: "string" },
    csv: { type: "string" },
  },
  async run(call) {
    const { positionals, values } = call;
    const { csv } = values;
    if (positionals.length === 0) throw new BadUse("name the log to read");
    const failOn = readFailOn(values["fail-on"]);
    const question = await readQuestion(call);
    if (failOn.includes("disobeyed") && question.robotsTxt === undefined) {
      throw new BadUse("--fail-on disobeyed goes with --robots");
    }
    // Else V8 lets what is short-lived take 100 MB more before it clears it away.
    setFlagsFromString("--semi-space-growth-factor=1");
    const counter = createLogCounter();
    const reader = createLogReader(counter);
    for (const file of positionals) await readLog(call, file, reader);
    if (counter.counts.requests === 0)
      throw new BadInput(tellNoLog(positionals, counter.counts.unreadLines));

    const report = buildLogReport(counter.counts, question);
    return {
      json: report,
      text: describeLog(report),
      problem: typeof csv === "string" ? await writeTable(csv, report) : undefined,
      hasFindings: failOn.some((name) => HAS[name](report)),
    };
  },
};

/** Rows of a table; all are in the files. */
const SHOWN_ROWS = 10;

function describeLog(report: LogReport): readonly (string | Styled)[] {
  return [
    { style: "bold", text: `${report.answer}\n` },
    ...listLogSections(report).flatMap(({ title, says, head, rows }) => [
      { style: "bold", text: `\n${title}\n` } as const,
      ...says.map((sentence) => `${sentence}\n`),
      ...alignCells([head, ...rows.slice(0, SHOWN_ROWS)].map((row) => row.map(tellCell))),
      rows.length > SHOWN_ROWS
        ? `  and ${groupThousands(rows.length - SHOWN_ROWS)} more: --json and --csv have all\n`
        : "",
    ]),
  ];
}

/** A line for each row, its cells below those of the row above. */
function alignCells(rows: readonly (readonly string[])[]): readonly string[] {
  const widths =
    rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  if (widths.length === 0) return [];
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
  );
}

/** What kept the file from being written; undefined where it is. */
async function writeTable(file: string, report: LogReport): Promise<string | undefined> {
  try {
    await writeFile(file, writeLogCsv(report));
    return undefined;
  } catch (error) {
    return `cannot write "${file}" (${(error as NodeJS.ErrnoException).code}): name another file`;
  }
}

const HAS: Record<(typeof FAIL_ON)[number], (report: LogReport) => boolean> = {
  impostors: ({ pretenders }) => pretenders.length > 0,
  disobeyed: ({ disobeyed }) => disobeyed?.some(({ obeys }) => obeys === "yes") === true,
  errors: ({ crawlers }) => crawlers.some(({ statuses }) => statuses["5xx"] > 0),
};

function readFailOn(value: unknown): readonly (typeof FAIL_ON)[number][] {
  if (typeof value !== "string") return [];
  return value.split(",").map((word) => {
    const name = FAIL_ON.find((one) => one === word.trim());
    if (name === undefined)
      throw new BadUse(`--fail-on takes ${FAIL_ON.join(", ")}, not "${word}"`);
    return name;
  });
}

async function readQuestion({ values, readBytes, readText }: Call): Promise<LogQuestion> {
  const { robots, pages: file } = values;
  const question: LogQuestion = {};
  if (typeof robots === "string") {
    const bytes = await readBytes(robots);
    refuseForeign(robots, bytes);
    question.robotsTxt = new TextDecoder().decode(bytes);
  }
  if (typeof file === "string") {
    const pages = readKnownPages(await readText(file));
    if (pages === undefined)
      throw new BadInput(
        `"${file}" lists no pages: give a sitemap (not an index of sitemaps), a list of whole addresses, or what seo crawl --json wrote`,
      );
    question.pages = pages;
  }
  return question;
}

async function readLog({ streamBytes }: Call, file: string, reader: LogReader): Promise<void> {
  const progress = createProgressLine();
  let bytes = 0;
  try {
    for await (const part of streamBytes(file)) {
      bytes += part.length;
      progress.write(`${file}: ${groupThousands(Math.round(bytes / 1e6))} MB`);
      reader.push(part);
    }
    reader.endFile();
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`"${file}" breaks off or is damaged: unpack it, or fetch it again`);
  } finally {
    progress.end();
  }
}

function tellNoLog(files: readonly string[], lines: readonly string[]): string {
  const name = files.length === 1 ? `"${files[0]}"` : count(files.length, "file");
  const shown = lines[0] === undefined ? "" : `, such as: ${lines[0]}`;
  return `no request in ${name}: give an access log as Apache, nginx, Caddy, Cloudflare or IIS writes it${shown}`;
}
