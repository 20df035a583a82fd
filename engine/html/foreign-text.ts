/**
 * What a text is that somebody hands over as a page and that is none. Every text is a page to the
 * HTML standard's parser, so a pasted address would be judged as one. Our choice: a page has at least
 * one element of HTML.
 */
import { parseWebUrl } from "#engine/address/parse-page-url.ts";
import { isJson } from "#lib/is-json.ts";

/** `text`: there is no element of HTML in it. */
export type ForeignText = "address" | "json" | "text";

/** https://html.spec.whatwg.org/multipage/indices.html#elements-3, and the obsolete ones that pages still have. */
const ELEMENTS = new Set(
  (
    "a abbr acronym address applet area article aside audio b base bdi bdo big blockquote body br " +
    "button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir " +
    "div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 " +
    "head header hgroup hr html i iframe img input ins kbd label legend li link main map mark marquee " +
    "menu meta meter nav nobr noframes noscript object ol optgroup option output p param picture pre " +
    "progress q rp rt ruby s samp script search section select slot small source span strike strong " +
    "style sub summary sup table tbody td template textarea tfoot th thead time title tr track tt u ul " +
    "var video wbr"
  ).split(" "),
);

/** What this text is if it is no page; null where it is one. */
export function findForeignText(source: string): ForeignText | null {
  const text = source.replace(/^\uFEFF/, "");
  if (isJson(text)) return "json";
  if (hasHtmlElement(text)) return null;
  return isAddress(text) ? "address" : "text";
}

/**
 * Whether there is a doctype, or a tag of HTML or of a custom element. One that is never closed makes no
 * element.
 */
function hasHtmlElement(source: string): boolean {
  const tagged = source.slice(0, source.lastIndexOf(">") + 1);
  for (const [, name = ""] of tagged.matchAll(/<(?:\/?([a-z][^\s/>"'=<]*)|!doctype\s+html)/gi)) {
    const isCustom = /^[a-z][a-z\d]*(?:-[a-z\d]+)+$/i.test(name);
    if (name === "" || isCustom || ELEMENTS.has(name.toLowerCase())) return true;
  }
  return false;
}

function isAddress(source: string): boolean {
  const lines = source.trim().split("\n");
  return lines.every((typed) => {
    const line = typed.trim();
    if (line === "") return true;
    if (/\s/.test(line) || line.length > 2048) return false;
    if (/^(?:https?|ftp):\/\//i.test(line)) return URL.canParse(line);
    const host = parseWebUrl(`https://${line}`)?.hostname ?? "";
    return /^[^@]*\.[a-z\u00a1-\uffff][a-z\d\u00a1-\uffff-]*$/i.test(host) && !line.includes("@");
  });
}
