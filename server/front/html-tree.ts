/** Built pages, changed by the server: a form that was refused, a reading for anyone who has its link. */
import type { DefaultTreeAdapterTypes } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;
export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const DATA_SCRIPT = "application/ld+json";

/** Without the page's scripts: React would undo what the server changed. */
export function removeScripts(document: ParentNode) {
  for (const script of findElements(document, isExecutable)) removeElement(script);
}

function isExecutable(element: Element): boolean {
  if (element.tagName === "link") return readAttribute(element, "rel") === "modulepreload";
  return element.tagName === "script" && readAttribute(element, "type") !== DATA_SCRIPT;
}

export function buildText(parent: Element, value: string): ChildNode {
  return { nodeName: "#text", value, parentNode: parent };
}

export function findElement(
  parent: ParentNode,
  matches: (element: Element) => boolean,
): Element | undefined {
  return findElements(parent, matches)[0];
}

export function findElements(
  parent: ParentNode,
  matches: (element: Element) => boolean,
): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    return [...(matches(node) ? [node] : []), ...findElements(node, matches)];
  });
}

export function removeElement(element: Element) {
  const { parentNode } = element;
  if (parentNode === null) return;
  parentNode.childNodes = parentNode.childNodes.filter((node) => node !== element);
}

export function readAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function writeAttribute(element: Element, name: string, value: string) {
  element.attrs = [...element.attrs.filter((attr) => attr.name !== name), { name, value }];
}
