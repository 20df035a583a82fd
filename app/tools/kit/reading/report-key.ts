/**
 * A report of a whole site has two links: `#id` reads it, `#id.key` may mark its findings, check them
 * again, stop and delete it as well. The keys that this browser was given stay in it, so that the
 * address bar shows the link to share.
 */
import { siteAuditBounds, type SiteAuditStarted } from "#engine/site-audit/contract.ts";
import { DAY_MS } from "#lib/durations.ts";
import { paths } from "#lib/site/paths.ts";

type ReportKey = { id: string; key: string };

const STORED = "site-audit-keys";
const MAX_KEYS = 10;
/** As long as reports are kept: engine/site-audit/contract.ts. */
const KEEP_MS = siteAuditBounds.keepDays * DAY_MS;

type KeptKey = ReportKey & { at: number };

/** To read and to share. */
export function readLink(id: string): string {
  return `${location.origin}${paths.siteAudit}#${id}`;
}

/** To stop, to mark, to check again and to delete, from any device. */
export function manageLink({ id, key }: ReportKey): string {
  return `${readLink(id)}.${key}`;
}

/** What a fragment names: `key` is "" in a link that only reads. */
export function parseReportHash(hash: string): ReportKey {
  const [id = "", key = ""] = hash.replace(/^#/, "").split(".", 2);
  return { id, key };
}

/** Where to go to see a reading that has just begun. */
export function keepStartedKey({ id, report, manage = "" }: SiteAuditStarted): string {
  if (manage === "") return report;
  return rememberReportKey({ id, key: manage }) ? report : `${report}.${manage}`;
}

/** Undefined: this browser may read the report alone. */
export function findReportKey(id: string): string | undefined {
  return readKeys().find((one) => one.id === id)?.key;
}

/** False where the browser keeps nothing: private windows, cookies switched off, no room. */
export function rememberReportKey(kept: ReportKey): boolean {
  const others = readKeys().filter(({ id }) => id !== kept.id);
  const all = [{ ...kept, at: Date.now() }, ...others];
  return write(all.slice(0, MAX_KEYS)) && findReportKey(kept.id) === kept.key;
}

export function forgetReportKey(id: string): void {
  write(readKeys().filter((one) => one.id !== id));
}

function readKeys(): readonly KeptKey[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(value) ? value.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptKey {
  if (typeof value !== "object" || value === null) return false;
  const { id, key, at } = value as Record<string, unknown>;
  const isYoung = typeof at === "number" && Date.now() - at < KEEP_MS;
  return isYoung && typeof id === "string" && typeof key === "string";
}

function write(keys: readonly KeptKey[]): boolean {
  try {
    localStorage.setItem(STORED, JSON.stringify(keys));
    return true;
  } catch {
    return false;
  }
}
