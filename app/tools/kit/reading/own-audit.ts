/**
 * The site audits that this browser began, so that it finds their reports again and compares a new
 * one with the last. They stay in the browser; a server that is asked for one more gets the id of
 * the last report of that site, and nothing else.
 */
export type OwnAudit = {
  id: string;
  /** Host name without "www.". */
  site: string;
  /** ISO instant. */
  at: string;
};

const KEY = "site-audits";
const MAX_AUDITS = 10;
/** Reports are kept as long; see engine/site-audit/contract.ts. */
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** Newest first. None where the browser keeps nothing. */
export function readOwnAudits(now = Date.now()): readonly OwnAudit[] {
  const kept = parse(readText());
  return kept.filter(({ at }) => now - Date.parse(at) < KEEP_MS);
}

/** Newest first, ten at most. `site`: a host name. */
export function rememberAudit(id: string, site: string, now = Date.now()): void {
  const others = readOwnAudits(now).filter((audit) => audit.id !== id);
  const own = { id, site: toSite(site), at: new Date(now).toISOString() };
  write([own, ...others].slice(0, MAX_AUDITS));
}

export function forgetAudit(id: string, now = Date.now()): void {
  const kept = readOwnAudits(now);
  if (kept.some((audit) => audit.id === id)) write(kept.filter((audit) => audit.id !== id));
}

/** The last one of a site, with or without "www.". */
export function findLastAudit(site: string, now = Date.now()): OwnAudit | undefined {
  return readOwnAudits(now).find((audit) => audit.site === toSite(site));
}

function toSite(host: string): string {
  return host.toLowerCase().replace(/^www\./, "");
}

function parse(text: string | null): readonly OwnAudit[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter(isOwnAudit) : [];
  } catch {
    return [];
  }
}

function isOwnAudit(value: unknown): value is OwnAudit {
  if (typeof value !== "object" || value === null) return false;
  const { id, site, at } = value as Record<string, unknown>;
  return (
    typeof id === "string" &&
    typeof site === "string" &&
    typeof at === "string" &&
    !Number.isNaN(Date.parse(at))
  );
}

/** Browsers may refuse: private windows, cookies switched off, no room. Then nothing is remembered. */
function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(audits: readonly OwnAudit[]): void {
  try {
    if (audits.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(audits));
  } catch {
    // The link still works for those who keep it.
  }
}
