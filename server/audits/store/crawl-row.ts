import { ownValue } from "#lib/own-value.ts";

import { flag, json, number, orNull, rowShape, text } from "#server/data/row-shape.ts";
import type { Row } from "#server/data/sql.ts";
import type { Crawl, CrawlChanges } from "./crawl-store.ts";

export const toCrawl: (row: Row) => Crawl = rowShape({
  id: number,
  secretHash: text,
  manageHash: orNull(text),
  url: text,
  phase: text<Crawl["phase"]>,
  stopAsked: flag,
  settings: json<Crawl["settings"]>,
  createdAt: number,
  keptUntil: number,
  endedAt: orNull(number),
  readingMs: number,
  requests: number,
  site: orNull(json<NonNullable<Crawl["site"]>>),
  detail: orNull(text),
  bounds: json<Crawl["bounds"]>,
  early: text,
  progress: orNull(json<NonNullable<Crawl["progress"]>>),
  earlier: orNull(text),
  enquiry: orNull(text),
  hasReport: flag,
  isLeased: flag,
  deaths: number,
  taken: number,
  visitor: orNull(text),
  isShared: flag,
  hidden: json<Crawl["hidden"]>,
});

const COLUMNS: Readonly<Record<keyof CrawlChanges, string>> = {
  url: "url",
  phase: "phase",
  stopAsked: "stop_asked",
  keptUntil: "kept_until",
  endedAt: "ended_at",
  readingMs: "reading_ms",
  requests: "requests",
  site: "site",
  detail: "detail",
  bounds: "bounds",
  early: "early",
  progress: "progress",
  earlier: "earlier",
  enquiry: "enquiry",
  deaths: "deaths",
  isShared: "is_shared",
};

/** What changed, by the names of its columns. */
export function toColumns(changes: CrawlChanges): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [ownValue(COLUMNS, name), toColumn(value)]),
  );
}

function toColumn(value: CrawlChanges[keyof CrawlChanges]): string | number | null {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : (value ?? null);
}
