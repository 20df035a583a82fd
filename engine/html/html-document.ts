/**
 * One parse of one page, by the HTML standard's own algorithm (parse5), kept as flat lists in
 * document order with source positions. Nothing in the page runs or loads: it is text to us.
 *
 * Noscript content is parsed as markup, as a crawler without scripts reads it.
 * https://html.spec.whatwg.org/multipage/parsing.html
 */
import { html as parse5Html, parse } from "parse5";
import type { Token, TreeAdapter, TreeAdapterTypeMap } from "parse5";

import type { Result } from "#lib/result.ts";

/** `prefix` is set on the few that SVG knows, such as `xml:lang`. */
export type HtmlAttribute = { name: string; value: string; prefix?: string };

export type HtmlElement = {
  kind: "element";
  /** Local name, lower case in HTML. */
  tag: string;
  isHtml: boolean;
  attributes: HtmlAttribute[];
  parent: HtmlElement | null;
  /** One-based line of the start tag; 0 when the parser implied the element. */
  line: number;
  /** Offsets into the source: the start tag, and the end of the whole element where it is known. */
  start: number;
  startTagEnd: number;
  end: number;
  /** Own place in `elements`; descendants stand between it and `subtreeEnd`. */
  index: number;
  subtreeEnd: number;
  /** The same two bounds in `texts`. */
  textStart: number;
  textEnd: number;
  /** Inside head, for a reader without scripts. */
  inHead: boolean;
  /** Inside head in a live tab, where noscript content does not close it. */
  inLiveHead: boolean;
  /** Inside noscript, which a live tab does not show. */
  inNoscript: boolean;
  /** Hidden by the markup of its own or of an ancestor; what style sheets hide, HTML cannot tell. */
  isHidden: boolean;
  /** The nearest `lang`, its own or an ancestor's. */
  language: string | null;
};

export type HtmlDocument = {
  source: string;
  elements: ReadonlyArray<HtmlElement>;
  /** Every text node in document order; template contents are left out, as the DOM leaves them out. */
  texts: ReadonlyArray<string>;
  /** Which of `texts` a reader can see: not those of script, style, noscript or head. */
  isTextVisible: ReadonlyArray<boolean>;
  doctype: string | null;
  isQuirks: boolean;
  lineCount: number;
};

export type HtmlProblem = "empty" | "binary" | "too-large" | "too-complex";

export const MAX_HTML_CHARACTERS = 25_000_000;

/** Some short inputs make the standard's algorithm build millions of elements: no page needs more. */
const MAX_NODES = 2_500_000;
const MAX_NODES_OF_SHORT_SOURCE = 100_000;

type TextNode = { kind: "text"; value: string; parent: ParentNode | null };
type CommentNode = { kind: "comment"; parent: ParentNode | null };
type DoctypeNode = { kind: "doctype"; parent: ParentNode | null };
type RootNode = { kind: "root"; children: ChildNode[]; mode: string; doctype: string | null };
type ElementNode = HtmlElement & {
  namespace: parse5Html.NS;
  children: ChildNode[];
  content: RootNode | null;
  up: ParentNode | null;
};
type ChildNode = ElementNode | TextNode | CommentNode | DoctypeNode;
type ParentNode = ElementNode | RootNode;

type TreeTypes = TreeAdapterTypeMap<
  ParentNode | ChildNode,
  ParentNode,
  ChildNode,
  RootNode,
  RootNode,
  ElementNode,
  CommentNode,
  TextNode,
  ElementNode,
  DoctypeNode
>;

class TooComplex extends Error {}

export function parseHtml(source: string): Result<HtmlDocument, HtmlProblem> {
  if (source.trim() === "") return { ok: false, problem: "empty" };
  if (source.length > MAX_HTML_CHARACTERS) return { ok: false, problem: "too-large" };
  if (isBinary(source)) return { ok: false, problem: "binary" };

  try {
    const root = buildTree(source, false);
    const document = flatten(source, root);
    markLiveHead(document);
    return { ok: true, value: document };
  } catch (error) {
    if (error instanceof TooComplex) return { ok: false, problem: "too-complex" };
    throw error;
  }
}

export function attribute(element: HtmlElement, name: string): string | null {
  for (const each of element.attributes) {
    if (each.name === name && (each.prefix === undefined || each.prefix === "")) return each.value;
  }
  return null;
}

export function hasAttribute(element: HtmlElement, name: string): boolean {
  return attribute(element, name) !== null;
}

