import {
  attribute,
  hasAttribute,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "./html-document.ts";

type Item = Record<string, unknown>;

/** Longer texts are no values that anybody checks. */
const MAX_VALUE_CHARACTERS = 200;

/** Which attribute holds an element's value; Google reads `content` on any element. */
const VALUE_IN: ReadonlyMap<string, string> = new Map([
  ...["audio", "embed", "iframe", "img", "source", "track", "video"].map(
    (tag) => [tag, "src"] as const,
  ),
  ...["a", "area", "link"].map((tag) => [tag, "href"] as const),
  ["object", "data"],
  ["data", "value"],
  ["meter", "value"],
  ["time", "datetime"],
]);

/**
 * The items of a page as JSON-LD would write them, each with its element. One that gathers properties
 * from elsewhere (`itemref`) is left out. https://html.spec.whatwg.org/multipage/microdata.html
 */
export function readMicrodata(
  document: HtmlDocument,
): readonly { element: HtmlElement; value: unknown }[] {
  const items: { element: HtmlElement; value: Item }[] = [];
  /** Of each element, by its index: the item that its properties belong to. */
  const itemAt: (Item | null)[] = [];
  for (const element of document.elements) {
    const owner = element.parent === null ? null : (itemAt[element.parent.index] ?? null);
    const item = element.isHtml && hasAttribute(element, "itemscope") ? toItem(element) : null;
    itemAt.push(item ?? owner);
    const names = (attribute(element, "itemprop") ?? "").split(/\s+/).filter((name) => name !== "");
    if (
      item !== null &&
      (owner === null || names.length === 0) &&
      !hasAttribute(element, "itemref")
    )
      items.push({ element, value: item });
    if (owner === null) continue;
    for (const name of names) add(owner, name, item ?? valueOf(document, element));
  }
  return items;
}

/** Without a prototype: its names are a stranger's. */
function toItem(element: HtmlElement): Item {
  const item = Object.create(null) as Item;
  const types = (attribute(element, "itemtype") ?? "").split(/\s+/).filter((type) => type !== "");
  item["@type"] = types.map((type) => type.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, ""));
  const id = attribute(element, "itemid");
  if (id !== null) item["@id"] = id;
  return item;
}

function add(item: Item, name: string, value: unknown): void {
  if (name.startsWith("@")) return;
  item[name] = Object.hasOwn(item, name) ? [item[name], value].flat() : value;
}

function valueOf(document: HtmlDocument, element: HtmlElement): string {
  const content = attribute(element, "content");
  if (content !== null) return content.trim();
  const name = VALUE_IN.get(element.tag);
  const value = name === undefined ? null : attribute(element, name);
  return value?.trim() ?? textOf(document, element, MAX_VALUE_CHARACTERS);
}
