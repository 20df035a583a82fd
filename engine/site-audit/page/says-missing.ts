import type { At } from "#engine/site-audit/rows.ts";

/** What sites put in title or h1 of a page that they do not have, in English, Urdu and Roman Urdu. Our list. */
const MISSING = [
  /^\W*(?:error\s*|http\s*)?404\W*(?:$|error|page|not|[|–—-])/i,
  /\berror\s*404\b/i,
  /\b(?:page|product|post|content|article|listing|item)\s+(?:was\s+|is\s+|could\s+not\s+be\s+|cannot\s+be\s+|can['’]t\s+be\s+)?(?:not\s+)?found\b(?<!\bpage found)/i,
  /\bnot found\b/i,
  /\b(?:page|product|post|article|listing)\s+(?:does\s*n[o'’]t|does not|no longer)\s+exists?\b/i,
  /\bnothing (?:was )?found\b/i,
  /\bno longer (?:available|exists?)\b/i,
  /صفحہ (?:نہیں ملا|موجود نہیں|دستیاب نہیں)/u,
  /\b(?:safha|page) (?:nahi|nahin) (?:mila|hai)\b/i,
];

/** A page of this many words tells something; it may speak of 404 errors. Our choice. */
const MAX_WORDS = 150;

/** The title or h1 that says so, on a page with little else. */
export function findSaysMissing(
  headlines: readonly At<string>[],
  mainWordCount: number,
): At<string> | null {
  if (mainWordCount > MAX_WORDS) return null;
  return headlines.find(({ value }) => MISSING.some((words) => words.test(value))) ?? null;
}
