import { attribute, elementsOf, type HtmlProblem } from "#engine/html/html-document.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { hasRel, readPageFacts } from "#engine/html/page-facts.ts";
import { contextOf, decodePage, type ReadPage } from "./read-page.ts";
import type { Result } from "#lib/result.ts";

/** What a search result is made of, as the page says it; null where it says nothing. */
export type LiveSnippet = {
  url: string;
  title: string | null;
  description: string | null;
  h1: string | null;
  siteName: string | null;
  /** Full address of the icon that the page names. */
  icon: string | null;
};

/**
 * What a results page would show of a page, and of its icon the address in full. `now`: ms since
 * 1970.
 */
export function judgeSnippet(page: ReadPage, now: number): Result<LiveSnippet, HtmlProblem> {
  const { html, encoding } = decodePage(page);
  const parsed = parseHtml(html);
  if (!parsed.ok) return parsed;
  const facts = readPageFacts(parsed.value, contextOf(page, encoding, now));
  const icon = elementsOf(parsed.value, "link").find((link) => hasRel(link, "icon"));
  const href = icon === undefined ? null : attribute(icon, "href");
  return {
    ok: true,
    value: {
      url: page.url,
      title: facts.title,
      description: facts.description,
      h1: facts.headings.find(({ level }) => level === 1)?.text ?? null,
      siteName: facts.openGraph.get("og:site_name") ?? null,
      icon: href === null ? null : (URL.parse(href, facts.base.baseUrl?.href)?.href ?? null),
    },
  };
}
