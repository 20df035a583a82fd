import type { PageFacts } from "#engine/html/page-facts.ts";
import type { PageLink } from "#engine/html/page-links.ts";
import { genericLinkTexts, genericUrduLinkTexts } from "./generic-link-texts.ts";
import type { PageIssue } from "./page-issue.ts";
import { findFollowedLinks } from "./followed-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { trimEndBy } from "#lib/text/trim-by.ts";

export const vagueAnchor: PageIssue = {
  id: "vague-anchor",
  severity: "clicks",
  source: "google",
  weight: 1,
  fixedIn: "content",
  isCountedByPlace: true,
  title: (pages) => `${howMany(pages, "page has", "pages have")} links that say nothing`,
  why: "The words of a link are what Google knows about the page behind it before reading that page.",
  rule: "A link names what is behind it.",
  fix: "Write what the visitor gets, not “click here”.",
  doneWhen: "No link says only “here”, “read more” or “مزید”.",
};

/** Roman Urdu, as shops write it. Our list. */
const ROMAN_URDU = new Set([
  "yahan click karein",
  "yahan click karen",
  "yahan dekhein",
  "yahan",
  "mazeed",
  "mazeed parhein",
  "mazeed parhen",
  "aur parhein",
  "aur dekhein",
  "click karein",
  "idhar click karein",
]);
const ENGLISH = genericLinkTexts.get("en") ?? new Set<string>();
const MORE_ENGLISH = new Set([
  "click",
  "link",
  "this link",
  "this page",
  "details",
  "continue",
  "continue reading",
]);
const URDU = new Set([...genericUrduLinkTexts].map(normalizeUrdu));

/** A button's words in a theme's menu, and the home page in other languages. */
const MEANT = new Set(["start", "go"]);

/** What every text in these languages is full of. Our list. */
const ENGLISH_STOPS = new Set(
  "the and of to in is for you with that it on are this be your we our or by from".split(" "),
);
const OTHER_STOPS = new Set(
  `der die das und ist nicht mit für ein eine auf den le les des et est une pour dans avec sur el los
  las que para una con por il gli che per della sono os não uma het een van niet voor och att det för
  som ve bir için ile dan yang untuk dengan jest się nie`.split(/\s+/),
);

/**
 * Links to pages of the site whose words say nothing of what is behind them, in English and both ways of
 * writing Urdu. Other languages are not judged, nor a text without a language or in another one than it
 * says.
 */
export function findVagueLinks(facts: PageFacts): readonly PageLink[] {
  let isTrue: boolean | undefined;
  return findFollowedLinks(facts).filter(({ text, element, isInternal }) => {
    const language = (element.language ?? facts.lang ?? "").trim();
    if (isInternal === false || !/^(?:en|ur)\b/i.test(language) || !saysNothing(text)) return false;
    if (!/^en\b/i.test(language)) return true;
    isTrue ??= isEnglish(facts.visibleText);
    return isTrue;
  });
}

/** So many characters show the language of a page. */
const OPENING_CHARACTERS = 3_000;

/** No other language's small words outnumber the English ones. */
function isEnglish(text: string): boolean {
  const words = text
    .slice(0, OPENING_CHARACTERS)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  const countOf = (stops: ReadonlySet<string>) => words.filter((word) => stops.has(word)).length;
  return countOf(OTHER_STOPS) <= countOf(ENGLISH_STOPS);
}

function saysNothing(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[\s.…»›→!:]+/gu, " ")
    .trim();
  return (
    (ENGLISH.has(words) && !MEANT.has(words)) ||
    MORE_ENGLISH.has(words) ||
    ROMAN_URDU.has(words) ||
    URDU.has(normalizeUrdu(text))
  );
}

/** Arabic keyboards write yeh, kaf and heh with other code points, and Urdu's two kinds of heh with one. */
function normalizeUrdu(text: string): string {
  const letters = text
    .normalize("NFC")
    .replace(/[\u064a\u0649]/g, "\u06cc")
    .replaceAll("\u0643", "\u06a9")
    .replace(/[\u0647\u06be]/g, "\u06c1")
    .replace(/[\p{M}\u0640\u200b-\u200f\ufeff]/gu, "");
  return trimEndBy(letters, /[\s.…›»>۔]/u).trim();
}
