/** Urdu on a page: its direction, and letters that look right and are Arabic. */
import { MAX_VALUES_OF_A_PAGE } from "#engine/bounds.ts";
import {
  attribute,
  collapseSpace,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { isBlock } from "#engine/html/hidden-by-markup.ts";
import { readElementTexts } from "#engine/html/element-texts.ts";
import type { At, SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { ownValue } from "#lib/own-value.ts";

/** Letters that Urdu has and Arabic has not. */
const URDU_LETTER = /[ٹڈڑںھہۂیےۓکگچپژ]/u;
/** Arabic yeh and kaf, where Urdu has ی and ک. */
const ARABIC_LETTER = /[يك]/u;
const SCRIPT = /\p{Script=Arabic}/gu;
/** The script's first letter stands at U+0600: most texts are through with one look. */
const MAY_BE_ARABIC = /[\u0600-\uffff]/;
/** A text with fewer letters is a name in passing. Our choice. */
const MIN_LETTERS = 20;

export function readUrdu(
  facts: PageFacts,
): Pick<SitePageFacts, "arabicLetters" | "leftToRightUrdu"> {
  const { document, lang, visibleText } = facts;
  const arabicLetters = [...headTexts(facts)].flatMap((text) => arabicWordIn(text));
  let leftToRightUrdu: At<string> | null = null;
  let isPageOf: boolean | undefined;
  const known: Directions = new Map();
  for (const { text, element, letters } of textsInScript(document)) {
    const language = element.language ?? lang;
    if (arabicLetters.length < MAX_VALUES_OF_A_PAGE) {
      arabicLetters.push(...arabicWordIn({ text, language, line: element.line }));
    }
    // A link or a name in a line of the other direction is laid out by its letters alone.
    const isOwnBlock = isBlock(element) && letters >= MIN_LETTERS && isMostly(text, letters);
    if (leftToRightUrdu !== null || !isOwnBlock || isRightToLeft(element, known)) continue;
    isPageOf ??= isMostly(visibleText, visibleText.match(SCRIPT)?.length ?? 0);
    // A quotation in a page of another language is laid out by its letters.
    if (!isPageOf && !OF_SCRIPT.test(element.language ?? "")) continue;
    const said = `${nameLanguage(text, language)}: ${collapseSpace(text)}`;
    leftToRightUrdu = { value: said.slice(0, 80), line: element.line };
  }
  return { arabicLetters: arabicLetters.slice(0, MAX_VALUES_OF_A_PAGE), leftToRightUrdu };
}

type Text = { text: string; language: string | null; line: number };

/** What a results page shows, where visitors search by these letters, too. */
function* headTexts({ document, lang, titles, descriptions }: PageFacts): Generator<Text> {
  for (const element of [...titles, ...descriptions]) {
    if (!element.inLiveHead) continue;
    const text =
      element.tag === "title" ? textOf(document, element) : (attribute(element, "content") ?? "");
    yield { text, language: element.language ?? lang, line: element.line };
  }
}

/** Texts that a reader sees, as far as they have letters of the script. */
function* textsInScript(document: HtmlDocument) {
  for (const { text, isReadable, element } of readElementTexts(document)) {
    if (!isReadable || element === null || element.isHidden || !MAY_BE_ARABIC.test(text)) continue;
    const letters = text.match(SCRIPT)?.length ?? 0;
    if (letters > 0) yield { text, element, letters };
  }
}

/** The first word of an Urdu text that has an Arabic letter; none in a text of another language. */
function arabicWordIn({ text, language, line }: Text): At<string>[] {
  const word = text.split(/\s+/).find((each) => ARABIC_LETTER.test(each));
  const isUrdu = /^ur\b/i.test(language ?? "") || URDU_LETTER.test(text);
  return isUrdu && word !== undefined ? [{ value: word.slice(0, 60), line }] : [];
}

/** Whether at least half of a text's letters are of the script. */
function isMostly(text: string, ofScript: number): boolean {
  return ofScript * 2 >= (text.match(/\p{L}/gu)?.length ?? 0);
}

const OF_SCRIPT = /^(?:ur|ar|fa|ps|sd|pnb|skr)\b/i;

/** By what the markup says, else by letters that Urdu alone has. */
function nameLanguage(text: string, lang: string | null): string {
  const [, code = ""] = /^([a-z]{2,3})\b/i.exec(lang?.trim() ?? "") ?? [];
  const named = ownValue(LANGUAGES, code.toLowerCase());
  if (named !== undefined) return named;
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
};

/** Whether what stands in an element runs from right to left, as far as it was asked. */
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
  const [, styled] =
    /(?:^|;)\s*direction\s*:\s*(rtl|ltr)/i.exec(attribute(element, "style") ?? "") ?? [];
  if (styled !== undefined) return styled.toLowerCase() === "rtl";
  const value = attribute(element, "dir")?.trim().toLowerCase();
  if (value === "rtl" || value === "auto") return true;
  if (value === "ltr") return false;
  return element.tag === "bdi" ? true : undefined;
}
