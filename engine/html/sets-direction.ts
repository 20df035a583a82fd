/** What style sheets and scripts say of the direction of a text, as far as their text tells. */
import { attribute, elementsOf, textOf, type HtmlDocument } from "./html-document.ts";
import { hasRel } from "./page-facts.ts";

/** A declaration that turns a text, or lays it out by its own letters; or another sheet that may. */
const DECLARED =
  /(?<![-\w])direction\s{0,20}:\s{0,20}(?:rtl|var\()|unicode-bidi\s{0,20}:\s{0,20}(?:-webkit-)?plaintext|@import\s(?![^;]{0,40}fonts\.)/i;
/** A script that turns the page. */
const SCRIPTED =
  /(?:documentElement|\bbody)\.(?:dir\s{0,4}=[^=]|setAttribute\(\s{0,4}["'`]dir["'`])|\(["'`](?:html|body)["'`]\)\.(?:attr|prop)\(\s{0,4}\{?\s{0,4}["'`]?dir\b/;
/** Such a rule holds only where the markup says the direction already. */
const ASKS_FOR_DIR = /\[dir\b|:dir\(/i;

/** Whether the text of a style sheet or of a script may turn a text from right to left. */
export function maySetDirection(text: string): boolean {
  if (SCRIPTED.test(text)) return true;
  if (!DECLARED.test(text)) return false;
  return text.split("}").some((rule) => {
    const body = rule.lastIndexOf("{");
    return DECLARED.test(rule) && !ASKS_FOR_DIR.test(rule.slice(0, body === -1 ? 0 : body));
  });
}

/** Whether the page's own style elements and scripts may turn its texts. */
export function setsDirectionItself(document: HtmlDocument): boolean {
  return elementsOf(document, "style", "script").some((element) =>
    maySetDirection(textOf(document, element, MAX_TEXT_CHARACTERS)),
  );
}

/** Of one style element or script in the page. */
const MAX_TEXT_CHARACTERS = 200_000;

/** Hosts whose style sheets name fonts and nothing else. */
const FONT_HOST =
  /^(?:https?:)?\/\/(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net)\//i;

/** Whether an address is that of a style sheet of fonts alone. */
export function isFontSheet(href: string): boolean {
  return FONT_HOST.test(href.trim());
}

/** Whether the page links style sheets that may say how its texts run. */
export function linksSheets(document: HtmlDocument): boolean {
  return elementsOf(document, "link").some((link) => {
    const href = attribute(link, "href") ?? "";
    return hasRel(link, "stylesheet") && href.trim() !== "" && !isFontSheet(href);
  });
}
