import type { PageLook } from "#engine/ai-access/judge-server-access.ts";
import { listClosedIndexes } from "#engine/ai-access/list-closed-indexes.ts";
import type { ClosedIndexes } from "#engine/ai-access/judge-ai-access.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts } from "#engine/html/page-facts.ts";
import { contextOf, decodePage, type ReadPage } from "./read-page.ts";
import { judgeNoindex } from "#engine/page-audit/gates/noindex.ts";
import { countReadableWords } from "#engine/page-audit/indexability.ts";

/** What is compared between two answers of one address. What is no HTML has a status alone. */
export function lookAtPage(page: ReadPage, now: number): PageLook {
  const { status, headers } = page;
  const location = page.hops.at(-1)?.location;
  const price = headers["crawler-price"];
  const head = {
    status,
    ...(location !== undefined && { location }),
    ...(price !== undefined && { price }),
    ...(/^cloudflare/i.test(headers["server"] ?? "") && { isOfCloudflare: true as const }),
  };
  const { html, encoding } = decodePage(page);
  const parsed = parseHtml(html);
  if (!parsed.ok) return { ...head, canonical: null, isNoindex: false, words: 0 };
  const facts = readPageFacts(parsed.value, contextOf(page, encoding, now));
  return {
    ...head,
    canonical: facts.canonicals[0]?.resolved ?? null,
    isNoindex: judgeNoindex(facts).state === "shut",
    words: countReadableWords(facts),
  };
}

/** The indexes that the page's own noindex keeps it out of. */
export function closedIndexesOf(page: ReadPage, now: number): ClosedIndexes {
  const { html, encoding } = decodePage(page);
  const parsed = parseHtml(html);
  return parsed.ok
    ? listClosedIndexes(readPageFacts(parsed.value, contextOf(page, encoding, now)))
    : [];
}
