/** Every address that a page names, with the place where it does. */
import {
  MAX_ADDRESS_CHARACTERS,
  MAX_ANCHOR_CHARACTERS,
  MAX_LINKS_OF_A_PAGE,
  MAX_LINK_CHARACTERS_OF_A_PAGE,
} from "#engine/bounds.ts";
import {
  attribute,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { readThings } from "#engine/html/json-ld/structured-data.ts";
import { hasRel, type PageFacts } from "#engine/html/page-facts.ts";
import { outerCandidates } from "./outer-candidates.ts";
import { isNofollow } from "./is-nofollow.ts";
import { isScript } from "./is-script.ts";
import type { LinkRow } from "#engine/site-audit/rows.ts";
import type { SitePageFacts } from "./site-page-facts.ts";
import { ownValue } from "#lib/own-value.ts";
import { shorten } from "#lib/text/shorten.ts";

type Found = Pick<SitePageFacts, "canonicals" | "hreflang" | "nofollow">;
type Region = LinkRow["region"];
/** One place where a page names an address. */
type Named = Pick<LinkRow, "kind" | "line"> & Partial<LinkRow>;
/** `href`: as the page writes it. */
type Written = Named & { href: string | null };

/** `isCut`: there are more than are kept of one page. */
export function readSiteLinks(
  facts: PageFacts,
  found: Found,
): { links: readonly LinkRow[]; isCut: boolean } {
  const { document, base, address } = facts;
  const regions = readRegions(document);
  const rows = createLinkRows(address.url.href);
  for (const { url, ...named } of anchorsOf(facts, found, regions)) rows.add(url, named);
  for (const part of [
    imagesOf(facts, regions),
    pictureSourcesOf(document),
    scriptsOf(document),
    framesOf(document),
    headLinksOf(document),
    socialImagesOf(document),
    dataImagesOf(facts),
    versionsOf(found),
  ]) {
    for (const { href, ...named } of part) {
      // An empty address is one that a script fills in; a browser asks for nothing. "#" is the page itself.
      const written = href?.trim() ?? "";
      if (written === "" || written === "#") continue;
      rows.add(URL.parse(written, base.baseUrl?.href)?.href ?? null, named);
    }
  }
  return rows.end();
}

/** Rows of the links from one page, up to the bounds on their number and characters. */
function createLinkRows(from: string) {
  const links: LinkRow[] = [];
  let characters = 0;
  let isFull = false;
  let isCut = false;
  return {
    add(url: string | null, named: Named) {
      if (url === null || isFull || !/^https?:/.test(url)) return;
      if (url.length > MAX_ADDRESS_CHARACTERS) {
        isCut = true;
        return;
      }
      characters += from.length + url.length + (named.anchor?.length ?? 0);
      isFull = links.length >= MAX_LINKS_OF_A_PAGE || characters > MAX_LINK_CHARACTERS_OF_A_PAGE;
      if (isFull) return;
      const hash = url.indexOf("#");
      const fragment = hash === -1 ? "" : url.slice(hash + 1);
      links.push({
        from,
        to: hash === -1 ? url : url.slice(0, hash),
        ...(fragment !== "" && { fragment }),
        anchor: "",
        nofollow: false,
        region: "main",
        ...named,
      });
    },
    end: () => ({ links, isCut: isCut || isFull }),
  };
}

function* anchorsOf(
  facts: PageFacts,
  { nofollow }: Found,
  regions: readonly Region[],
): Generator<Named & { url: string | null }> {
  for (const { url, element, text, relTokens } of facts.links) {
    yield {
      kind: "link",
      url,
      line: element.line,
      anchor: shorten(text, MAX_ANCHOR_CHARACTERS, ""),
      nofollow: nofollow !== null || isNofollow(relTokens),
      region: regions[element.index] ?? "main",
    };
  }
}

function* imagesOf({ images }: PageFacts, regions: readonly Region[]): Generator<Written> {
  for (const image of images) {
    const named = {
      kind: "image" as const,
      line: image.line,
      anchor: shorten(attribute(image, "alt") ?? "", MAX_ANCHOR_CHARACTERS, ""),
      region: regions[image.index] ?? "main",
    };
    const later = LAZY_SOURCES.map((name) => attribute(image, name) ?? "");
    const sources = [attribute(image, "src"), ...later, ...candidatesOf(image)];
    for (const href of new Set(sources)) yield { ...named, href };
  }
}

/** Lazy loaders keep what they show later in data attributes. */
const LAZY_SOURCES = ["data-src", "data-lazy-src", "data-original"];
const SOURCE_SETS = ["srcset", "data-srcset", "data-lazy-srcset"];

function candidatesOf(element: HtmlElement): readonly string[] {
  return SOURCE_SETS.flatMap((name) => outerCandidates(attribute(element, name) ?? ""));
}

function* pictureSourcesOf(document: HtmlDocument): Generator<Written> {
  for (const source of elementsOf(document, "source")) {
    if (source.parent?.tag !== "picture") continue;
    for (const href of candidatesOf(source)) yield { kind: "image", href, line: source.line };
  }
}

function* scriptsOf(document: HtmlDocument): Generator<Written> {
  for (const script of elementsOf(document, "script"))
    if (isScript(script))
      yield { kind: "script", href: attribute(script, "src"), line: script.line };
  for (const frame of elementsOf(document, "iframe"))
    yield { kind: "frame", href: attribute(frame, "src"), line: frame.line };
}

/** The frames of a frameset are pages of the site, to which it links. https://html.spec.whatwg.org/multipage/obsolete.html#frames */
function* framesOf(document: HtmlDocument): Generator<Written> {
  for (const frame of elementsOf(document, "frame")) {
    const named = { href: attribute(frame, "src"), line: frame.line };
    const anchor = attribute(frame, "title") ?? attribute(frame, "name") ?? "frame";
    yield { ...named, kind: "link", anchor: anchor.slice(0, MAX_ANCHOR_CHARACTERS) };
    yield { ...named, kind: "frame" };
  }
}

function* headLinksOf(document: HtmlDocument): Generator<Written> {
  const links = elementsOf(document, "link");
  for (const link of links) {
    const href = attribute(link, "href");
    if (hasRel(link, "stylesheet")) yield { kind: "style", href, line: link.line };
    else if (hasRel(link, "next") && link.inHead) yield { kind: "next", href, line: link.line };
    else if (hasRel(link, "prev") && link.inHead) yield { kind: "prev", href, line: link.line };
  }
  for (const link of links)
    if (hasRel(link, "icon"))
      yield { kind: "icon", href: attribute(link, "href"), line: link.line };
}

function* socialImagesOf(document: HtmlDocument): Generator<Written> {
  for (const meta of elementsOf(document, "meta")) {
    if (attribute(meta, "property")?.trim().toLowerCase() === "og:image")
      yield { kind: "social", href: attribute(meta, "content"), line: meta.line };
  }
}

/**
 * Pictures that structured data names; Google asks that each can be fetched.
 * https://developers.google.com/search/docs/appearance/structured-data/article
 */
function* dataImagesOf({ jsonLd }: PageFacts): Generator<Written> {
  for (const { properties, element } of readThings(jsonLd)) {
    for (const name of IMAGE_PROPERTIES) {
      for (const href of addressesIn(ownValue(properties, name)))
        yield { kind: "data", href, line: element.line };
    }
  }
}

const IMAGE_PROPERTIES = ["image", "logo", "thumbnailUrl"];

/** A text, an object with an address, or a list of either. */
function addressesIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== "object" || value === null) return [];
  const { url, contentUrl } = value as Record<string, unknown>;
  return addressesIn(url ?? contentUrl);
}

function* versionsOf({ canonicals, hreflang }: Found): Generator<Written> {
  for (const { value: href, line } of canonicals) yield { kind: "canonical", href, line };
  for (const { value: href, line, code } of hreflang)
    yield { kind: "hreflang", href, line, anchor: code };
}

const REGIONS: ReadonlyMap<string, Region> = new Map([
  ["nav", "nav"],
  ["header", "header"],
  ["footer", "footer"],
  ["aside", "aside"],
  ["main", "main"],
  ["article", "main"],
]);

/** The nearest region around each element, handed down from its parent. */
function readRegions(document: HtmlDocument): readonly Region[] {
  const regions: Region[] = [];
  for (const { parent } of document.elements) {
    const own = parent?.isHtml === true ? REGIONS.get(parent.tag) : undefined;
    regions.push(own ?? (parent === null ? undefined : regions[parent.index]) ?? "main");
  }
  return regions;
}
