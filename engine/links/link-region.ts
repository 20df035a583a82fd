/** In which part of the page a link is: its nearest landmark, or the comments. */
import { attribute, type HtmlDocument, type HtmlElement } from "#engine/html/html-document.ts";

export type PageRegion = "nav" | "header" | "main" | "aside" | "footer" | "comments" | "body";

const REGION_TAGS: ReadonlyMap<string, PageRegion> = new Map([
  ["nav", "nav"],
  ["header", "header"],
  ["main", "main"],
  ["aside", "aside"],
  ["footer", "footer"],
]);
const REGION_ROLES: ReadonlyMap<string, PageRegion> = new Map([
  ["navigation", "nav"],
  ["banner", "header"],
  ["main", "main"],
  ["complementary", "aside"],
  ["contentinfo", "footer"],
]);

/** The nearest region of each element, handed down from its parent. */
export function readRegions(document: HtmlDocument): readonly PageRegion[] {
  const regions: PageRegion[] = [];
  for (const element of document.elements) {
    const inherited = element.parent === null ? "body" : (regions[element.parent.index] ?? "body");
    regions.push(readOwnRegion(element) ?? inherited);
  }
  return regions;
}

function readOwnRegion(element: HtmlElement): PageRegion | undefined {
  const role = REGION_ROLES.get(attribute(element, "role")?.toLowerCase() ?? "");
  if (role !== undefined) return role;
  const name = `${attribute(element, "id") ?? ""} ${attribute(element, "class") ?? ""}`;
  if (/(^|[\s_-])(comments?|comment-list|commentlist|disqus_thread)([\s_-]|$)/i.test(name)) {
    return element.tag === "body" || element.tag === "html" ? undefined : "comments";
  }
  return REGION_TAGS.get(element.tag);
}
