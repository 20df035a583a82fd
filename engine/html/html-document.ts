/**
 * A page as it was parsed (parse-html.ts): flat lists in document order with positions in the
 * source, and the questions that everyone asks of them. Elements are read, never changed.
 */

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
  /** Own place in `elements`; descendants are between it and `subtreeEnd`. */
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
  /** Hidden only until a reader opens the details or searches the page for it. */
  isFolded: boolean;
  /** Hidden in a way that leaves it no box, such as display none. */
  isUnrendered: boolean;
  /** The nearest `lang`, its own or an ancestor's. */
  language: string | null;
};

export type HtmlDocument = {
  source: string;
  elements: readonly HtmlElement[];
  /** HTML elements by their tag, each list in document order. */
  byTag: ReadonlyMap<string, readonly HtmlElement[]>;
  /** Every text node in document order; template contents are left out, as the DOM leaves them out. */
  texts: readonly string[];
  /** Which of `texts` a reader sees when the page opens, as far as markup tells. */
  isTextVisible: readonly boolean[];
  /** Which of `texts` a reader sees after opening a closed details or searching the page. */
  isTextFolded: readonly boolean[];
  doctype: string | null;
  isQuirks: boolean;
  lineCount: number;
};

/** Why a text gives no document. */
export type HtmlProblem = "empty" | "binary" | "too-large" | "too-complex";

/** The value of the attribute of this name, "" if it is without one; null where it is missing. */
export function attribute(element: HtmlElement, name: string): string | null {
  for (const each of element.attributes) {
    if (each.name === name && (each.prefix === undefined || each.prefix === "")) return each.value;
  }
  return null;
}

/** Whether the attribute is there at all, with a value or without. */
export function hasAttribute(element: HtmlElement, name: string): boolean {
  return attribute(element, name) !== null;
}

/** HTML elements of these tags, in document order. */
export function elementsOf(
  document: HtmlDocument,
  ...tags: readonly string[]
): readonly HtmlElement[] {
  const [first = [], ...others] = tags.flatMap((tag) => {
    const found = document.byTag.get(tag);
    return found === undefined ? [] : [found];
  });
  if (others.length === 0) return first;
  return [first, ...others].flat().toSorted((one, other) => one.index - other.index);
}

/** Every element inside this one, in document order, without itself. */
export function descendantsOf(
  document: HtmlDocument,
  element: HtmlElement,
): readonly HtmlElement[] {
  return document.elements.slice(element.index + 1, element.subtreeEnd);
}

/**
 * The element's text with white space collapsed. Reading ends after the text node in which `limit`
 * characters are reached, so that nesting cannot multiply the work.
 */
export function textOf(document: HtmlDocument, element: HtmlElement, limit = 5000): string {
  let text = "";
  for (let at = element.textStart; at < element.textEnd && text.length < limit; at += 1) {
    text += document.texts[at] ?? "";
  }
  return collapseSpace(text);
}

/** White space as HTML means it: a no-break space inside a text is a character like others. */
export function collapseSpace(text: string): string {
  // A single blank is what it should be already, and most of them are single.
  return text.replace(/[\t\n\f\r ]{2,}|[\t\n\f\r]/g, " ").trim();
}
