/** The tree while parse5 builds it. flatten-tree.ts turns it into a document and lets it go. */
import { html } from "parse5";

import type { HtmlAttribute, HtmlElement } from "#engine/html/html-document.ts";

export type TextNode = { kind: "text"; value: string; parent: ParentNode | null };
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

/** An element as the parser meets it; its place and what it inherits are set by flatten-tree.ts. */
export function createElementNode(
  tag: string,
  namespace: html.NS,
  attributes: HtmlAttribute[],
): ElementNode {
  return {
    kind: "element",
    tag,
    namespace,
    isHtml: namespace === html.NS.HTML,
    attributes,
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

/** A document, a fragment or a template's content, without anything in it. */
export function createRootNode(): RootNode {
  return { kind: "root", children: NO_CHILDREN, mode: "no-quirks", doctype: null };
}
