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
import { hasRel, type PageFacts } from "#engine/html/page-facts.ts";
import { firstCandidate, largestCandidate } from "#engine/site-audit/page/largest-candidate.ts";
import { createVague } from "#engine/site-audit/rule-helpers/vague-words.ts";
import { isNofollow } from "#engine/site-audit/page/is-nofollow.ts";
import type { LinkKind, LinkRow, SitePageFacts } from "#engine/site-audit/rows.ts";

/** `isCut`: there are more than are kept of one page. */
export function readSiteLinks(
  facts: PageFacts,
  {
    canonicals,
    hreflang,
    nofollow,
    opening,
  }: Pick<SitePageFacts, "canonicals" | "hreflang" | "nofollow" | "opening">,
): { links: readonly LinkRow[]; isCut: boolean } {
  const { document, base, address } = facts;
  const from = address.url.href;
  const rows: LinkRow[] = [];
  let characters = 0;
  let isFull = false;
  let isCut = false;

  const addUrl = (
    kind: LinkKind,
    url: string | null,
    line: number,
    more: Partial<LinkRow> = {},
  ) => {
    if (url === null || isFull || !/^https?:/.test(url)) return;
    if (url.length > MAX_ADDRESS_CHARACTERS) {
      isCut = true;
      return;
    }
    characters += from.length + url.length + (more.anchor?.length ?? 0);
    isFull = rows.length >= MAX_LINKS_OF_A_PAGE || characters > MAX_LINK_CHARACTERS_OF_A_PAGE;
    if (isFull) return;
    const hash = url.indexOf("#");
    const fragment = hash === -1 ? "" : url.slice(hash + 1);
    rows.push({
      from,
      to: hash === -1 ? url : url.slice(0, hash),
      ...(fragment !== "" && { fragment }),
      kind,
      anchor: "",
      line,
      nofollow: false,
      region: "main",
      ...more,
    });
  };
  const add = (kind: LinkKind, href: string | null, line: number, more: Partial<LinkRow> = {}) => {
    // An empty address is one that a script fills in; a browser asks for nothing. "#" is the page itself.
    if (href === null || href.trim() === "" || href.trim() === "#") return;
    addUrl(kind, URL.parse(href.trim(), base.baseUrl?.href)?.href ?? null, line, more);
  };

  const isVague = createVague(opening);
  const regions = readRegions(document);
  for (const link of facts.links) {
    addUrl("link", link.url, link.element.line, {
      anchor: link.text.slice(0, MAX_ANCHOR_CHARACTERS),
      nofollow: nofollow !== null || isNofollow(link.relTokens),
      region: regions[link.element.index] ?? "main",
      ...(isVague(link.text, link.element.language ?? facts.lang) && { isVague: true }),
    });
  }
  for (const image of facts.images) {
    const more = {
      anchor: (attribute(image, "alt") ?? "").slice(0, MAX_ANCHOR_CHARACTERS),
      region: regions[image.index] ?? "main",
    };
    const src = attribute(image, "src");
    add("image", src, image.line, more);
    const largest = largestCandidate(attribute(image, "srcset") ?? "");
    if (largest !== src) add("image", largest, image.line, more);
  }
  for (const source of elementsOf(document, "source")) {
    if (source.parent?.tag !== "picture") continue;
    const srcset = attribute(source, "srcset") ?? "";
    const first = firstCandidate(srcset);
    const largest = largestCandidate(srcset);
    add("image", first, source.line);
    if (largest !== first) add("image", largest, source.line);
  }
  for (const script of elementsOf(document, "script")) {
    if (isScript(script)) add("script", attribute(script, "src"), script.line);
  }
  for (const frame of elementsOf(document, "iframe"))
    add("frame", attribute(frame, "src"), frame.line);
  for (const link of elementsOf(document, "link")) {
    const href = attribute(link, "href");
    if (hasRel(link, "stylesheet")) add("style", href, link.line);
    else if (hasRel(link, "next") && link.inHead) add("next", href, link.line);
    else if (hasRel(link, "prev") && link.inHead) add("prev", href, link.line);
  }
  for (const link of elementsOf(document, "link"))
    if (hasRel(link, "icon")) add("icon", attribute(link, "href"), link.line);
  for (const meta of elementsOf(document, "meta")) {
    if (attribute(meta, "property")?.trim().toLowerCase() === "og:image")
      add("social", attribute(meta, "content"), meta.line);
  }
  for (const { value, line } of canonicals) add("canonical", value, line);
  for (const { value, line, code } of hreflang) add("hreflang", value, line, { anchor: code });
  return { links: rows, isCut: isCut || isFull };
}

/** Not a block of data or a template, which no browser loads. https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type */
function isScript(script: HtmlElement): boolean {
  const type = attribute(script, "type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  return type === "" || type === "module" || /(?:java|ecma|live|j)script/.test(type);
}

const REGIONS: ReadonlyMap<string, LinkRow["region"]> = new Map([
  ["nav", "nav"],
  ["header", "header"],
  ["footer", "footer"],
  ["aside", "aside"],
  ["main", "main"],
  ["article", "main"],
]);

/** The nearest region around each element, handed down from its parent. */
function readRegions(document: HtmlDocument): readonly LinkRow["region"][] {
  const regions: LinkRow["region"][] = [];
  for (const { parent } of document.elements) {
    const own = parent?.isHtml === true ? REGIONS.get(parent.tag) : undefined;
    regions.push(own ?? (parent === null ? undefined : regions[parent.index]) ?? "main");
  }
  return regions;
}
