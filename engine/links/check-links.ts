/**
 * Every link of a page with what a search engine makes of it, and why.
 * Rules: https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links
 */
import { normaliseEscapes } from "#engine/address/address-key.ts";
import type { CheckedLink, DeadAnchor, LinkStatus } from "./checked-link.ts";
import { countTotals, listDomains, type DomainRow, type LinkTotals } from "./count-links.ts";
import { collectNotes } from "./link-notes.ts";
import { isUncrawlable } from "./is-uncrawlable.ts";
import { readRegions, type PageRegion } from "./link-region.ts";
import { elementsOf, hasAttribute, textOf, type HtmlDocument } from "#engine/html/html-document.ts";
import { parsePastedHtml, type PastedProblem } from "#engine/html/pasted-html.ts";
import { excerptOf } from "#engine/html/html-excerpt.ts";
import { readPageAddress, type PageAddress } from "#engine/html/page-address.ts";
import { readBase, readLinks, type PageBase, type PageLink } from "#engine/html/page-links.ts";
import type { Result } from "#lib/result.ts";
import { shorten } from "#lib/text/shorten.ts";
import {
  findNofollowHeader,
  forbidsFollowing,
  readRobotsMetas,
} from "#engine/html/robots-directives.ts";

export type LinkInput = { html: string; url?: string; xRobotsTag?: string };

export type LinkReport = {
  pageUrl: string | null;
  addressSource: PageAddress["source"];
  base: string | null;
  /** What on the page marks all of its links at once, if anything. */
  pageRule: string | null;
  totals: LinkTotals;
  domains: readonly DomainRow[];
  links: readonly CheckedLink[];
  /** Links past the end of the list, which stops where a page has too many. */
  unlisted?: number;
  /** `a` without an address: no search engine can follow them. */
  deadAnchors: readonly DeadAnchor[];
};

/**
 * Every link of a page with its verdict, the reason in words, its side and its place, and the sums
 * of all. `url` is the page's own address, `xRobotsTag` its headers, one a line. The problems are
 * those of the parser ("empty", "binary", "too-large", "too-complex") and of what is not HTML.
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
    const place = link.url === null ? null : normaliseEscapes(link.url);
    const before = place === null ? undefined : seen.get(place);
    if (place !== null && before === undefined) seen.set(place, link.element.line);
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
  region: PageRegion;
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
    return { status: "not crawlable", reason: `“${shorten(link.href, 80)}” is not an address` };
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
  ["mailto:", "An email address"],
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

/** An `a` without an address that pretends to lead somewhere; one that does not is a placeholder, or a place. */
function findDeadAnchors(document: HtmlDocument): readonly DeadAnchor[] {
  return elementsOf(document, "a")
    .filter((element) => !hasAttribute(element, "href") && isUncrawlable(element, undefined))
    .map((element) => ({
      ...excerptOf(document, element, true),
      text: textOf(document, element, 200),
      reason: hasAttribute(element, "onclick") ? "A script on click, and no address" : "No address",
    }));
}
