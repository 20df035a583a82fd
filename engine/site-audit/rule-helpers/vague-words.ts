import { genericLinkTexts, genericUrduLinkTexts } from "#engine/rules/generic-link-texts.ts";

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
 * Judges whether the words of a link say nothing of what is behind it, in English and both ways of
 * writing Urdu; other languages are not judged, nor a text without a language or in another one than
 * it says. `opening`: the first words of the page.
 */
export function createVague(opening: string): (anchor: string, lang: string | null) => boolean {
  let isTrue: boolean | undefined;
  return (anchor, lang) => {
    if (lang === null || !/^(?:en|ur)\b/i.test(lang.trim()) || !saysNothing(anchor)) return false;
    if (!/^en\b/i.test(lang.trim())) return true;
    isTrue ??= isEnglish(opening);
    return isTrue;
  };
}

/** No other language's small words outnumber the English ones. */
function isEnglish(opening: string): boolean {
  const words = opening.split(" ");
  const countOf = (stops: ReadonlySet<string>) => words.filter((word) => stops.has(word)).length;
  return countOf(OTHER_STOPS) <= countOf(ENGLISH_STOPS);
}

function saysNothing(anchor: string): boolean {
  const words = anchor
    .toLowerCase()
    .replace(/[\s.…»›→!:]+/gu, " ")
    .trim();
  return (
    (ENGLISH.has(words) && !MEANT.has(words)) ||
    MORE_ENGLISH.has(words) ||
    ROMAN_URDU.has(words) ||
    genericUrduLinkTexts.has(words)
  );
}
