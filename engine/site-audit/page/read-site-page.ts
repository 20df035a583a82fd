import { MAX_TEXT_CHARACTERS } from "#engine/bounds.ts";
import { findArabicLetters } from "./find-arabic-letters.ts";
import { boundFacts } from "./bound-facts.ts";
import { withoutFragment } from "#engine/address/without-fragment.ts";
import {
  attribute,
  collapseSpace,
  elementsOf,
  hasAttribute,
  textOf,
  type HtmlDocument,
  type HtmlProblem,
} from "#engine/html/html-document.ts";
import { readFragmentNames } from "#engine/html/fragment-names.ts";
import { readMainPart } from "#engine/html/main-text.ts";
import { readPageFacts, type PageFacts } from "#engine/html/page-facts.ts";
import { imageTextOf } from "#engine/html/page-links.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { judgeWords, SHELL_WORDS } from "#engine/page-audit/gates/words.ts";
import { countReadableWords } from "#engine/page-audit/indexability.ts";
import { judgeForSite } from "#engine/rules/judge-for-site.ts";
import { readHackSigns } from "#engine/site-audit/page/hack-signs/read-hack-signs.ts";
import { readMainWords } from "./main-words.ts";
import { MAX_PLACES, tagsAt } from "./page-at.ts";
import { readContacts } from "./read-contacts.ts";
import { readDirectives } from "./read-directives.ts";
import { readLoading } from "./read-loading.ts";
import { readShape } from "./read-shape.ts";
import { readSiteLinks } from "./read-site-links.ts";
import { readDataTypes } from "./read-data-types.ts";
import { readBusinesses } from "./read-businesses.ts";
import { findSaysMissing } from "./says-missing.ts";
import type { LinkRow } from "#engine/site-audit/rows.ts";
import type { At, SitePageFacts } from "./site-page-facts.ts";
import { measureTitle } from "#engine/text-width/measure-title.ts";
import type { Result } from "#lib/result.ts";
import { shorten } from "#lib/text/shorten.ts";

export type SitePageContext = {
  /** In full; what was asked, as it answered. */
  url: string;
  status: number;
  xRobotsTag?: string;
  linkHeader?: string;
  refreshHeader?: string;
  encoding?: { used: string; declared: string | null };
  /** Moment for `unavailable_after`. */
  now: number;
};

export type SitePage = {
  facts: SitePageFacts;
  links: readonly LinkRow[];
  /** What was too long or too many: links are left out, texts and lists end early. */
  cut: {
    links: boolean;
    lengths: boolean;
    /** The first block of JSON-LD that was not read, and why. */
    structuredData: string | null;
  };
  /** Where a refresh leads at once, in full and without its fragment; null where there is none. */
  refresh: string | null;
};

/** What a site's audit keeps of one page; the HTML may be dropped afterwards. Problems are the parser's. */
export function readSitePage(
  html: string,
  context: SitePageContext,
): Result<SitePage, HtmlProblem> {
  const parsed = parseHtml(html);
  if (!parsed.ok) return parsed;
  const { url, status, xRobotsTag, linkHeader, refreshHeader, encoding, now } = context;
  const facts = readPageFacts(parsed.value, {
    url,
    httpStatus: status,
    now,
    xRobotsTag: xRobotsTag ?? "",
    linkHeader: linkHeader ?? "",
    refreshHeader: refreshHeader ?? "",
    readsSheets: true,
    ...(encoding && { encoding }),
  });
  const directives = readDirectives(facts);
  const bounded = boundFacts({ ...readFacts(facts), ...directives });
  const { links, isCut } = readSiteLinks(facts, bounded.facts);
  return {
    ok: true,
    value: {
      facts: bounded.facts,
      links,
      cut: {
        links: isCut,
        lengths: bounded.isCut,
        structuredData: facts.jsonLd.find(({ unread }) => unread !== null)?.unread ?? null,
      },
      refresh: readRefresh(facts, bounded.facts),
    },
  };
}

