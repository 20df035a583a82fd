import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";

import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { toIssueRows, toPageRows } from "#engine/site-audit/export/site-csv.ts";
import { writeClientMarkdown } from "#engine/site-audit/export/client-markdown.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
import { toCsvPieces } from "#lib/text/to-csv.ts";
import { showControls } from "#lib/text/show-controls.ts";

/** "csv": every place with something to fix. "pages": every page, as CSV too. "md" is for the owner, "fixes" for the developer. */
export type ExportFormat = "json" | "csv" | "pages" | "md" | "fixes" | "sitemap";

export type ReportFile = {
  format: ExportFormat;
  /** Packed with gzip, in order; one without bytes where the report has no such file. */
  pieces: readonly Uint8Array[];
};

/** How much of a file is in memory while it is sent. */
const PIECE_BYTES = 64 * 1024;

/** A report as its files, each made and packed once. */
export async function* writeReportFiles(report: SiteReport): AsyncGenerator<ReportFile> {
  const hasFixes = report.leftOut?.includes("fixes") !== true;
  const hasPages = report.leftOut?.includes("pages") !== true;
  const texts: Readonly<Record<ExportFormat, () => Iterable<string> | undefined>> = {
    json: () => joinSmall(writeJson(report)),
    csv: () => (hasFixes ? joinSmall(toCsvPieces(() => toIssueRows(report))) : undefined),
    pages: () => (hasPages ? joinSmall(toCsvPieces(() => toPageRows(report))) : undefined),
    md: () => [writeClientMarkdown(report)],
    fixes: () => (hasFixes ? [writeDeveloperMarkdown(report)] : undefined),
    sitemap: () => (report.sitemapXml === undefined ? undefined : [report.sitemapXml]),
  };
  for (const [format, write] of Object.entries(texts)) {
    const written = write();
    const packed =
      written === undefined
        ? new Uint8Array()
        : await buffer(Readable.from(written, { objectMode: true }).pipe(createGzip()));
    const pieces = Array.from(
      { length: Math.max(1, Math.ceil(packed.length / PIECE_BYTES)) },
      (_one, at) => packed.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
    );
    yield { format: format as ExportFormat, pieces };
  }
}

/** The JSON of a report without ever being one text: an issue may have many thousand pages. */
function* writeJson(value: unknown, depth = 0): Generator<string> {
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) {
    yield showControls(JSON.stringify(value));
    return;
  }
  const isList = Array.isArray(value);
  let mark = isList ? "[" : "{";
  for (const [name, each] of Object.entries(value)) {
    if (each === undefined) continue;
    yield isList ? mark : `${mark}${showControls(JSON.stringify(name))}:`;
    yield* writeJson(each, depth + 1);
    mark = ",";
  }
  if (mark !== ",") yield mark;
  yield isList ? "]" : "}";
}

/** The list of issues, an issue, its pages: what is in those is one text. */
const MAX_DEPTH = 3;

function* joinSmall(texts: Iterable<string>): Generator<string> {
  let joined = "";
  for (const text of texts) {
    joined += text;
    if (joined.length < PIECE_BYTES) continue;
    yield joined;
    joined = "";
  }
  yield joined;
}
