/** From parse5's tree to flat lists in document order. */
import { html } from "parse5";

import {
  foldsText,
  NEVER_SHOWN,
  showContents,
  showElement,
  SHOWN,
  type Showing,
} from "#engine/html/hidden-by-markup.ts";
import { attribute, type HtmlDocument, type HtmlElement } from "#engine/html/html-document.ts";
import {
  NO_CHILDREN,
  readText,
  type ElementNode,
  type ParentNode,
  type RootNode,
} from "#engine/html/html-nodes.ts";

/**
 * The document of this tree; the tree is taken apart on the way, so that it can be freed.
 * Walks with a stack of its own: pages nest deeper than a program may call itself.
 */
export function flattenTree(source: string, root: RootNode): HtmlDocument {
  const elements: ElementNode[] = [];
  const texts: string[] = [];
  const isTextVisible: boolean[] = [];
  const isTextFolded: boolean[] = [];
  const open: { node: ParentNode; next: number; showing: Showing; isNeverShown: boolean }[] = [
    { node: root, next: 0, showing: SHOWN, isNeverShown: false },
  ];

  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const child = top.node.children[top.next];
    top.next += 1;
    if (child === undefined) {
      open.pop();
      if (top.node.kind === "element") {
        top.node.subtreeEnd = elements.length;
        top.node.textEnd = texts.length;
        top.node.children = NO_CHILDREN;
        top.node.up = null;
      }
    } else if (child.kind === "text") {
      const { isUnrendered, isInvisible, isSkipped } = top.showing;
      const isFolded = top.showing.isFolded || (top.node.kind === "element" && foldsText(top.node));
      const isShown = !(top.isNeverShown || isUnrendered || isInvisible || isSkipped);
      texts.push(readText(child, source));
      isTextVisible.push(isShown && !isFolded);
      isTextFolded.push(isShown && isFolded);
    } else if (child.kind === "element") {
      child.index = elements.length;
      child.textStart = texts.length;
      const showing = showElement(child, top.showing);
      inherit(child, child.parent, showing);
      child.content = null;
      elements.push(child);
      open.push({
        node: child,
        next: 0,
        showing: showContents(child, showing),
        isNeverShown: top.isNeverShown || NEVER_SHOWN.has(child.tag),
      });
    }
  }

  return {
    source,
    elements,
    texts,
    isTextVisible,
    isTextFolded,
    doctype: root.doctype,
    isQuirks: root.mode === html.DOCUMENT_MODE.QUIRKS,
    lineCount: countLines(source),
  };
}

/** What an element has from its ancestors is handed down once: asking upwards would cost depth times size. */
function inherit(element: HtmlElement, parent: HtmlElement | null, showing: Showing): void {
  const { isUnrendered, isInvisible, isSkipped, isFolded } = showing;
  element.inHead = parent !== null && (parent.inHead || isHead(parent));
  element.inLiveHead = element.inHead;
  element.inNoscript = parent?.inNoscript === true || element.tag === "noscript";
  element.isUnrendered = isUnrendered;
  const isOtherwiseHidden = element.inNoscript || isUnrendered || isInvisible || isSkipped;
  element.isHidden = isOtherwiseHidden || isFolded;
  element.isFolded = isFolded && !isOtherwiseHidden;
  element.language = attribute(element, "lang") ?? parent?.language ?? null;
}

function isHead(element: HtmlElement): boolean {
  return element.isHtml && element.tag === "head" && element.parent?.tag === "html";
}

function countLines(source: string): number {
  let lines = 1;
  for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