/**
 * Google takes one that waits for nothing as a permanent redirect, one that waits as a temporary one.
 * A page with words of its own is read all the same where it waits.
 * https://developers.google.com/search/docs/crawling-indexing/301-redirects#metarefresh
 */
function readRefresh(
  { refresh, address }: PageFacts,
  { wordCount }: Pick<SitePageFacts, "wordCount">,
): string | null {
  if (refresh === null || (refresh.seconds > 0 && wordCount >= SHELL_WORDS)) return null;
  const url = URL.parse(refresh.url, address.url.href);
  return url !== null && /^https?:$/.test(url.protocol) ? withoutFragment(url.href) : null;
}

function readFacts(
  facts: PageFacts,
): Omit<
  SitePageFacts,
  "canonicals" | "noindex" | "noindexBing" | "nofollow" | "robots" | "limits" | "hreflang"
> {
  const { document } = facts;
  const wordCount = countReadableWords(facts);
  const mainPart = readMainPart(document);
  const main = readMainWords(mainPart);
  const titles = facts.titles
    .filter(({ inLiveHead }) => inLiveHead)
    .map((element) => ({ value: cutText(textOf(document, element)), line: element.line }));
  const h1s = facts.headings
    .filter(({ level, element }) => level === 1 && !element.isHidden)
    .map(({ text, element }) => ({
      value: cutText(text === "" ? imageTextOf(document, element) : text),
      line: element.line,
    }));
  const descriptions = facts.descriptions
    .filter(({ inLiveHead }) => inLiveHead)
    .slice(0, MAX_PLACES)
    .map((element) => ({
      value: cutText(collapseSpace(attribute(element, "content") ?? "")),
      line: element.line,
    }));
  const hackSigns = readHackSigns(facts);
  return {
    verdicts: judgeForSite(facts),
    titles: titles.slice(0, MAX_PLACES),
    titleWidthPx: measureTitle(titles[0]?.value ?? ""),
    descriptions,
    h1s: h1s.slice(0, MAX_PLACES),
    lang: facts.lang,
    dir: facts.htmlElement === null ? null : attribute(facts.htmlElement, "dir"),
    wordCount,
    mainWordCount: main.count,
    shell: readShell(facts, wordCount),
    textHash: main.textHash,
    simhash: main.simhash,
    shingles: main.shingles,
    opening: main.opening,
    shape: readShape(document),
    ids: [...readFragmentNames(document)],
    saysMissing: findSaysMissing([...titles.slice(0, 1), ...h1s], { ...main, text: mainPart.text }),
    businesses: readBusinesses(facts),
    dataTypes: readDataTypes(facts),
    deadAnchors: readDeadAnchors(document),
    ...readContacts(facts),
    ...readLoading(facts),
    arabicLetters: findArabicLetters(facts),
    ...(hackSigns && { hackSigns }),
  };
}

const cutText = (text: string) => shorten(text, MAX_TEXT_CHARACTERS, "");

/** The gate of words, as the audit of one page judges it. */
function readShell(facts: PageFacts, wordCount: number): At<string> | null {
  const gate = judgeWords(facts, wordCount);
  if (gate.state !== "shut") return null;
  const place = gate.evidence.findLast(({ line }) => line !== undefined);
  return { value: place?.text ?? gate.text, line: place?.line ?? 0 };
}

/** What a visitor presses for more and no crawler can. */
function readDeadAnchors(document: HtmlDocument): readonly At<string>[] {
  const more = /^(?:load|show|view|see)\s+(?:more|all)\b|^(?:next|more|مزید)\b/iu;
  return tagsAt(
    document,
    elementsOf(document, "a", "button").filter(
      (element) =>
        !element.isHidden &&
        (element.tag === "button" || !hasAttribute(element, "href")) &&
        more.test(textOf(document, element, 60)),
    ),
  );
}
