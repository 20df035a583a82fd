/** What a sitemap of the site should list, and whether enough was read to know it. */
import { MAX_SITEMAP_ENTRIES } from "#engine/bounds.ts";
import { findBlockingHeader } from "#engine/html/robots-directives.ts";
import { readPattern } from "#engine/site-audit/frontier/address-pattern.ts";
import { isMeantToBeOut } from "#engine/site-audit/meant-to-be-out.ts";
import { isFeedType, isVerificationFile } from "#engine/site-audit/not-a-page.ts";
import { closedToGoogle } from "#engine/site-audit/rule-helpers/closed-to-google.ts";
import type { BoundMet, PageRow } from "#engine/site-audit/rows.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** Bounds behind which there may be pages that were not seen. */
const ENDS: ReadonlySet<BoundMet["id"]> = new Set([
  "pages",
  "depth",
  "time",
  "sitemap-entries",
  "sitemap-bytes",
  "links-of-a-page",
  "robots-unreachable",
  "server-tired",
  "reader-died",
  "room",
  "stopped",
  "scope",
]);

const known = new WeakMap<Site, readonly string[]>();

/** Every address that a sitemap should list: pages that can be indexed, and files that it lists and that answer. */
export function sitemapPages(site: Site): readonly string[] {
  const made = known.get(site) ?? findPages(site);
  known.set(site, made);
  return made;
}

/** Why no sitemap is made of this reading, as a sentence; undefined where one is. */
export function whyNoSitemap(site: Site): string | undefined {
  const { rows, listed } = site;
  const isUnread = rows.sitemaps.some(
    ({ kind, foundIn }) => kind === "unread" && foundIn !== "usual",
  );
  const lacks = [...listed.keys()].some((url) => {
    const { group, isPage } = site.stateOf(url);
    return isPage && group === "not-read";
  });
  if (isUnread || lacks || site.isPartlyRead || rows.bounds.some(({ id }) => ENDS.has(id))) {
    return "There is no corrected sitemap: the site was not read to its end, and pages would be missing from it.";
  }
  const { length } = sitemapPages(site);
  if (length === 0) return "There is no corrected sitemap: no page of the site can be indexed.";
  return length > MAX_SITEMAP_ENTRIES
    ? "There is no corrected sitemap: the site has more pages than one file may list."
    : undefined;
}

function findPages(site: Site): readonly string[] {
  const { origin } = new URL(site.home);
  const pages = site.indexablePages.map(({ url }) => url);
  const files = [...site.listed.keys()].filter((url) => isListedFile(site, url));
  return [...pages, ...files].filter(
    (url) => new URL(url).origin === origin && !isForm(url, site.listed.has(url)),
  );
}

/** A PDF or a picture that the site lists, and that may be indexed. */
function isListedFile(site: Site, url: string): boolean {
  const page = site.find(url);
  return page !== undefined && answersAsFile(page, site.now) && closedToGoogle(site, url) === null;
}

function answersAsFile(
  { url, status, facts, unreadable, contentType, xRobotsTag, location }: PageRow,
  now: number,
): boolean {
  return (
    status === 200 &&
    facts === undefined &&
    unreadable === undefined &&
    location === undefined &&
    !isVerificationFile(url) &&
    // What comes as HTML and is not a page is a feed with a wrong type.
    !/html/i.test(contentType ?? "html") &&
    !isFeedType(contentType) &&
    findBlockingHeader(xRobotsTag ?? "", "googlebot", now) === null
  );
}

/** Sorted, tagged, counted, or of one visitor: another form of a page. What the site lists as a view is meant. */
function isForm(address: string, isListed: boolean): boolean {
  const url = new URL(address);
  const { kind } = readPattern(url);
  const names = [...url.searchParams.keys()];
  if (kind === "session" || names.some((name) => OF_A_VISIT.test(name))) return true;
  return !isListed && (kind === "view" || (url.search !== "" && isMeantToBeOut(address)));
}

const OF_A_VISIT =
  /^(?:utm_.*|[fgd]clid|msclkid|mc_[ce]id|tags?|log-?in|redirect_to|return_?url)$/i;
