/**
 * Every link of a page with what a search engine makes of it, and why.
 * Rules: https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links
 */
import { looksLikeAffiliate } from "#engine/links/affiliate-link.ts";
import {
  attribute,
  elementsOf,
  hasAttribute,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { parsePastedHtml, type PastedProblem } from "#engine/html/pasted-html.ts";
import { excerptOf } from "#engine/html/html-excerpt.ts";
import { readPageAddress, type PageAddress } from "#engine/html/page-address.ts";
import { readBase, readLinks, type PageBase, type PageLink } from "#engine/html/page-links.ts";
import type { Result } from "#lib/result.ts";
import {
  findNofollowHeader,
  forbidsFollowing,
  readRobotsMetas,
} from "#engine/html/robots-directives.ts";

export type LinkInput = { html: string; url?: string; xRobotsTag?: string };

/** `none`: mail, phone, script or a place on this page, for which the question makes no sense. */
export type LinkStatus = "followed" | "not followed" | "none" | "not crawlable";

export type Region = "nav" | "header" | "main" | "aside" | "footer" | "comments" | "body";

export type CheckedLink = {
  url: string;
  text: string;
  isTextFromImage: boolean;
  rel: string | null;
  labels: readonly ("nofollow" | "ugc" | "sponsored")[];
  status: LinkStatus;
  nofollow: boolean;
  external: boolean;
  isWeb: boolean;
  reason: string;
  line: number;
  region: Region;
  /** Registrable domain; empty where there is none. */
  domain: string;
  notes: readonly string[];
};

export type DeadAnchor = { line: number; excerpt: string; text: string; reason: string };

export type LinkTotals = {
  total: number;
  dofollow: number;
  nofollow: number;
  ugc: number;
  sponsored: number;
  internal: number;
  external: number;
  notWeb: number;
  notCrawlable: number;
};

export type DomainRow = { domain: string; isOwn: boolean; total: number; followed: number };

export type LinkReport = {
  pageUrl: string | null;
  addressSource: PageAddress["source"];
  base: string | null;
  /** What on the page marks all of its links at once, if anything. */
  pageRule: string | null;
  totals: LinkTotals;
  domains: readonly DomainRow[];
  links: readonly CheckedLink[];
  /** `a` without an address: no search engine can follow them. */
  deadAnchors: readonly DeadAnchor[];
};

/**
 * Every link of a page with its verdict, the reason in words, its side and its place, and the sums
 * of all. `url` is the page's own address, `xRobotsTag` its headers, one a line. The problems are
 * those of the parser ("empty", "binary", "too-large", "too-complex") and of what is no HTML.
 */
export function checkLinks({ html, ...known }: LinkInput): Result<LinkReport, PastedProblem> {
  const parsed = parsePastedHtml(html);
  return parsed.ok ? { ok: true, value: checkLinksOf(parsed.value, known) } : parsed;
}

/** The same for a page that is parsed already. */
export function checkLinksOf(
  document: HtmlDocument,
  { url, xRobotsTag = "" }: Omit<LinkInput, "html">,
): LinkReport {
  const address = readPageAddress(document, url);
  const base = readBase(document, address.url);
  const pageRule = findPageRule(document, xRobotsTag);
  const regions = readRegions(document);
  const seen = new Map<string, number>();

  const links = readLinks(document, base).map((link) => {
    const before = link.url === null ? undefined : seen.get(link.url);
    if (link.url !== null && before === undefined) seen.set(link.url, link.element.line);
    return checkLink(link, {
      base,
      pageRule,
      before,
      region: regions[link.element.index] ?? "body",
    });
  });
  const deadAnchors = findDeadAnchors(document);

  return {
    pageUrl: address.source === "unknown" ? null : address.url.href,
    addressSource: address.source,
    base: base.baseElement === null ? null : (base.baseUrl?.href ?? null),
    pageRule,
    totals: countTotals(links, deadAnchors.length),
    domains: listDomains(links),
    links,
    deadAnchors,
  };
}

type Surroundings = {
  base: PageBase;
  pageRule: string | null;
  /** Line of the first link to the same address. */
  before: number | undefined;
  region: Region;
};

function checkLink(link: PageLink, { base, pageRule, before, region }: Surroundings): CheckedLink {
  const labels = (["nofollow", "ugc", "sponsored"] as const).filter((label) =>
    link.relTokens.includes(label),
  );
  const isWeb = link.target === "web";
  const verdict = judge(link, labels, pageRule);
  return {
    url: link.url ?? link.href,
    text: link.text,
    isTextFromImage: link.isTextFromImage,
    rel: link.rel,
    labels,
    status: verdict.status,
    nofollow: labels.length > 0 || (isWeb && pageRule !== null),
    external: link.isInternal === false,
    isWeb,
    reason: verdict.reason + (isWeb && base.baseElement !== null ? describeBase(link) : ""),
    line: link.element.line,
    region,
    domain: isWeb ? link.domain : "",
    notes: collectNotes(link, before, base),
  };
}

function judge(
  link: PageLink,
  labels: readonly string[],
  pageRule: string | null,
): { status: LinkStatus; reason: string } {
  if (link.target === "unparsable") {
    return { status: "not crawlable", reason: `“${link.href.slice(0, 80)}” is not an address` };
  }
  if (link.target === "fragment") return { status: "none", reason: "A place on this page" };
  if (link.target === "other-scheme") {
    const scheme = link.url?.slice(0, link.url.indexOf(":") + 1) ?? "";
    return { status: "none", reason: SCHEMES.get(scheme) ?? `${scheme} is not a web address` };
  }
  if (labels.length > 0) {
    return { status: "not followed", reason: `rel says ${labels.join(" and ")}` };
  }
  if (pageRule !== null) return { status: "not followed", reason: `${pageRule}, for every link` };
  return { status: "followed", reason: "Nothing forbids it" };
}

const SCHEMES = new Map([
  ["mailto:", "An e-mail address"],
  ["tel:", "A phone number"],
  ["sms:", "A text message"],
  ["javascript:", "A script, which search engines do not follow"],
  ["data:", "Data inside the link"],
  ["whatsapp:", "A WhatsApp chat"],
]);

function describeBase({ href }: PageLink): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(href.trim()) || href.trim().startsWith("//")
    ? ""
    : "; its address follows base href";
}

