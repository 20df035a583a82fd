/** From parse5's tree to flat lists in document order. */
import { html } from "parse5";

import {
  attribute,
  type HtmlAttribute,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import type { ElementNode, ParentNode, RootNode } from "#engine/html/html-nodes.ts";

const INVISIBLE_TAGS = new Set([
  "script",
  "style",
  "noscript",
  "head",
  "template",
  "iframe",
  "object",
]);

/**
 * The document of this tree; the tree is taken apart on the way, so that it can be freed.
 * Walks with a stack of its own: pages nest deeper than a program may call itself.
 */
export function flattenTree(source: string, root: RootNode): HtmlDocument {
  const elements: ElementNode[] = [];
  const texts: string[] = [];
  const isTextVisible: boolean[] = [];
  const open: { node: ParentNode; next: number; isVisible: boolean }[] = [
    { node: root, next: 0, isVisible: true },
  ];

  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const child = top.node.children[top.next];
    top.next += 1;
    if (child === undefined) {
      open.pop();
      if (top.node.kind === "element") {
        top.node.subtreeEnd = elements.length;
        top.node.textEnd = texts.length;
        top.node.children = [];
        top.node.up = null;
      }
    } else if (child.kind === "text") {
      texts.push(child.value);
      isTextVisible.push(top.isVisible);
    } else if (child.kind === "element") {
      child.index = elements.length;
      child.textStart = texts.length;
      inherit(child, child.parent);
      child.content = null;
      elements.push(child);
      open.push({
        node: child,
        next: 0,
        isVisible: top.isVisible && !INVISIBLE_TAGS.has(child.tag),
      });
    }
  }

  return {
    source,
    elements,
    texts,
    isTextVisible,
    doctype: root.doctype,
    isQuirks: root.mode === html.DOCUMENT_MODE.QUIRKS,
    lineCount: countLines(source),
  };
}

/** What an element has from its ancestors is handed down once: asking upwards would cost depth times size. */
function inherit(element: HtmlElement, parent: HtmlElement | null): void {
  element.inHead = parent !== null && (parent.inHead || isHead(parent));
  element.inLiveHead = element.inHead;
  element.inNoscript = parent?.inNoscript === true || element.tag === "noscript";
  element.isHidden =
    parent?.isHidden === true || element.inNoscript || isHiddenByAttributes(element.attributes);
  element.language = attribute(element, "lang") ?? parent?.language ?? null;
}

function isHiddenByAttributes(attributes: readonly HtmlAttribute[]): boolean {
  return attributes.some(
    ({ name, value }) =>
      name === "hidden" ||
      (name === "style" && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value)),
  );
}

function isHead(element: HtmlElement): boolean {
  return element.isHtml && element.tag === "head" && element.parent?.tag === "html";
}

function countLines(source: string): number {
  let lines = 1;
  for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
