/** Measuring: what is in the page, before anyone judges it. */
import {
  attribute,
  collapseSpace,
  elementsOf,
  hasAttribute,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "./html-document.ts";
import { readRefreshElsewhere, type MetaRefresh } from "./meta-refresh.ts";
import { readPageAddress, type PageAddress } from "./page-address.ts";
import { readBase, readLinks, type PageBase, type PageLink } from "./page-links.ts";
import { readJsonLd, type JsonLdBlock } from "#engine/html/json-ld/read-json-ld.ts";
import { readOneLine } from "./rendered-text.ts";
import { readRobotsMetas, type RobotsMeta } from "./robots-directives.ts";

export type Canonical = { href: string; resolved: string | null; element: HtmlElement };
export type HreflangOfPage = { hreflang: string; href: string | null; element: HtmlElement };
export type Heading = { level: number; text: string; element: HtmlElement };
/** What a visitor knows beside the HTML; each one makes a check measurable. */
export type AuditContext = {
  url?: string;
  httpStatus?: number;
  /** One header a line. */
  xRobotsTag?: string;
  linkHeader?: string;
  /** The Refresh header, which browsers obey as the meta element of that name. */
  refreshHeader?: string;
  robotsTxt?: string;
  /** Bytes as they came, where the input was a file. */
  encoding?: { used: string; declared: string | null; looksLike?: string };
  /** The linked style sheets are read after the page, and what they may undo is judged then. */
  readsSheets?: true;
  /** Moment for `unavailable_after` and for years in texts. */
  now: number;
};

export type PageFacts = {
  document: HtmlDocument;
  context: AuditContext;
  address: PageAddress;
  base: PageBase;
  titles: readonly HtmlElement[];
  title: string | null;
  descriptions: readonly HtmlElement[];
  description: string | null;
  canonicals: readonly Canonical[];
  hreflang: readonly HreflangOfPage[];
  robots: readonly RobotsMeta[];
  headings: readonly Heading[];
  images: readonly HtmlElement[];
  links: readonly PageLink[];
  svgLinks: readonly PageLink[];
  htmlElement: HtmlElement | null;
  lang: string | null;
  viewport: string | null;
  /** First value of each `og:` property. */
  openGraph: ReadonlyMap<string, string>;
  twitterCard: string | null;
  jsonLd: readonly JsonLdBlock[];
  microdataTypes: readonly string[];
  /** RDFa's types, as written. */
  rdfaTypes: readonly string[];
  /** A refresh to another page, by a meta element or the header. */
  refresh: MetaRefresh | null;
  /** What a reader sees when the page opens. */
  visibleText: string;
  /** What a reader sees after opening a closed details, or by searching the page; Google reads it too. */
  foldedText: string;
};

/**
 * Everything that the checks ask of a page, read once. Facts hold elements, so that a finding can
 * show its place; texts have their white space collapsed; null means that it is missing, "" that it
 * is there and empty.
 */
export function readPageFacts(document: HtmlDocument, context: AuditContext): PageFacts {
  const address = readPageAddress(document, context.url);
  const base = readBase(document, address.url);
  const metas = elementsOf(document, "meta");
  const titles = elementsOf(document, "title");
  const descriptions = metas.filter((meta) => nameOf(meta) === "description");
  const htmlElement = elementsOf(document, "html")[0] ?? null;
  const [title] = titles;
  const [description] = descriptions;

  return {
    document,
    context,
    address,
    base,
    titles,
    title: title === undefined ? null : textOf(document, title),
    descriptions,
    description:
      description === undefined ? null : collapseSpace(attribute(description, "content") ?? ""),
    canonicals: readCanonicals(document, base),
    hreflang: readHreflang(document),
    robots: readRobotsMetas(document),
    headings: elementsOf(document, "h1", "h2", "h3", "h4", "h5", "h6").map((element) => ({
      level: Number(element.tag.slice(1)),
      text: readOneLine(document, element),
      element,
    })),
    images: elementsOf(document, "img"),
    links: readLinks(document, base),
    svgLinks: readLinks(document, base, { inSvg: true }),
    htmlElement,
    lang: htmlElement === null ? null : attribute(htmlElement, "lang"),
    viewport: contentOf(metas.find((meta) => nameOf(meta) === "viewport")),
    openGraph: readOpenGraph(metas),
    twitterCard: contentOf(metas.find((meta) => nameOf(meta) === "twitter:card")),
    jsonLd: readJsonLd(document),
    microdataTypes: readMicrodataTypes(document),
    rdfaTypes: readRdfaTypes(document),
    refresh: readRefreshElsewhere(document, {
      pageUrl: address.url,
      baseUrl: base.baseUrl,
      ...(context.refreshHeader !== undefined && { header: context.refreshHeader }),
    }),
    visibleText: joinTexts(document, document.isTextVisible),
    foldedText: joinTexts(document, document.isTextFolded),
  };
}

/** The name of a meta element in small letters; "" where it has none. */
export function nameOf(meta: HtmlElement): string {
  return attribute(meta, "name")?.toLowerCase().trim() ?? "";
}

/** The content of a meta element, "" where it has none; null where there is no element. */
export function contentOf(meta: HtmlElement | undefined): string | null {
  return meta === undefined ? null : (attribute(meta, "content") ?? "");
}

/** Whether rel holds this token, separated by white space alone, as the HTML standard has it for link elements. */
export function hasRel(link: HtmlElement, rel: string): boolean {
  return (attribute(link, "rel") ?? "").toLowerCase().split(/\s+/).includes(rel);
}

/** Whether the page names an icon of its own: browsers take these, and Google. */
export function namesIcon(document: HtmlDocument): boolean {
  return elementsOf(document, "link").some(
    (link) =>
      hasAttribute(link, "href") &&
      ["icon", "apple-touch-icon", "mask-icon"].some((rel) => hasRel(link, rel)),
  );
}

function readCanonicals(document: HtmlDocument, base: PageBase): readonly Canonical[] {
  return elementsOf(document, "link")
    .filter((link) => hasRel(link, "canonical") && hasAttribute(link, "href"))
    .map((element) => {
      const href = attribute(element, "href") ?? "";
      return { href, resolved: URL.parse(href, base.baseUrl?.href)?.href ?? null, element };
    });
}

function readHreflang(document: HtmlDocument): readonly HreflangOfPage[] {
  return (
    elementsOf(document, "link")
      .filter((link) => hasRel(link, "alternate") && hasAttribute(link, "hreflang"))
      // A feed in a language is no language version of the page.
      .filter((link) => !/\b(?:rss|atom|feed)\b/i.test(attribute(link, "type") ?? ""))
      .map((element) => ({
        hreflang: attribute(element, "hreflang") ?? "",
        href: attribute(element, "href"),
        element,
      }))
  );
}

function readOpenGraph(metas: readonly HtmlElement[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const meta of metas) {
    const property = attribute(meta, "property")?.toLowerCase().trim() ?? "";
    if (property.startsWith("og:") && !values.has(property)) {
      values.set(property, attribute(meta, "content") ?? "");
    }
  }
  return values;
}

function readMicrodataTypes(document: HtmlDocument): readonly string[] {
  return document.elements.flatMap((element) =>
    element.isHtml && hasAttribute(element, "itemscope")
      ? (attribute(element, "itemtype") ?? "").split(/\s+/).filter((type) => type !== "")
      : [],
  );
}

/** https://www.w3.org/TR/rdfa-lite/#typeof */
function readRdfaTypes(document: HtmlDocument): readonly string[] {
  return document.elements.flatMap((element) =>
    element.isHtml
      ? (attribute(element, "typeof") ?? "").split(/\s+/).filter((type) => type !== "")
      : [],
  );
}

function joinTexts(document: HtmlDocument, isMeant: readonly boolean[]): string {
  // Most texts are the white space between two elements.
  return collapseSpace(
    document.texts.filter((text, at) => isMeant[at] && /[^\t\n\f\r ]/.test(text)).join(" "),
  );
}
