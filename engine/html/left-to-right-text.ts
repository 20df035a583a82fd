/** Text in letters that run from right to left, which a page lays out from left to right. */
import { readElementTexts } from "./element-texts.ts";
import { isBlock } from "./hidden-by-markup.ts";
import { attribute, collapseSpace, type HtmlElement } from "./html-document.ts";
import type { PageFacts } from "./page-facts.ts";
import { setsDirectionItself } from "./sets-direction.ts";
import { ownValue } from "#lib/own-value.ts";
import { shorten } from "#lib/text/shorten.ts";

/** `text`: the language and the beginning of it. */
export type LeftToRight = { element: HtmlElement; text: string };

const SCRIPTS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
/** The first letter of these scripts is U+05D0: most texts are through with one look. */
const MAY_RUN_LEFT = /[\u05d0-\uffff]/;
/** A text with fewer letters is a name in passing. Our choice. */
const MIN_LETTERS = 20;
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ks|pnb|ps|sd|skr|syr|ug|ur|yi)\b(?!-latn)/i;

/** Whether texts of this language run from right to left. */
export function runsRightToLeft(language: string | null): boolean {
  return RIGHT_TO_LEFT.test(language?.trim() ?? "");
}

/**
 * The first block of such text on a page that has no dir="rtl" or style around it; null where there is
 * none, or where the page's own style elements or scripts may turn it.
 */
export function findLeftToRight(facts: PageFacts): LeftToRight | null {
  const { document, lang, visibleText } = facts;
  let isPageOf: boolean | undefined;
  const known: Directions = new Map();
  for (const { text, element } of blocksOfScript(facts)) {
    if (isRightToLeft(element, known)) continue;
    isPageOf ??= isMostly(visibleText, countLetters(visibleText));
    // A quotation in a page of another language is laid out by its letters.
    if (!isPageOf && !runsRightToLeft(element.language)) continue;
    if (setsDirectionItself(document)) return null;
    const said = `${nameLanguage(text, element.language ?? lang)}: ${collapseSpace(text)}`;
    return { element, text: shorten(said, 80, "") };
  }
  return null;
}

/** Texts of blocks: a link or a name in a line of the other direction is laid out by its letters alone. */
function* blocksOfScript({ document, lang }: PageFacts) {
  // In a page that says its language a short text counts as well.
  const least = runsRightToLeft(lang) ? 1 : MIN_LETTERS;
  for (const { text, isReadable, element } of readElementTexts(document)) {
    if (!isReadable || element === null || element.isHidden || !MAY_RUN_LEFT.test(text)) continue;
    const letters = countLetters(text);
    if (letters >= least && isBlock(element) && isMostly(text, letters)) yield { text, element };
  }
}

function countLetters(text: string): number {
  return text.match(SCRIPTS)?.length ?? 0;
}

/** Whether at least half of a text's letters are of the script. */
function isMostly(text: string, ofScript: number): boolean {
  return ofScript * 2 >= (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Letters that Urdu has and Arabic has not. */
const URDU_LETTER = /[ٹڈڑںھہۂیےۓکگچپژ]/u;

/** By what the markup says, else by letters that Urdu alone has. */
function nameLanguage(text: string, lang: string | null): string {
  const [, code = ""] = /^([a-z]{2,3})\b/i.exec(lang?.trim() ?? "") ?? [];
  const named = ownValue(LANGUAGES, code.toLowerCase());
  if (named !== undefined) return named;
  if (/\p{Script=Hebrew}/u.test(text)) return "Hebrew";
  return URDU_LETTER.test(text) ? "Urdu" : "Arabic";
}

const LANGUAGES: Readonly<Record<string, string>> = {
  ur: "Urdu",
  ar: "Arabic",
  fa: "Persian",
  ps: "Pashto",
  sd: "Sindhi",
  pnb: "Punjabi",
  skr: "Saraiki",
  he: "Hebrew",
};

/** Whether the text in an element runs from right to left, as far as it was asked. */
type Directions = Map<HtmlElement | null, boolean>;

/** By the nearest element that says it. Each is looked at once, however deep the page nests. */
function isRightToLeft(element: HtmlElement, known: Directions): boolean {
  const path: HtmlElement[] = [];
  let at: HtmlElement | null = element;
  let says: boolean | undefined;
  while (at !== null && (says = known.get(at) ?? ownDirection(at)) === undefined) {
    path.push(at);
    at = at.parent;
  }
  for (const each of [at, ...path]) known.set(each, says ?? false);
  return says ?? false;
}

/** True from right to left, by an inline style or `dir`; "auto" takes the text's own direction. */
function ownDirection(element: HtmlElement): boolean | undefined {
  const style = attribute(element, "style") ?? "";
  const [, styled] = /(?:^|;)\s*direction\s*:\s*(rtl|ltr)/i.exec(style) ?? [];
  if (styled !== undefined) return styled.toLowerCase() === "rtl";
  if (/unicode-bidi\s*:\s*plaintext/i.test(style)) return true;
  const value = attribute(element, "dir")?.trim().toLowerCase();
  if (value === "rtl" || value === "auto") return true;
  if (value === "ltr") return false;
  return element.tag === "bdi" ? true : undefined;
}