/** HTML elements of these tags, in document order. */
export function elementsOf(
  document: HtmlDocument,
  ...tags: ReadonlyArray<string>
): ReadonlyArray<HtmlElement> {
  return document.elements.filter((element) => element.isHtml && tags.includes(element.tag));
}

export function descendantsOf(
  document: HtmlDocument,
  element: HtmlElement,
): ReadonlyArray<HtmlElement> {
  return document.elements.slice(element.index + 1, element.subtreeEnd);
}

/** The element's text with white space collapsed, cut at `limit` so that nesting cannot multiply the work. */
export function textOf(document: HtmlDocument, element: HtmlElement, limit = 5000): string {
  let text = "";
  for (let at = element.textStart; at < element.textEnd && text.length < limit; at += 1) {
    text += document.texts[at] ?? "";
  }
  return collapseSpace(text);
}

/** White space as HTML means it: a no-break space inside a text is a character like others. */
export function collapseSpace(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, " ").trim();
}

const BINARY_STARTS = [
  "%PDF-",
  "PK\u0003\u0004",
  "\u0089PNG",
  "\u2030PNG",
  "GIF8",
  "\u007fELF",
  "\u001f\u008b",
];
const REPLACEMENT_CHARACTER = 0xfffd;
const ESCAPE = 0x1b;
const LAST_CONTROL = 0x1f;

/** A text has next to no control characters, and next to none that failed to decode. */
function isBinary(source: string): boolean {
  if (BINARY_STARTS.some((start) => source.startsWith(start))) return true;
  const sample = source.slice(0, 65_536);
  let strange = 0;
  for (let at = 0; at < sample.length; at += 1) {
    const code = sample.charCodeAt(at);
    const isBlank = code >= 0x09 && code <= 0x0d;
    if (code === REPLACEMENT_CHARACTER || (code <= LAST_CONTROL && !isBlank && code !== ESCAPE)) {
      strange += 1;
    }
  }
  return strange > sample.length / 20;
}

function buildTree(source: string, scriptingEnabled: boolean): RootNode {
  return parse<TreeTypes>(source, {
    treeAdapter: createTreeAdapter(Math.min(MAX_NODES, MAX_NODES_OF_SHORT_SOURCE + source.length)),
    sourceCodeLocationInfo: true,
    scriptingEnabled,
  });
}

/** parse5's tree, with what we need of the positions only, and a count that can stop it. */
function createTreeAdapter(maxNodes: number): TreeAdapter<TreeTypes> {
  let nodes = 0;
  const adoptedNames = new WeakMap<ElementNode, Set<string>>();

  function countNode(): void {
    nodes += 1;
    if (nodes > maxNodes) throw new TooComplex();
  }

  function createTextNode(value: string): TextNode {
    countNode();
    return { kind: "text", value, parent: null };
  }

  return {
    createDocument: () => ({ kind: "root", children: [], mode: "no-quirks", doctype: null }),
    createDocumentFragment: () => ({
      kind: "root",
      children: [],
      mode: "no-quirks",
      doctype: null,
    }),
    createElement(tag, namespace, attributes) {
      countNode();
      return {
        kind: "element",
        tag,
        namespace,
        isHtml: namespace === parse5Html.NS.HTML,
        attributes,
        parent: null,
        up: null,
        children: [],
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
        language: null,
      };
    },
    createCommentNode: () => ({ kind: "comment", parent: null }),
    createTextNode,
    appendChild,
    insertBefore,
    insertText(parent, text) {
      const last = parent.children.at(-1);
      if (last?.kind === "text") last.value += text;
      else appendChild(parent, createTextNode(text));
    },
    insertTextBefore(parent, text, reference) {
      const before = parent.children[indexIn(parent, reference) - 1];
      if (before?.kind === "text") before.value += text;
      else insertBefore(parent, createTextNode(text), reference);
    },
    detachNode(node) {
      const parent = node.kind === "element" ? node.up : node.parent;
      if (parent === null) return;
      parent.children.splice(indexIn(parent, node), 1);
      setParent(node, null);
    },
    adoptAttributes(recipient, attributes) {
      const known =
        adoptedNames.get(recipient) ?? new Set(recipient.attributes.map(({ name }) => name));
      adoptedNames.set(recipient, known);
      for (const each of attributes) {
        if (!known.has(each.name)) recipient.attributes.push(each);
        known.add(each.name);
      }
    },
    setTemplateContent(template, content) {
      template.content = content;
    },
    getTemplateContent(template) {
      template.content ??= { kind: "root", children: [], mode: "no-quirks", doctype: null };
      return template.content;
    },
    setDocumentType(root, name, publicId) {
      root.doctype = publicId === "" || publicId === null ? name : `${name} PUBLIC "${publicId}"`;
    },
    setDocumentMode(root, mode) {
      root.mode = mode;
    },
    getDocumentMode: (root) => root.mode as parse5Html.DOCUMENT_MODE,
    getAttrList: (element) => element.attributes,
    getChildNodes: (parent) => parent.children,
    getFirstChild: (parent) => parent.children[0] ?? null,
    getParentNode: (node) =>
      node.kind === "root" ? null : node.kind === "element" ? node.up : node.parent,
    getTagName: (element) => element.tag,
    getNamespaceURI: (element) => element.namespace,
    getTextNodeContent: (node) => node.value,
    getCommentNodeContent: () => "",
    getDocumentTypeNodeName: () => "html",
    getDocumentTypeNodePublicId: () => "",
    getDocumentTypeNodeSystemId: () => "",
    isTextNode: (node) => node.kind === "text",
    isCommentNode: (node) => node.kind === "comment",
    isDocumentTypeNode: (node) => node.kind === "doctype",
    isElementNode: (node) => node.kind === "element",
    getNodeSourceCodeLocation: (node) => {
      if (node.kind !== "element" || node.line === 0) return null;
      return {
        startLine: node.line,
        startCol: 0,
        startOffset: node.start,
        endLine: node.line,
        endCol: 0,
        endOffset: node.end,
      } satisfies Token.ElementLocation;
    },
    setNodeSourceCodeLocation(node, location) {
      if (node.kind !== "element" || location === null) return;
      node.line = location.startLine;
      node.start = location.startOffset;
      node.startTagEnd = location.endOffset;
      node.end = location.endOffset;
    },
    updateNodeSourceCodeLocation(node, location) {
      if (node.kind === "element" && location.endOffset !== undefined)
        node.end = location.endOffset;
    },
  };
}

