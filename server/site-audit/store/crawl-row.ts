import { ownValue } from "#lib/own-value.ts";

import type { Crawl, CrawlChanges } from "#server/site-audit/store/crawl-store.ts";
import type { Row } from "#server/store/sql.ts";

export function toCrawl(row: Row): Crawl {
  const json = <Value>(name: string) =>
    (row[name] === null ? null : JSON.parse(String(row[name]))) as Value;
  return {
    id: Number(row["id"]),
    secretHash: String(row["secret_hash"]),
    manageHash: row["manage_hash"] as string | null,
    url: String(row["url"]),
    phase: row["phase"] as Crawl["phase"],
    stopAsked: Boolean(row["stop_asked"]),
    settings: json("settings"),
    createdAt: Number(row["created_at"]),
    keptUntil: Number(row["kept_until"]),
    endedAt: row["ended_at"] === null ? null : Number(row["ended_at"]),
    readingMs: Number(row["reading_ms"]),
    requests: Number(row["requests"]),
    site: json("site"),
    detail: row["detail"] as string | null,
    bounds: json("bounds"),
    early: String(row["early"]),
    progress: json("progress"),
    earlier: row["earlier"] as string | null,
    enquiry: row["enquiry"] as string | null,
    hasReport: Boolean(row["has_report"]),
    isLeased: Boolean(row["is_leased"]),
    deaths: Number(row["deaths"]),
    taken: Number(row["taken"]),
    visitor: row["visitor"] as string | null,
    isShared: Boolean(row["is_shared"]),
  };
}

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
