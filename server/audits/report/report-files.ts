import { promisify } from "node:util";
import { gzip } from "node:zlib";

import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { writeSiteCsv } from "#engine/site-audit/export/site-csv.ts";
import { writeClientMarkdown } from "#engine/site-audit/export/client-markdown.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
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

const pack = promisify(gzip);

/** A report as its files, each made and packed once. */
export async function* writeReportFiles(report: SiteReport): AsyncGenerator<ReportFile> {
  const csv = new Map(writeSiteCsv(report).map(({ name, text }) => [name, text]));
  const texts: Readonly<Record<ExportFormat, () => string | undefined>> = {
    json: () => showControls(JSON.stringify(report)),
    csv: () => csv.get("issues.csv"),
    pages: () => csv.get("pages.csv"),
    md: () => writeClientMarkdown(report),
    fixes: () => writeDeveloperMarkdown(report),
    sitemap: () => report.sitemapXml,
  };
  for (const [format, write] of Object.entries(texts)) {
    const text = write();
    const packed = text === undefined ? new Uint8Array() : await pack(text);
    const pieces = Array.from(
      { length: Math.max(1, Math.ceil(packed.length / PIECE_BYTES)) },
      (_one, at) => packed.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
    );
    yield { format: format as ExportFormat, pieces };
  }
}
