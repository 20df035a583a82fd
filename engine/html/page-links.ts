/** Every link of a page with the facts that decide how a search engine treats it. */
import { MAX_ADDRESS_CHARACTERS, MAX_INNER_ELEMENTS } from "#engine/bounds.ts";
import {
  attribute,
  elementsOf,
  hasAttribute,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "./html-document.ts";
import { readRelTokens } from "#engine/links/link-rel.ts";
import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

/** Where a link leads: to a page on the web, elsewhere (mail, phone, script), or nowhere. */
export type LinkTarget = "web" | "fragment" | "other-scheme" | "unparsable";

export type PageLink = {
  element: HtmlElement;
  href: string;
  /** Resolved against the page's base; null when it does not parse. */
  url: string | null;
  target: LinkTarget;
  hostname: string;
  /** Registrable domain of a web link; empty otherwise. */
  domain: string;
  rel: string | null;
  relTokens: readonly string[];
  /** Visible words, else the alternative text of a picture inside. */
  text: string;
  isTextFromImage: boolean;
  /** Same registrable domain as the page. Null where the question makes no sense: no web address. */
  isInternal: boolean | null;
  /** Internal, but another host: `www` against none, a subdomain. */
  isOtherHost: boolean;
};

export type PageBase = {
  pageUrl: URL | null;
  baseUrl: URL | null;
  baseElement: HtmlElement | null;
};

/** The first `base` with an href decides; without one, the page's own address. */
export function readBase(document: HtmlDocument, pageUrl: URL | null): PageBase {
  const baseElement = elementsOf(document, "base").find((each) => hasAttribute(each, "href"));
  if (baseElement === undefined) return { pageUrl, baseUrl: pageUrl, baseElement: null };
  const href = attribute(baseElement, "href") ?? "";
  // Nothing that is resolved against it could be asked for.
  if (href.length > MAX_ADDRESS_CHARACTERS) return { pageUrl, baseUrl: null, baseElement };
  const baseUrl = URL.parse(href, pageUrl?.href);
  return { pageUrl, baseUrl: baseUrl ?? pageUrl, baseElement };
}

/** Every `a` and `area` with an href attribute, in document order. Those drawn in SVG are apart, as in the DOM. */
export function readLinks(
  document: HtmlDocument,
  base: PageBase,
  { inSvg = false }: { inSvg?: boolean } = {},
): readonly PageLink[] {
  const pageDomain = base.pageUrl === null ? null : readRegistrableDomain(base.pageUrl.hostname);
  const domains = new Map<string, string>();

  function domainOf(hostname: string): string {
    let domain = domains.get(hostname);
    if (domain === undefined) {
      domain = readRegistrableDomain(hostname);
      domains.set(hostname, domain);
    }
    return domain;
  }

  return document.elements
    .filter(({ tag, isHtml }) => isHtml !== inSvg && (tag === "a" || (tag === "area" && isHtml)))
    .filter((element) => hasAttribute(element, "href"))
    .map((element) => {
      const href = attribute(element, "href") ?? "";
      const url = URL.parse(href.trim(), base.baseUrl?.href);
      const isWeb = url !== null && (url.protocol === "http:" || url.protocol === "https:");
      const hostname = isWeb ? url.hostname : "";
      const rel = attribute(element, "rel");
      return {
        element,
        href,
        url: url?.href ?? null,
        target: readTarget(href, url),
        hostname,
        domain: isWeb ? domainOf(hostname) : "",
        rel,
        relTokens: readRelTokens(rel),
        ...readText(document, element),
        isInternal: isWeb && pageDomain !== null ? domainOf(hostname) === pageDomain : null,
        isOtherHost:
          isWeb &&
          base.pageUrl !== null &&
          hostname !== base.pageUrl.hostname &&
          domainOf(hostname) === pageDomain,
      };
    });
}

/** A link's words; where it has none, those of its picture. */
function readText(document: HtmlDocument, element: HtmlElement) {
  const ownText = textOf(document, element);
  if (ownText !== "") return { text: ownText, isTextFromImage: false };
  const imageText = imageTextOf(document, element);
  return { text: imageText, isTextFromImage: imageText !== "" };
}

function readTarget(href: string, url: URL | null): LinkTarget {
  if (href.trim().startsWith("#")) return "fragment";
  if (url === null) return "unparsable";
  return url.protocol === "http:" || url.protocol === "https:" ? "web" : "other-scheme";
}

/** The alternative text of an area, or of the first picture inside that has one; "" where none has. */
export function imageTextOf(document: HtmlDocument, element: HtmlElement): string {
  if (element.tag === "area") return attribute(element, "alt")?.trim() ?? "";
  const end = Math.min(element.subtreeEnd, element.index + MAX_INNER_ELEMENTS);
  for (let at = element.index + 1; at < end; at += 1) {
    const inner = document.elements[at];
    if (inner?.tag !== "img") continue;
    const alt = attribute(inner, "alt")?.trim() ?? "";
    if (alt !== "") return alt;
  }
  return "";
}
