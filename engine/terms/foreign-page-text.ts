import { isJson } from "#lib/is-json.ts";
import { isFigureTable } from "#lib/text/is-figure-table.ts";

/** What a pasted text is that holds no words of a page. */
export type ForeignPageText = "address" | "json" | "figures" | "binary" | "no-words";

/**
 * What was pasted in place of a page's text; undefined where there are words to count. An address
 * would be counted as "https" and its path's words.
 */
export function findForeignPageText(text: string): ForeignPageText | undefined {
  const trimmed = text.trim();
  if (text.includes("\0")) return "binary";
  if (trimmed.split(/\s+/).every((word) => ADDRESS.test(word))) return "address";
  if (isJson(trimmed)) return "json";
  if (isFigureTable(trimmed)) return "figures";
  return /\p{L}[\p{L}\p{N}]|\p{N}\p{L}/u.test(trimmed) ? undefined : "no-words";
}

const ADDRESS = /^(?:https?:\/\/\S+|(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?)$/i;
