/**
 * Finds hreflang annotations in what a visitor supplies: a page's head, a sitemap, a Link header.
 * The three are equivalent: https://developers.google.com/search/docs/specialty/international/localized-versions
 */
import { attribute, elementsOf, hasAttribute } from "#engine/html/html-document.ts";
import { parsePastedHtml, type PastedProblem } from "#engine/html/pasted-html.ts";
import { readLinkHeader } from "#engine/links/link-header.ts";
import { unknownRel } from "#engine/links/unknown-rel.ts";
import type { Result } from "#lib/result.ts";
import {
  findBlockingHeader,
  forbidsIndexing,
  readRobotsMetas,
} from "#engine/html/robots-directives.ts";
import { readXml, type XmlStartToken } from "#engine/html/xml-tokens.ts";

export type Alternate = {
  hreflang: string;
  /** As written. */
  href: string;
  line: number;
  /** In an HTML page, only what is in the head counts. */
  isInHead: boolean;
};

type WrongRel = { rel: string; line: number };

export type AnnotatedPage = {
  /** The page's own address as given or written; undefined when nothing tells it. */
  url: string | undefined;
  form: "head" | "header" | "sitemap";
  alternates: readonly Alternate[];
  /** Links with hreflang whose rel is no link type, which join nothing. */
  wrongRels?: readonly WrongRel[];
  canonical?: string;
  isNoindex: boolean;
  /** Line of the page within its source: of its <url> in a sitemap. */
  line: number;
};

/** One text the visitor supplies, with the address it was taken from where that is known. */
export type Supplied = { text: string; url?: string };

/** `PastedProblem`: it is neither a sitemap, a header nor a page, and what it looks like instead. */
export type ReadProblem = "no-annotations" | PastedProblem;

/**
 * The annotated pages in one text: of a sitemap one for each url, of a head or a Link header one.
 * The form is told from the text. `now` is a moment in ms since 1970, for `unavailable_after`.
 * Nothing throws: what cannot be read is a problem.
 */
export function readAnnotations(
  { text, url }: Supplied,
  now: number,
): Result<readonly AnnotatedPage[], ReadProblem> {
  if (text.trim() === "") return { ok: false, problem: "empty" };
  const pages: Result<readonly AnnotatedPage[], PastedProblem> = isSitemap(text)
    ? { ok: true, value: readSitemap(text) }
    : isHeader(text)
      ? { ok: true, value: [readHeader(text, url, now)] }
      : readHead(text, url, now);

  if (!pages.ok) return pages;
  const annotates = pages.value.some(
    ({ alternates, wrongRels = [] }) => alternates.length + wrongRels.length > 0,
  );
  return annotates ? pages : { ok: false, problem: "no-annotations" };
}

function isSitemap(text: string): boolean {
  return /<(?:\w+:)?urlset[\s>]/i.test(text) || /^\s*<url>/i.test(text);
}

/** One Link line, or several, or the whole answer of `curl -I`. */
function isHeader(text: string): boolean {
  return /^[ \t]*(?:link[ \t]*:[ \t]*)?<[a-z]+:\/\/[^>\n]*>[ \t]*;/im.test(text);
}

type SitemapEntry = { loc: string; line: number; alternates: Alternate[]; wrongRels: WrongRel[] };

function readSitemap(text: string): readonly AnnotatedPage[] {
  const pages: AnnotatedPage[] = [];
  let entry: SitemapEntry | undefined;
  let isInLoc = false;

  for (const token of readXml(text)) {
    if (token.kind === "mistake") continue;
    if (token.kind === "text") {
      if (isInLoc && entry) entry.loc += token.text;
    } else if (token.name === "loc") {
      isInLoc = token.kind === "start";
    } else if (token.kind === "start") {
      if (token.name === "url")
        entry = { loc: "", line: token.line, alternates: [], wrongRels: [] };
      if (token.name === "link" && entry) readAlternate(token, entry);
    } else if (token.name === "url" && entry) {
      const { loc, ...rest } = entry;
      pages.push({ ...rest, url: loc.trim(), form: "sitemap", isNoindex: false });
      entry = undefined;
    }
  }
  return pages;
}

/** Nothing where the link says something else. */
function readAlternate({ attributes, line }: XmlStartToken, entry: SitemapEntry): void {
  const hreflang = attributes.get("hreflang");
  if (hreflang === undefined) return;
  const rel = attributes.get("rel");
  entry.wrongRels.push(...wrongRelOf(rel, line));
  if (rel !== "alternate") return;
  entry.alternates.push({ hreflang, href: attributes.get("href") ?? "", line, isInHead: true });
}

function wrongRelOf(rel: string | null | undefined, line: number): readonly WrongRel[] {
  const wrong = unknownRel(rel);
  return wrong === undefined ? [] : [{ rel: wrong, line }];
}

function readHeader(text: string, url: string | undefined, now: number): AnnotatedPage {
  const lines = text.split(/\r\n|\r|\n/);
  const links = lines.flatMap((line, index) => {
    const isLink = /^\s*link\s*:/i.test(line) || /^\s*(?:,\s*)?</.test(line);
    return isLink ? readLinkHeader(line).map((link) => ({ ...link, line: index + 1 })) : [];
  });
  const canonical = links.find(({ rel }) => rel === "canonical")?.href;

  return {
    url: url ?? canonical,
    form: "header",
    alternates: links
      .filter(({ rel, hreflang }) => rel.split(/\s+/).includes("alternate") && hreflang !== "")
      .map(({ hreflang, href, line }) => ({ hreflang, href, line, isInHead: true })),
    wrongRels: links.flatMap(({ rel, hreflang, line }) =>
      hreflang === "" ? [] : wrongRelOf(rel, line),
    ),
    ...(canonical !== undefined && { canonical }),
    isNoindex: lines.some(
      (line) =>
        /^\s*x-robots-tag\s*:/i.test(line) && findBlockingHeader(line, "googlebot", now) !== null,
    ),
    line: 1,
  };
}

function readHead(
  text: string,
  url: string | undefined,
  now: number,
): Result<readonly AnnotatedPage[], PastedProblem> {
  const parsed = parsePastedHtml(text);
  if (!parsed.ok) return parsed;
  const links = elementsOf(parsed.value, "link").map((element) => ({
    element,
    rels: (attribute(element, "rel") ?? "").toLowerCase().split(/\s+/),
    href: attribute(element, "href") ?? "",
  }));
  const canonical = links.find(({ rels }) => rels.includes("canonical"))?.href.trim();

  const page: AnnotatedPage = {
    url: url ?? canonical,
    form: "head",
    alternates: links.flatMap(({ element, rels, href }) => {
      const hreflang = attribute(element, "hreflang");
      if (hreflang === null || !rels.includes("alternate")) return [];
      return [{ hreflang, href, line: element.line, isInHead: element.inHead }];
    }),
    wrongRels: links.flatMap(({ element }) =>
      hasAttribute(element, "hreflang") ? wrongRelOf(attribute(element, "rel"), element.line) : [],
    ),
    ...(canonical !== undefined && { canonical }),
    isNoindex: readRobotsMetas(parsed.value).some(
      ({ name, content }) =>
        (name === "robots" || name === "googlebot") && forbidsIndexing(content, now),
    ),
    line: 1,
  };
  return { ok: true, value: [page] };
}
