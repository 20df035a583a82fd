import { genericLinkTexts, genericUrduLinkTexts } from "#engine/page-audit/generic-link-texts.ts";

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

/**
 * Whether the words of a link say nothing of what is behind it, by the language of the page: English
 * and both ways of writing Urdu. "Start" is a home page in German; other languages are not judged.
 */
export function isVague(anchor: string, lang: string | null): boolean {
  if (lang !== null && !/^(?:en|ur)\b/i.test(lang.trim())) return false;
  const words = anchor
    .toLowerCase()
    .replace(/[\s.…»›→!:]+/gu, " ")
    .trim();
  return (
    ENGLISH.has(words) ||
    MORE_ENGLISH.has(words) ||
    ROMAN_URDU.has(words) ||
    genericUrduLinkTexts.has(words)
  );
}
