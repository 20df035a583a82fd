import type { At } from "./site-page-facts.ts";

/** What sites put in title or h1 of a page that they do not have, in English, Urdu and Roman Urdu, and in the languages of their themes. Our list. */
const MISSING = [
  /^\W*(?:error\s*|http\s*)?404\W*(?:$|error|page|not|[|–—-])/i,
  /\berror\s*404\b/i,
  /\b(?:page|product|post|content|article|listing|item)\s+(?:was\s+|is\s+|could\s+not\s+be\s+|cannot\s+be\s+|can['’]t\s+be\s+)?(?:not\s+)?found\b(?<!\bpage found)/i,
  /\bnot found\b/i,
  /\b(?:page|product|post|article|listing)\s+(?:does\s*n[o'’]t|does not|no longer)\s+exists?\b/i,
  /\bnothing (?:was )?found\b/i,
  /\bno longer (?:available|exists?)\b/i,
  /\bpage\s+(?:is\s*n[o'’]t|is not)\s+available\b/i,
  /\bpage (?:introuvable|non trouvée)\b|\bseite (?:wurde )?nicht gefunden\b|\bpágina no encontrada\b/i,
  /الصفحة (?:غير موجودة|المطلوبة غير)/u,
  /صفحہ (?:نہیں ملا|موجود نہیں|دستیاب نہیں)/u,
  /\b(?:safha|page) (?:nahi|nahin) (?:mila|hai)\b/i,
];

/** The same as a sentence of its text: there the thing that is missing has to be named. */
const MISSING_IN_TEXT = [
  /\b(?:page|product|post|article|listing|item)\b[^.!?۔\n]{0,60}\b(?:(?:not|cannot|can['’]t|couldn['’]t) be|was not|wasn['’]t|not) found\b/i,
  /\b(?:page|product|post|article|listing|item)\b[^.!?۔\n]{0,40}\b(?:does\s*n[o'’]t|does not|no longer) exists?\b/i,
  /\bthis (?:page|product|post|article|listing|item) is no longer available\b/i,
  /\b(?:could not|couldn['’]t|cannot|can['’]t) find (?:the|that|this|your) (?:page|product|post|article|listing|item)\b/i,
  /صفحہ[^.!?۔\n]{0,60}(?:نہیں ملا|نہیں مل سکا|موجود نہیں|دستیاب نہیں)/u,
];

/** So few words beside menus and footer are the message itself; more tell something, of 404 errors or else. Our choice. */
const MAX_WORDS = 60;

/** The title or h1 that says so, on a page with little else; or all of a short text. */
export function findSaysMissing(
  headlines: readonly At<string>[],
  main: { count: number; text: string },
): At<string> | null {
  if (main.count > MAX_WORDS) return null;
  const headline = headlines.find(({ value }) => MISSING.some((words) => words.test(value)));
  if (headline !== undefined) return headline;
  const sentence = MISSING_IN_TEXT.map((words) => words.exec(main.text)?.[0]).find(
    (words) => words !== undefined,
  );
  return sentence === undefined ? null : { value: sentence, line: 0 };
}
