/**
 * What a reader does not see when a page opens, as far as its markup tells: attributes and inline
 * styles. What style sheets hide, HTML cannot tell.
 * https://html.spec.whatwg.org/multipage/rendering.html#hidden-elements
 */
import { attribute, hasAttribute, type HtmlElement } from "./html-document.ts";

/** How much of an element's inside is shown; handed down from its parent. */
export type Showing = {
  /** It has no box: display none, `hidden`, a closed dialog or popover. */
  isUnrendered: boolean;
  /** It has `visibility: hidden`, which an element inside may take back. */
  isInvisible: boolean;
  /** Its contents are left out: `content-visibility: hidden`. */
  isSkipped: boolean;
  /** The same, until a reader opens the details or searches the page. */
  isFolded: boolean;
};

export const SHOWN: Showing = {
  isUnrendered: false,
  isInvisible: false,
  isSkipped: false,
  isFolded: false,
};

/** Elements whose text is never on the page, or only where a browser cannot do what they are for. */
export const NEVER_SHOWN = new Set([
  "script",
  "style",
  "noscript",
  "head",
  "title",
  "template",
  "iframe",
  "object",
  "video",
  "audio",
  "canvas",
  "datalist",
  "rp",
  "noframes",
  "noembed",
]);

const BLOCKS = new Set(
  (
    "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption " +
    "figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol " +
    "optgroup option p plaintext pre search section summary table caption tr ul xmp"
  ).split(" "),
);

/** Whether it is in lines of its own, by its tag or its own style. */
export function isBlock(element: HtmlElement): boolean {
  const display = styleOf(element, "display");
  if (display !== null) return /^(?:block|flex|grid|list-item|table|flow-root)$/.test(display);
  return element.isHtml && BLOCKS.has(element.tag);
}

/** How this element itself is shown, given how its parent shows its contents. */
export function showElement(element: HtmlElement, inherited: Showing): Showing {
  const own = styleOf(element, "visibility");
  return {
    isUnrendered: inherited.isUnrendered || hasNoBox(element),
    isInvisible: own === null ? inherited.isInvisible : own === "hidden" || own === "collapse",
    isSkipped: inherited.isSkipped,
    isFolded: inherited.isFolded || isFoldedAway(element),
  };
}

/** How it shows its contents, given how it is shown itself. */
export function showContents(element: HtmlElement, own: Showing): Showing {
  // An element in a line has no box of its own whose contents could be left out.
  const hasOwnBox = isBlock(element) || styleOf(element, "display")?.startsWith("inline-") === true;
  if (!hasOwnBox) return own;
  return {
    ...own,
    isSkipped: own.isSkipped || styleOf(element, "content-visibility") === "hidden",
    isFolded: own.isFolded || isUntilFound(element),
  };
}

/** Whether text directly inside this element is folded away: all of a closed details but its summary. */
export function foldsText(element: HtmlElement): boolean {
  return element.isHtml && element.tag === "details" && !hasAttribute(element, "open");
}

function isFoldedAway(element: HtmlElement): boolean {
  const { parent } = element;
  if (parent === null || !foldsText(parent)) return false;
  return !(element.isHtml && element.tag === "summary" && isFirstSummary(element));
}

const summaries = new WeakMap<HtmlElement, HtmlElement>();

/** Elements come in document order, so the first summary that asks is the first one there is. */
function isFirstSummary(summary: HtmlElement): boolean {
  if (summary.parent === null) return false;
  const first = summaries.get(summary.parent) ?? summary;
  summaries.set(summary.parent, first);
  return first === summary;
}

function hasNoBox(element: HtmlElement): boolean {
  if (hasAttribute(element, "hidden") && !isUntilFound(element)) return true;
  const display = styleOf(element, "display");
  if (display !== null) return display === "none";
  if (!element.isHtml) return false;
  return (
    (element.tag === "dialog" && !hasAttribute(element, "open")) || hasAttribute(element, "popover")
  );
}

function isUntilFound(element: HtmlElement): boolean {
  return attribute(element, "hidden")?.trim().toLowerCase() === "until-found";
}

/** The last value of a property in the element's own style, in small letters. */
function styleOf(element: HtmlElement, property: string): string | null {
  const style = attribute(element, "style");
  if (style === null || !style.toLowerCase().includes(property)) return null;
  let value: string | null = null;
  for (const declaration of style.split(";")) {
    const at = declaration.indexOf(":");
    if (at === -1 || declaration.slice(0, at).trim().toLowerCase() !== property) continue;
    value = declaration
      .slice(at + 1)
      .replace(/!\s*important\s*$/i, "")
      .trim()
      .toLowerCase();
  }
  return value;
}
