/**
 * A report of a whole site has two links: `#id` reads it, `#id.key` may stop and delete it as well. The
 * keys that this browser was given stay in it, so that the address bar shows the link to share.
 */
import type { SiteAuditStarted } from "#engine/site-audit/contract.ts";
import { paths } from "#app/paths.ts";

type ReportKey = { id: string; key: string };

const STORED = "site-audit-keys";
const MAX_KEYS = 20;

/** To read and to share. */
export function readLink(id: string): string {
  return `${location.origin}${paths.siteAudit}#${id}`;
}

/** To stop and to delete, from any device. */
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
  return rememberKey({ id, key: manage }) ? report : `${report}.${manage}`;
}

/** Undefined: this browser may read the report alone. */
export function findKey(id: string): string | undefined {
  return readKeys().find((one) => one.id === id)?.key;
}

/** False where the browser keeps nothing: private windows, cookies switched off, no room. */
export function rememberKey(kept: ReportKey): boolean {
  const others = readKeys().filter(({ id }) => id !== kept.id);
  return write([kept, ...others].slice(0, MAX_KEYS)) && findKey(kept.id) === kept.key;
}

export function forgetKey(id: string): void {
  write(readKeys().filter((one) => one.id !== id));
}

function readKeys(): readonly ReportKey[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(value) ? value.filter(isReportKey) : [];
  } catch {
    return [];
  }
}

function isReportKey(value: unknown): value is ReportKey {
  if (typeof value !== "object" || value === null) return false;
  const { id, key } = value as Record<string, unknown>;
  return typeof id === "string" && typeof key === "string";
}

function write(keys: readonly ReportKey[]): boolean {
  try {
    localStorage.setItem(STORED, JSON.stringify(keys));
    return true;
  } catch {
    return false;
  }
}
