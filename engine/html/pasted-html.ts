import { findForeignText, type ForeignText } from "./foreign-text.ts";
import type { HtmlDocument, HtmlProblem } from "./html-document.ts";
import { parseHtml } from "./parse-html.ts";
import type { Result } from "#lib/result.ts";

/** Why what somebody handed over is not judged: it cannot be read, or it is something else. */
export type PastedProblem = HtmlProblem | ForeignText;

/**
 * The page in a text that a person pasted or dropped. Unlike `parseHtml`, which reads what a server
 * calls HTML, it refuses what is no page: an address, JSON, or a text without HTML.
 */
export function parsePastedHtml(source: string): Result<HtmlDocument, PastedProblem> {
  const parsed = parseHtml(source);
  if (!parsed.ok) return parsed;
  const foreign = findForeignText(source);
  return foreign === null ? parsed : { ok: false, problem: foreign };
}
