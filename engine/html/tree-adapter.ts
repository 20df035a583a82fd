/** parse5's tree built of our own nodes, with what we need of the positions only, and a count that can stop it. */
import type { html, Token, TreeAdapter, TreeAdapterTypeMap } from "parse5";

import {
  appendChild,
  createElementNode,
  createRootNode,
  createTextNode,
  indexIn,
  insertBefore,
  placeText,
  setParent,
  type ChildNode,
  type CommentNode,
  type DoctypeNode,
  type ElementNode,
  type ParentNode,
  type RootNode,
  type TextNode,
} from "#engine/html/html-nodes.ts";

export type TreeTypes = TreeAdapterTypeMap<
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

type Adapter = TreeAdapter<TreeTypes>;

/** Those that are cloned: https://html.spec.whatwg.org/multipage/parsing.html#formatting */
const FORMATTING = new Set("a b big code em font i nobr s small strike strong tt u".split(" "));

/** Thrown inside the parser when a page needs more nodes than it may have. */
export class TooComplex extends Error {}

/** An adapter for one parse of `source`. Throws `TooComplex` at the first element or text beyond `maxNodes`. */
export function createTreeAdapter(source: string, maxNodes: number): Adapter {
  let nodes = 0;

  function countNode(): void {
    nodes += 1;
    if (nodes > maxNodes) throw new TooComplex();
  }

  const places = rememberPlaces();
  const one = rememberWords();

  function addTextNode(text: string): TextNode {
    countNode();
    return createTextNode(text);
  }

  return {
    ...questions,
    ...createPositions(source),
    ...createEdits(addTextNode),
    createDocument: createRootNode,
    createDocumentFragment: createRootNode,
    createElement(tag, namespace, attributes) {
      countNode();
      for (const each of attributes) {
        each.name = one(each.name);
        each.value = one(each.value);
      }
      const element = createElementNode(one(tag), namespace, attributes);
      return FORMATTING.has(tag) ? places.copy(element, attributes) : element;
    },
    createCommentNode: () => ({ kind: "comment", parent: null }),
    createTextNode: addTextNode,
  };
}

/** Of the words that come again and again, such as tags and classes; others would fill it in vain. */
const MAX_KNOWN_WORDS = 2_000;

/** One string for all that say the same: the parser makes a new one each time, and all stay. */
function rememberWords(): (word: string) => string {
  const words = new Map<string, string>();
  return (word) => {
    const known = words.get(word);
    if (known === undefined && words.size < MAX_KNOWN_WORDS) words.set(word, word);
    return known ?? word;
  };
}

/**
 * Where markup is nested wrongly, the standard clones elements: `<a href=/x><p>one</p><p>two</a>`
 * makes two of one tag. A clone is made of its tag's own list of attributes, by which it is known
 * here, and stands where that tag stands.
 * https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm
 */
function rememberPlaces() {
  const firstOf = new WeakMap<ElementNode["attributes"], ElementNode>();

  return {
    copy(element: ElementNode, ofTag: ElementNode["attributes"]): ElementNode {
      const first = firstOf.get(ofTag);
      if (first === undefined) {
        firstOf.set(ofTag, element);
        return element;
      }
      const { line, start, startTagEnd, end } = first;
      return Object.assign(element, { line, start, startTagEnd, end });
    },
  };
}

/** How the parser moves nodes about. */
function createEdits(
  addTextNode: (text: string) => TextNode,
): Pick<
  Adapter,
  | "appendChild"
  | "insertBefore"
  | "insertText"
  | "insertTextBefore"
  | "detachNode"
  | "adoptAttributes"
  | "setTemplateContent"
  | "getTemplateContent"
  | "setDocumentType"
  | "setDocumentMode"
> {
  const adoptedNames = new WeakMap<ElementNode, Set<string>>();

  return {
    appendChild,
    insertBefore,
    insertText(parent, text) {
      const last = parent.children.at(-1);
      if (last?.kind === "text") last.more += text;
      else appendChild(parent, addTextNode(text));
    },
    insertTextBefore(parent, text, reference) {
      const before = parent.children[indexIn(parent, reference) - 1];
      if (before?.kind === "text") before.more += text;
      else insertBefore(parent, addTextNode(text), reference);
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
      if (recipient.attributes.length === 0) recipient.attributes = [];
      for (const each of attributes) {
        if (!known.has(each.name)) recipient.attributes.push(each);
        known.add(each.name);
      }
    },
    setTemplateContent(template, content) {
      template.content = content;
    },
    getTemplateContent(template) {
      template.content ??= createRootNode();
      return template.content;
    },
    setDocumentType(root, name, publicId) {
      root.doctype = publicId === "" || publicId === null ? name : `${name} PUBLIC "${publicId}"`;
    },
    setDocumentMode(root, mode) {
      root.mode = mode;
    },
  };
}

/** What the parser asks of the tree. */
const questions = {
  getDocumentMode: (root) => root.mode as html.DOCUMENT_MODE,
  getAttrList: (element) => element.attributes,
  getChildNodes: (parent) => parent.children,
  getFirstChild: (parent) => parent.children[0] ?? null,
  getParentNode: (node) =>
    node.kind === "root" ? null : node.kind === "element" ? node.up : node.parent,
  getTagName: (element) => element.tag,
  getNamespaceURI: (element) => element.namespace,
  getTextNodeContent: (node) => node.more,
  getCommentNodeContent: () => "",
  getDocumentTypeNodeName: () => "html",
  getDocumentTypeNodePublicId: () => "",
  getDocumentTypeNodeSystemId: () => "",
  isTextNode: (node) => node.kind === "text",
  isCommentNode: (node) => node.kind === "comment",
  isDocumentTypeNode: (node) => node.kind === "doctype",
  isElementNode: (node) => node.kind === "element",
} satisfies Partial<Adapter>;

/** Where a node stands in the source: we keep an element's line and three offsets, and a text's two. */
function createPositions(
  source: string,
): Pick<
  Adapter,
  "getNodeSourceCodeLocation" | "setNodeSourceCodeLocation" | "updateNodeSourceCodeLocation"
> {
  return {
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
      if (location === null) return;
      if (node.kind === "text") placeText(node, source, location.startOffset, location.endOffset);
      if (node.kind !== "element") return;
      node.line = location.startLine;
      node.start = location.startOffset;
      node.startTagEnd = location.endOffset;
      node.end = location.endOffset;
    },
    updateNodeSourceCodeLocation(node, location) {
      if (node.kind === "element" && location.endOffset !== undefined) {
        node.end = location.endOffset;
      }
    },
  };
}