const INVISIBLE_TAGS = new Set([
  "script",
  "style",
  "noscript",
  "head",
  "template",
  "iframe",
  "object",
]);

/** Walks with a stack of its own: pages nest deeper than a program may call itself. */
function flatten(source: string, root: RootNode): HtmlDocument {
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
    isQuirks: root.mode === parse5Html.DOCUMENT_MODE.QUIRKS,
    lineCount: countLines(source),
  };
}

function setParent(node: ChildNode, parent: ParentNode | null): void {
  if (node.kind === "element") {
    node.up = parent;
    node.parent = parent?.kind === "element" ? parent : null;
  } else {
    node.parent = parent;
  }
}

/** Mostly the last child is asked for: a search from the front would make tables quadratic. */
function indexIn(parent: ParentNode, node: ChildNode): number {
  return parent.children.at(-1) === node
    ? parent.children.length - 1
    : parent.children.indexOf(node);
}

function insertBefore(parent: ParentNode, node: ChildNode, reference: ChildNode): void {
  parent.children.splice(indexIn(parent, reference), 0, node);
  setParent(node, parent);
}

function appendChild(parent: ParentNode, node: ChildNode): void {
  parent.children.push(node);
  setParent(node, parent);
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

function isHiddenByAttributes(attributes: ReadonlyArray<HtmlAttribute>): boolean {
  return attributes.some(
    ({ name, value }) =>
      name === "hidden" ||
      (name === "style" && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(value)),
  );
}

function isHead(element: HtmlElement): boolean {
  return element.isHtml && element.tag === "head" && element.parent?.tag === "html";
}

const METADATA_TAGS = ["base", "link", "meta", "title"];

/** Only a noscript in head can make the two readings differ, so only then a second parse is paid for. */
function markLiveHead(document: HtmlDocument): void {
  const hasHeadNoscript = document.elements.some(
    (element) => element.tag === "noscript" && element.inHead,
  );
  const strayed = elementsOf(document, ...METADATA_TAGS).filter((element) => !element.inHead);
  if (!hasHeadNoscript || strayed.length === 0) return;

  const live = flatten(document.source, buildTree(document.source, true));
  const startsInHead = new Set(
    elementsOf(live, ...METADATA_TAGS)
      .filter((element) => element.inHead)
      .map((element) => element.start),
  );
  for (const element of strayed) element.inLiveHead = startsInHead.has(element.start);
}

function countLines(source: string): number {
  let lines = 1;
  for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
