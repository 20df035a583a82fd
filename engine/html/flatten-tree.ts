/** From parse5's tree to flat lists in document order. */
import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes, type Token } from "parse5";

import {
  foldsText,
  NEVER_SHOWN,
  showContents,
  showElement,
  SHOWN,
  type Showing,
} from "./hidden-by-markup.ts";
import { attribute, type HtmlDocument, type HtmlElement } from "./html-document.ts";

type Open = {
  node: DefaultTreeAdapterTypes.ParentNode;
  /** Null: the document itself. */
  element: HtmlElement | null;
  /** Its next child. */
  next: number;
  showing: Showing;
  isNeverShown: boolean;
};

/** The document of this tree. Walks with a stack of its own: pages nest deeper than a program may call itself. */
export function flattenTree(source: string, root: DefaultTreeAdapterTypes.Document): HtmlDocument {
  const elements: HtmlElement[] = [];
  const texts: string[] = [];
  const isTextVisible: boolean[] = [];
  const isTextFolded: boolean[] = [];
  const locate = createLocator();
  const open: Open[] = [
    { node: root, element: null, next: 0, showing: SHOWN, isNeverShown: false },
  ];

  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const child = top.node.childNodes[top.next];
    top.next += 1;
    if (child === undefined) {
      open.pop();
      if (top.element !== null) {
        top.element.subtreeEnd = elements.length;
        top.element.textEnd = texts.length;
      }
    } else if (defaultTreeAdapter.isTextNode(child)) {
      const { isUnrendered, isInvisible, isSkipped } = top.showing;
      const isFolded = top.showing.isFolded || (top.element !== null && foldsText(top.element));
      const isShown = !(top.isNeverShown || isUnrendered || isInvisible || isSkipped);
      texts.push(child.value);
      isTextVisible.push(isShown && !isFolded);
      isTextFolded.push(isShown && isFolded);
    } else if (defaultTreeAdapter.isElementNode(child)) {
      const element: HtmlElement = {
        ...beginElement(child),
        ...locate(child),
        parent: top.element,
        index: elements.length,
        textStart: texts.length,
      };
      const showing = showElement(element, top.showing);
      inherit(element, showing);
      elements.push(element);
      open.push({
        node: child,
        element,
        next: 0,
        showing: showContents(element, showing),
        isNeverShown: top.isNeverShown || NEVER_SHOWN.has(element.tag),
      });
    }
  }

  return {
    source,
    elements,
    byTag: Map.groupBy(
      elements.filter(({ isHtml }) => isHtml),
      ({ tag }) => tag,
    ),
    texts,
    isTextVisible,
    isTextFolded,
    doctype: describeDoctype(root),
    isQuirks: root.mode === html.DOCUMENT_MODE.QUIRKS,
    lineCount: countLines(source),
  };
}

/** What is known of an element before its place in the lists, its end and what it inherits. */
function beginElement({ tagName, namespaceURI, attrs }: DefaultTreeAdapterTypes.Element) {
  return {
    kind: "element" as const,
    tag: tagName,
    isHtml: namespaceURI === html.NS.HTML,
    attributes: attrs,
    subtreeEnd: -1,
    textEnd: -1,
    ...NOT_INHERITED,
  };
}

const NOT_INHERITED = {
  inHead: false,
  inLiveHead: false,
  inNoscript: false,
  isHidden: false,
  isFolded: false,
  isUnrendered: false,
  language: null,
};

type Place = Pick<HtmlElement, "line" | "start" | "startTagEnd" | "end">;

const IMPLIED: Place = { line: 0, start: -1, startTagEnd: -1, end: -1 };

/**
 * Where an element is in the source. Where markup is nested wrongly, the standard clones elements:
 * `<a href=/x><p>one</p><p>two</a>` makes two of one tag. parse5 makes a clone of its tag's own list of
 * attributes, by which it is known here, and gives it no place: it is where its tag is.
 * https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm
 */
function createLocator(): (element: DefaultTreeAdapterTypes.Element) => Place {
  const firstOf = new WeakMap<readonly Token.Attribute[], Place>();

  return ({ attrs, sourceCodeLocation }) => {
    const startTag = sourceCodeLocation?.startTag;
    if (!startTag) return firstOf.get(attrs) ?? IMPLIED;
    const place = {
      line: startTag.startLine,
      start: startTag.startOffset,
      startTagEnd: startTag.endOffset,
      end: sourceCodeLocation.endOffset,
    };
    if (!firstOf.has(attrs)) firstOf.set(attrs, place);
    return place;
  };
}

/** What an element has from its ancestors is handed down once: asking upwards would cost depth times size. */
function inherit(element: HtmlElement, showing: Showing): void {
  const { parent } = element;
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

function describeDoctype(root: DefaultTreeAdapterTypes.Document): string | null {
  const doctype = root.childNodes.find((node) => defaultTreeAdapter.isDocumentTypeNode(node));
  if (doctype === undefined) return null;
  const { name, publicId } = doctype;
  return publicId === "" ? name : `${name} PUBLIC "${publicId}"`;
}

function countLines(source: string): number {
  let lines = 1;
  for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
