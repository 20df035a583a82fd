/** The tree while parse5 builds it. flatten-tree.ts turns it into a document and lets it go. */
import { html } from "parse5";

import type { HtmlAttribute, HtmlElement } from "#engine/html/html-document.ts";

/**
 * A text is what stands in the source from `start` to `end`, and `more` behind it. Most texts stand in
 * the source as they are: the parser gives them word by word, and a string of words put together holds
 * every one of them.
 */
export type TextNode = {
  kind: "text";
  start: number;
  end: number;
  more: string;
  parent: ParentNode | null;
};
export type CommentNode = { kind: "comment"; parent: ParentNode | null };
export type DoctypeNode = { kind: "doctype"; parent: ParentNode | null };
export type RootNode = {
  kind: "root";
  children: ChildNode[];
  mode: string;
  doctype: string | null;
};
export type ElementNode = HtmlElement & {
  namespace: html.NS;
  children: ChildNode[];
  content: RootNode | null;
  up: ParentNode | null;
};
export type ChildNode = ElementNode | TextNode | CommentNode | DoctypeNode;
export type ParentNode = ElementNode | RootNode;

/** One for all nodes without children, which never changes: `appendChild` gives a node its own. */
export const NO_CHILDREN = Object.freeze<ChildNode[]>([]) as ChildNode[];

/** The same for elements without attributes, which most are. */
const NO_ATTRIBUTES = Object.freeze<HtmlAttribute[]>([]) as HtmlAttribute[];

/** Up to so many, an array of children has no room to spare. */
const FEW_CHILDREN = 8;

/** Sets what a node hangs on; of an element also the nearest element above it. */
export function setParent(node: ChildNode, parent: ParentNode | null): void {
  if (node.kind === "element") {
    node.up = parent;
    node.parent = parent?.kind === "element" ? parent : null;
  } else {
    node.parent = parent;
  }
}

/** Mostly the last child is asked for: a search from the front would make tables quadratic. */
export function indexIn(parent: ParentNode, node: ChildNode): number {
  return parent.children.at(-1) === node
    ? parent.children.length - 1
    : parent.children.indexOf(node);
}

/** Puts a node before another child of the same parent. */
export function insertBefore(parent: ParentNode, node: ChildNode, reference: ChildNode): void {
  parent.children.splice(indexIn(parent, reference), 0, node);
  setParent(node, parent);
}

/**
 * Puts a node behind the last child. The first `push` to an array makes room for 17, most nodes have
 * one or two children, and all of a page's nodes are there at once: a few are therefore laid out anew
 * with each that comes.
 */
export function appendChild(parent: ParentNode, node: ChildNode): void {
  if (parent.children.length < FEW_CHILDREN) parent.children = parent.children.concat(node);
  else parent.children.push(node);
  setParent(node, parent);
}

/**
 * An element as the parser meets it; its place and what it inherits are set by flatten-tree.ts. The
 * parser's own list of attributes has room for 17: the element's has room for what stands in it.
 */
export function createElementNode(
  tag: string,
  namespace: html.NS,
  attributes: readonly HtmlAttribute[],
): ElementNode {
  return {
    kind: "element",
    tag,
    namespace,
    isHtml: namespace === html.NS.HTML,
    attributes: attributes.length === 0 ? NO_ATTRIBUTES : attributes.slice(),
    parent: null,
    up: null,
    children: NO_CHILDREN,
    content: null,
    line: 0,
    start: -1,
    startTagEnd: -1,
    end: -1,
    index: -1,
    subtreeEnd: -1,
    textStart: -1,
    textEnd: -1,
    inHead: false,
    inLiveHead: false,
    inNoscript: false,
    isHidden: false,
    isFolded: false,
    isUnrendered: false,
    language: null,
  };
}

/** A text that the parser has just read; where it stands is told next. */
export function createTextNode(text: string): TextNode {
  return { kind: "text", start: -1, end: -1, more: text, parent: null };
}

/** The text's last words stand here in the source: they are kept as a place where they are the same. */
export function placeText(node: TextNode, source: string, start: number, end: number): void {
  const isNext = node.start === -1 || node.end === start;
  if (!isNext || node.more.length !== end - start || !source.startsWith(node.more, start)) return;
  if (node.start === -1) node.start = start;
  node.end = end;
  node.more = "";
}

/** The whole text of a node. */
export function readText({ start, end, more }: TextNode, source: string): string {
  if (start === -1) return inOnePiece(more);
  const text = source.slice(start, end);
  return more === "" ? text : inOnePiece(text + more);
}

/** The same text; V8 lays out the parts of one that was put together when a character is asked for. */
function inOnePiece(text: string): string {
  text.charCodeAt(0);
  return text;
}

/** A document, a fragment or a template's content, without anything in it. */
export function createRootNode(): RootNode {
  return { kind: "root", children: NO_CHILDREN, mode: "no-quirks", doctype: null };
}
