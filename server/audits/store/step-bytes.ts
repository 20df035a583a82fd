import type { CrawlStep } from "./crawl-store.ts";
import type { ReportParts } from "./report-parts.ts";

/** What a row takes beside its texts, numbers and index included. */
export const ROW_BYTES = 60;

/** Of one row with these texts. */
export const bytesOf = (...texts: readonly (string | null)[]) =>
  texts.reduce((sum, text) => sum + (text === null ? 0 : Buffer.byteLength(text)), ROW_BYTES);

/** What a step adds to the store, in bytes, as it is counted against the quotas. */
export function stepBytes({ found, pages, newTargets, targets, parts }: CrawlStep): number {
  return [
    ...(found ?? []).map(({ url, notRead }) => bytesOf(url, notRead)),
    ...(pages ?? []).map(
      ({ body, links, leads }) => bytesOf(body, links) + (leads?.byteLength ?? 0),
    ),
    ...(newTargets ?? []).map(({ url }) => bytesOf(url)),
    ...(targets ?? []).map(({ body }) => bytesOf(body)),
    ...(parts ?? []).map(({ body }) => bytesOf(body)),
  ].reduce((sum, bytes) => sum + bytes, 0);
}

export function bytesOfPieces(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, { byteLength }) => sum + byteLength + ROW_BYTES, 0);
}

/** The same of a report. */
export function reportBytes({ head, issues, pages, sitemap }: ReportParts): number {
  return [head, ...issues, ...pages, ...sitemap].reduce((sum, text) => sum + bytesOf(text), 0);
}
