import { findForeignText } from "#engine/html/foreign-text.ts";
import { isJson } from "#lib/is-json.ts";

/**
 * What a pasted text is that holds no words of a page, or others besides. `xml`: a sitemap, a feed or a
 * drawing. `wrapped`: a response with its headers, a mail, a diff, numbered lines.
 */
export type ForeignPageText =
  | "address"
  | "json"
  | "robots-txt"
  | "xml"
  | "binary"
  | "wrapped"
  | "encoded"
  | "code"
  | "no-words";

const WRAPPED: readonly unknown[] = ["response", "mail", "diff", "numbered"];

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
  const foreign = findForeignText(trimmed);
  if (foreign === "xml" || foreign === "encoded" || foreign === "code") return foreign;
  if (WRAPPED.includes(foreign)) return "wrapped";
  if (trimmed.split("\n").every((line) => ROBOTS_LINE.test(line))) return "robots-txt";
  return /\p{L}[\p{L}\p{N}]|\p{N}\p{L}/u.test(trimmed) ? undefined : "no-words";
}

const ADDRESS = /^(?:https?:\/\/\S+|(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?)$/i;

/** A rule, a comment or nothing; a text with one sentence besides is a text. */
const ROBOTS_LINE = /^\s*(?:$|#|(?:user-agent|disallow|allow|sitemap|crawl-delay|host)\s*:)/i;
