import { isUtf16 } from "./is-utf16.ts";
import { parseRobotsTxt } from "./parse.ts";
import { isJson } from "#lib/is-json.ts";

/** What a text is that is no robots.txt. */
export type ForeignRobotsText = "html" | "json" | "address" | "utf-16" | "binary" | "prose";

/** Before the file that a server sent, or a browser saved. */
const COMMENTS = /^(?:<!--(?:(?!-->)[^])*-->\s*)+/;

/**
 * What a pasted text is instead of a robots.txt; undefined where it is one. Google's parser reads
 * anything and finds no rules in it, which would show as "everything allowed". Our choice: a file is
 * a robots.txt if a line of it is a directive, or if it holds comments alone.
 */
export function findForeignRobotsText(text: string): ForeignRobotsText | undefined {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  if (isUtf16(text)) return "utf-16";
  if (text.includes("\0")) return "binary";
  const page = start.replace(COMMENTS, "").replace(/^<\?xml[^>]*>\s*(?=<(?:!doctype|html)\b)/i, "");
  if (/^<(?:!doctype|html|head|body|script|meta|div|title)\b/i.test(page)) return "html";
  const { lines } = parseRobotsTxt(text);
  if (lines.some(({ kind }) => kind !== "unknown" && kind !== "empty")) return undefined;
  if (start.startsWith("<")) return "html";
  if (isJson(start)) return "json";
  if (/^(?:https?:\/\/|www\.)?[^\s/:]+\.[a-z]{2,}(?::\d+)?(?:\/\S*)?$/i.test(start.trimEnd())) {
    return "address";
  }
  return lines.every(({ text: line }) => /^\s*(?:#|$)/.test(line)) || hasKnownName(lines)
    ? undefined
    : "prose";
}

/** Crawl-delay and its like have no effect at Google, yet they are written for crawlers. */
function hasKnownName(lines: readonly { key: string }[]): boolean {
  return lines.some(({ key }) =>
    /^(?:crawl-delay|clean-param|host|request-rate|visit-time|noindex|content-signal|content-usage)$/i.test(
      key,
    ),
  );
}
