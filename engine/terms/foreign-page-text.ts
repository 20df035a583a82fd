import { findForeignText } from "#engine/html/foreign-text.ts";
import { isJson } from "#lib/is-json.ts";

/** What a pasted text is that holds no words of a page. `xml`: a sitemap, a feed or a drawing. */
export type ForeignPageText = "address" | "json" | "robots-txt" | "xml" | "binary" | "no-words";

/**
 * What was pasted in place of a page's text; undefined where there are words to count. An address
 * would be counted as "https" and its path's words.
 */
export function findForeignPageText(text: string): ForeignPageText | undefined {
  const trimmed = text.trim();
  if (text.includes("\0")) return "binary";
  const lines = trimmed.split(/\s+/);
  if (lines.every((line) => ADDRESS.test(line))) return "address";
  if (isJson(trimmed)) return "json";
  if (findForeignText(trimmed) === "xml") return "xml";
  if (trimmed.split("\n").every((line) => ROBOTS_LINE.test(line))) return "robots-txt";
  return /\p{L}[\p{L}\p{N}]|\p{N}\p{L}/u.test(trimmed) ? undefined : "no-words";
}

const ADDRESS = /^(?:https?:\/\/\S+|(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?)$/i;

/** A rule, a comment or nothing; a text with one sentence besides is a text. */
const ROBOTS_LINE = /^\s*(?:$|#|(?:user-agent|disallow|allow|sitemap|crawl-delay|host)\s*:)/i;
