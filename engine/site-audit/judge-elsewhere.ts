/** What becomes of a page whose canonical names another address. */
import { isPublicHost } from "#engine/links/local-address.ts";
import { formOf } from "#engine/address/address-forms.ts";
import type { LinkTable } from "./link-table.ts";
import type { PageRow } from "./rows.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { mainLanguageOf } from "./main-language-of.ts";
import { jaccard, readShingles } from "#engine/site-audit/rule-helpers/similarity.ts";

export type CanonicalVerdict = {
  group: "by-mistake" | "on-purpose" | "not-read";
  reason: string;
};

type Known = {
  byUrl: ReadonlyMap<string, PageRow>;
  isOwn: (url: string) => boolean;
  listed: ReadonlyMap<string, unknown>;
  home: string;
  links: LinkTable;
  /** Folders of versions, as `versionsOf` names them, that several pages share. */
  sharedVersions: ReadonlySet<string>;
  /** Other sites that so many pages name that it is a setting, not a text taken over. */
  sharedSites: ReadonlySet<string>;
};

const ELSEWHERE = "canonical points elsewhere";
/** Two texts that share less are two pages, whatever the canonical says. Our choice. */
const SAME_PAGE = 0.5;
/** So many pages with one pair of folders are versions of a document, so many that name one site a setting. Our choice. */
const MANY = 3;

/** The one address that a page names as canonical; null where there is none or several differ. */
export function onlyCanonical(canonicals: SitePageFacts["canonicals"]): string | null {
  const values = new Set(canonicals.flatMap(({ value }) => (value === null ? [] : [value])));
  const [first = null] = values;
  return values.size === 1 ? first : null;
}

/**
 * By mistake where the canonical leads to an error, a noindex or another language, or where a page that
 * the sitemap lists, or the home page is named by, has a text of its own.
 */
export function judgeElsewhere(
  url: string,
  facts: SitePageFacts,
  canonical: string,
  known: Known,
): CanonicalVerdict {
  if (!known.isOwn(canonical)) return judgeOtherSite(url, canonical, known);
  const target = known.byUrl.get(canonical);
  const hasParameters = new URL(url).search !== "";
  if (target === undefined || target.status === null) {
    if (hasParameters) return { group: "on-purpose", reason: ELSEWHERE };
    const detail = target?.notRead?.detail ?? "More pages are known than are read.";
    return { group: "not-read", reason: `its canonical was not read: ${detail}` };
  }
  const isMistake =
    isDeadEnd(target) ||
    (target.facts !== undefined &&
      (isOtherLanguage(facts, target.facts) ||
        (!hasParameters && isOwnPage(url, facts, target, known))));
  return { group: isMistake ? "by-mistake" : "on-purpose", reason: ELSEWHERE };
}

/** A text that another site had first says so: now and then, or with a link to it. */
function judgeOtherSite(url: string, canonical: string, known: Known): CanonicalVerdict {
  const { hostname, host } = new URL(canonical);
  if (!isPublicHost(hostname)) {
    return { group: "by-mistake", reason: "canonical names an address that nobody can reach" };
  }
  const isSetting = known.sharedSites.has(host) && !isCredited(url, canonical, known);
  return {
    group: isSetting ? "by-mistake" : "on-purpose",
    reason: "canonical names another site",
  };
}

/** The page's text links to the place that its canonical names, and the home page is the site's own. */
function isCredited(url: string, canonical: string, { byUrl, home, links, isOwn }: Known): boolean {
  const ofHome = onlyCanonical(byUrl.get(home)?.facts?.canonicals ?? []);
  if (ofHome !== null && !isOwn(ofHome)) return false;
  return Array.from(links.from(url)).some(
    (place) =>
      links.kindAt(place) === "link" &&
      links.regionAt(place) === "main" &&
      links.writtenAt(place) === canonical,
  );
}

/** An error, a file that is no HTML, or a page that says noindex. */
function isDeadEnd({ status, location, facts }: PageRow): boolean {
  if (location !== undefined) return false;
  return facts === undefined ? status !== null : facts.noindex !== null;
}

function isOtherLanguage(one: SitePageFacts, other: SitePageFacts): boolean {
  const languages = [mainLanguageOf(one), mainLanguageOf(other)];
  return !languages.includes("") && languages[0] !== languages[1];
}

/** The sitemap lists it or its canonical is the home page, and its text is not the text that it names. */
function isOwnPage(url: string, facts: SitePageFacts, target: PageRow, known: Known): boolean {
  if (!known.listed.has(url) && target.url !== known.home) return false;
  if (known.sharedVersions.has(versionsOf(url, target.url) ?? "")) return false;
  return target.facts !== undefined && !isSameText(target.facts, facts);
}

function isSameText(one: SitePageFacts, other: SitePageFacts): boolean {
  return (
    one.textHash === other.textHash || jaccard(readShingles(one), readShingles(other)) >= SAME_PAGE
  );
}

/** What many pages have in common in where their canonicals lead. */
export function findShared(
  pages: readonly PageRow[],
  isOwn: (url: string) => boolean,
): Pick<Known, "sharedVersions" | "sharedSites"> {
  const versions = new Map<string, number>();
  const sites = new Map<string, number>();
  let judged = 0;
  for (const { url, facts } of pages) {
    if (facts === undefined) continue;
    judged += 1;
    const canonical = onlyCanonical(facts.canonicals);
    if (canonical === null || canonical === url) continue;
    const key = isOwn(canonical) ? versionsOf(url, canonical) : new URL(canonical).host;
    if (key === null) continue;
    const counts = isOwn(canonical) ? versions : sites;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return {
    sharedVersions: keysOf(versions, MANY),
    sharedSites: keysOf(sites, Math.min(MANY, Math.floor(judged / 2) + 1)),
  };
}

function keysOf(counts: ReadonlyMap<string, number>, least: number): ReadonlySet<string> {
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key));
}

/**
 * "/docs/1.0 /docs/2.0" where the addresses differ in one folder of a version or a language alone;
 * null where they differ otherwise.
 */
function versionsOf(url: string, canonical: string): string | null {
  const one = formOf(url).split("/");
  const other = formOf(canonical).split("/");
  while (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-1)) {
    one.pop();
    other.pop();
  }
  return VERSION.test(one.at(-1) ?? "") ? `${one.join("/")} ${other.join("/")}` : null;
}

/** "1.0", "v2", "latest", "en-us". */
const VERSION =
  /^(?:v?\d+(?:\.[\dx]+)*|latest|stable|next|main|master|dev|current|[a-z]{2}(?:-[a-z]{2})?)$/i;
