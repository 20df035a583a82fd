import { MAX_VALUES_OF_A_PAGE } from "#engine/bounds.ts";
import { readElementTexts } from "#engine/html/element-texts.ts";
import { attribute, textOf, type HtmlElement } from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { COMMON_URDU_WORDS } from "./common-urdu-words.ts";
import type { At } from "./site-page-facts.ts";

/** Arabic yeh and kaf, where Urdu has ی and ک. */
const ARABIC_LETTER = /[يك]/;
const WORD = /[\p{L}\p{M}]+/gu;
/** One slip is no habit of the keyboard. Our choice. */
const MIN_WORDS = 3;
const MIN_DISTINCT = 2;

/** What is quoted as somebody else wrote it, or shown letter by letter. */
const QUOTATIONS: ReadonlySet<string> = new Set(
  "blockquote q cite code kbd samp pre del s".split(" "),
);
/** Languages that are written with these letters, or with some of the words. */
const OTHER_LANGUAGE = /^(?!ur\b)(?:ar|fa|ps|sd|ks|ckb|ug|pnb|skr|bal)\b/i;

/**
 * Common Urdu words that a page writes in Arabic letters, each once with its first line; none where
 * they are too few to be a habit. Quotations and text in Arabic are left out: verses and honorifics
 * are written in Arabic letters rightly.
 */
export function findArabicLetters(facts: PageFacts): readonly At<string>[] {
  const found = new Map<string, number>();
  let count = 0;
  const add = (text: string, line: number) => {
    if (!ARABIC_LETTER.test(text)) return;
    for (const [word] of text.matchAll(WORD)) {
      if (!ARABIC_LETTER.test(word) || !COMMON_URDU_WORDS.has(inUrduLetters(word))) continue;
      count += 1;
      if (!found.has(word)) found.set(word, line);
    }
  };
  const isLeftOut = createLeftOut(facts.lang);
  for (const { text, element } of headTexts(facts)) {
    if (!isLeftOut(element)) add(text, element.line);
  }
  for (const { text, isReadable, element } of readElementTexts(facts.document)) {
    if (isReadable && element !== null && !element.isHidden && !isLeftOut(element))
      add(text, element.line);
  }
  if (count < MIN_WORDS || found.size < MIN_DISTINCT) return [];
  return [...found].slice(0, MAX_VALUES_OF_A_PAGE).map(([value, line]) => ({ value, line }));
}

/** The same word with the letters that Urdu has. */
export function inUrduLetters(word: string): string {
  return word.replaceAll("ي", "ی").replaceAll("ك", "ک");
}

/** What a results page shows, where visitors search by these letters, too. */
function* headTexts({ document, titles, descriptions }: PageFacts) {
  for (const element of titles)
    if (element.inLiveHead) yield { text: textOf(document, element), element };
  for (const element of descriptions)
    if (element.inLiveHead) yield { text: attribute(element, "content") ?? "", element };
}

/** Whether an element is in a quotation or in another language; each is asked once. */
function createLeftOut(lang: string | null): (element: HtmlElement) => boolean {
  const known = new Map<HtmlElement, boolean>();
  const isQuoted = (element: HtmlElement): boolean => {
    const path: HtmlElement[] = [];
    let at: HtmlElement | null = element;
    while (at !== null && !known.has(at) && !QUOTATIONS.has(at.tag)) {
      path.push(at);
      at = at.parent;
    }
    const is = at !== null && (known.get(at) ?? true);
    for (const each of path) known.set(each, is);
    return is;
  };
  return (element) => OTHER_LANGUAGE.test(element.language ?? lang ?? "") || isQuoted(element);
}
