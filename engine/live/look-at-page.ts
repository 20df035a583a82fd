import type { PageLook } from "#engine/ai-access/judge-server-access.ts";
import { listPageLimits, type PageLimit } from "#engine/ai-access/list-page-limits.ts";
import { readLookHead } from "#engine/ai-access/read-look-head.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts } from "#engine/html/page-facts.ts";
import { contextOf, decodePage, type ReadPage } from "./read-page.ts";
import { judgeNoindex } from "#engine/page-audit/gates/noindex.ts";
import { countReadableWords } from "#engine/page-audit/indexability.ts";

/** What is compared between two answers of one address. What is no HTML has a status alone. */
export function lookAtPage(page: ReadPage, now: number): PageLook {
  const head = readLookHead(page.status, page.hops.at(-1)?.location, page.headers);
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

/** What the page asks of its readers. */
export function limitsOf(page: ReadPage, now: number): readonly PageLimit[] {
  const { html, encoding } = decodePage(page);
  const parsed = parseHtml(html);
  return parsed.ok
    ? listPageLimits(readPageFacts(parsed.value, contextOf(page, encoding, now)))
    : [];
}
