import { findFaults } from "./write-markdown.ts";
import type { Audit } from "#engine/page-audit/audit-page.ts";
import { answerWords } from "#engine/page-audit/indexability-words.ts";
import { paths } from "#lib/site/paths.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { tellDayAndYear } from "#lib/time-words.ts";

const FIRST = 3;

/** The tool with the address in its field: nothing is stored, so whoever opens it reads the page again. */
export function pageAuditLink(origin: string, url: string): string {
  return `${origin}${paths.tools}/seo-audit?url=${encodeURIComponent(url)}`;
}

/** The result of one page for a message: the verdict, the score, the first three findings and the link. */
export function pageShareText(
  { band, findings, indexability, score }: Audit,
  { url, readAt, link }: { url: string; readAt: number; link: string },
): string {
  const faults = findFaults(findings);
  const hasWords = indexability.answer !== "not-from-html";
  return [
    `*${url}* (${tellDayAndYear(readAt)})`,
    `Can Google index this page? ${answerWords[indexability.answer].word}.`,
    ...(hasWords && band !== null ? [`${score} out of 100 by all our rules.`] : []),
    ...(hasWords ? faults.slice(0, FIRST) : []).map(({ text }, index) => `${index + 1}. ${text}`),
    `Check it: ${link}`,
  ]
    .map(oneLine)
    .join("\n");
}
