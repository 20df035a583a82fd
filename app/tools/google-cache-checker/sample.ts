/** An invented answer, as cache checkers give it to this day. */
import { parseWebUrl } from "#engine/address/parse-page-url.ts";
import type { Result } from "#lib/result.ts";
import { DAY_MS } from "#lib/durations.ts";

export type CacheResult = {
  isCached: boolean;
  url: string;
  /** ISO instant, within the last 30 days; absent if the page is said not to be cached. */
  cachedAt?: string;
  /** Where a copy may really be: the newest in the Wayback Machine. */
  cacheUrl?: string;
};

export type Chance = { random: () => number; now: Date };

/** docs/agreed.md, Google cache. */
export const sampleWait = {
  delayMs: 1500,
  steps: ["Reading the address", "Asking", "Reading the answer"],
};

const CACHED_SHARE = 0.8;
const MAX_AGE_DAYS = 30;

/** Cached four times in five, at a time before `now`. `random` gives 0 to below 1. */
export function simulateCacheCheck(url: string, { random, now }: Chance): CacheResult {
  if (random() >= CACHED_SHARE) return { isCached: false, url };
  return {
    isCached: true,
    url,
    cachedAt: new Date(now.getTime() - random() * MAX_AGE_DAYS * DAY_MS).toISOString(),
    cacheUrl: `https://web.archive.org/web/2/${toArchivePath(url)}`,
  };
}

/**
 * A page's address, `https://` put before it where it is missing (docs/agreed.md, tools); otherwise as
 * typed, but for what copying leaves around it. Of a copy in the Wayback Machine it is the page's own.
 */
export function readUrlInput(text: string): Result<string, "empty" | "not-a-url"> {
  const typed = text
    .trim()
    .replace(/^["'“‘<(]+|["'”’>)]+$/g, "")
    .replace(/^(?:view-source|cache):/i, "")
    .replace(/^https?:\/\/web\.archive\.org\/web\/[^/]+\/(?=\S)/i, "");
  if (typed === "") return { ok: false, problem: "empty" };
  // "mailto:a@b.example" would parse as a name and a password before a host.
  const isOtherScheme = /^(?!https?:)[a-z][a-z\d+.-]*:(?!\d)/i.test(typed);
  // "https:/a.example", "https//a.example" and "//a.example" lack a sign or two.
  const address = typed.replace(/^(https?)(?::\/?|\/\/)(?=[^/:])/i, "$1://").replace(/^\/\/+/, "");
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const page = parseWebUrl(url);
  return !isOtherScheme && page && isPublicName(page) && !/[\r\n]/.test(url)
    ? { ok: true, value: url }
    : { ok: false, problem: "not-a-url" };
}

/** No archive has a page of a name that only one network knows; a name before "@" is an email's. */
function isPublicName({ hostname, username }: URL): boolean {
  return username === "" && /[^.]\.[^.]/.test(hostname);
}

/** The archives take an address as it is, "?" and "&" included; a fragment is never sent. */
export function toArchivePath(url: string): string {
  return url
    .trim()
    .replace(/#.*$/s, "")
    .replaceAll(/\s/g, (space) => encodeURIComponent(space));
}