function collectNotes(
  { element, url, href, relTokens, text, target, isInternal, isOtherHost, hostname }: PageLink,
  before: number | undefined,
  { pageUrl }: PageBase,
): readonly string[] {
  const isWeb = target === "web";
  return [
    ...(isOtherHost ? [`Other host of the same site: ${hostname}`] : []),
    ...(isWeb && text === "" ? ["No words and no alternative text"] : []),
    ...(isWeb && before !== undefined ? [`Same address as line ${before}`] : []),
    ...(isWeb &&
    isInternal === false &&
    url !== null &&
    looksLikeAffiliate(url) &&
    !relTokens.includes("sponsored")
      ? ["Looks paid, not marked sponsored"]
      : []),
    ...(attribute(element, "target")?.toLowerCase() === "_blank" &&
    !relTokens.includes("noopener") &&
    !relTokens.includes("noreferrer")
      ? ["New tab without noopener, for old browsers"]
      : []),
    ...(isWeb &&
    isInternal === true &&
    pageUrl?.protocol === "https:" &&
    url?.startsWith("http:") === true
      ? ["Own site over http"]
      : []),
    ...(href !== href.trim() ? ["Blanks around the address"] : []),
  ];
}

/** A robots meta or header with nofollow or none marks every link; a rule for one crawler names it. */
function findPageRule(document: HtmlDocument, xRobotsTag: string): string | null {
  const meta = readRobotsMetas(document).find(
    ({ name, content }) => (name === "robots" || name === "googlebot") && forbidsFollowing(content),
  );
  if (meta !== undefined) {
    return `The ${meta.name} meta on line ${meta.element.line} says ${meta.content.trim()}`;
  }
  const header = findNofollowHeader(xRobotsTag, "googlebot");
  return header === null ? null : `The header X-Robots-Tag says ${header}`;
}

const REGION_TAGS: ReadonlyMap<string, Region> = new Map([
  ["nav", "nav"],
  ["header", "header"],
  ["main", "main"],
  ["aside", "aside"],
  ["footer", "footer"],
]);
const REGION_ROLES: ReadonlyMap<string, Region> = new Map([
  ["navigation", "nav"],
  ["banner", "header"],
  ["main", "main"],
  ["complementary", "aside"],
  ["contentinfo", "footer"],
]);

/** The nearest region of each element, handed down from its parent. */
function readRegions(document: HtmlDocument): readonly Region[] {
  const regions: Region[] = [];
  for (const element of document.elements) {
    const inherited = element.parent === null ? "body" : (regions[element.parent.index] ?? "body");
    regions.push(readOwnRegion(element) ?? inherited);
  }
  return regions;
}

function readOwnRegion(element: HtmlElement): Region | undefined {
  const role = REGION_ROLES.get(attribute(element, "role")?.toLowerCase() ?? "");
  if (role !== undefined) return role;
  const name = `${attribute(element, "id") ?? ""} ${attribute(element, "class") ?? ""}`;
  if (/(^|[\s_-])(comments?|comment-list|commentlist|disqus_thread)([\s_-]|$)/i.test(name)) {
    return element.tag === "body" || element.tag === "html" ? undefined : "comments";
  }
  return REGION_TAGS.get(element.tag);
}

/** An `a` with a name or an id and nothing else is a place to link to, not a link. */
function findDeadAnchors(document: HtmlDocument): readonly DeadAnchor[] {
  return elementsOf(document, "a")
    .filter((element) => !hasAttribute(element, "href"))
    .filter(
      (element) =>
        hasAttribute(element, "onclick") ||
        !(hasAttribute(element, "name") || hasAttribute(element, "id")),
    )
    .map((element) => ({
      ...excerptOf(document, element, true),
      text: textOf(document, element, 200),
      reason: hasAttribute(element, "onclick") ? "A script on click, and no address" : "No address",
    }));
}

function countTotals(links: readonly CheckedLink[], withoutHref: number): LinkTotals {
  const web = links.filter(({ isWeb }) => isWeb);

  function labelled(label: "ugc" | "sponsored"): number {
    return links.filter(({ labels }) => labels.includes(label)).length;
  }

  return {
    total: links.length,
    dofollow: web.filter(({ status }) => status === "followed").length,
    nofollow: web.filter(({ status }) => status === "not followed").length,
    ugc: labelled("ugc"),
    sponsored: labelled("sponsored"),
    internal: web.filter(({ external }) => !external).length,
    external: web.filter(({ external }) => external).length,
    notWeb: links.filter(({ status }) => status === "none").length,
    notCrawlable: links.filter(({ status }) => status === "not crawlable").length + withoutHref,
  };
}

function listDomains(links: readonly CheckedLink[]): readonly DomainRow[] {
  const rows = new Map<string, DomainRow>();
  for (const { domain, external, isWeb, status } of links) {
    if (!isWeb) continue;
    const row = rows.get(domain) ?? { domain, isOwn: !external, total: 0, followed: 0 };
    rows.set(domain, {
      ...row,
      total: row.total + 1,
      followed: row.followed + (status === "followed" ? 1 : 0),
    });
  }
  return [...rows.values()].toSorted(
    (a, b) => b.total - a.total || a.domain.localeCompare(b.domain),
  );
}
