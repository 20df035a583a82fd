import type { HtmlProblem } from "#engine/html/html-document.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { checkLinksOf, type LinkReport } from "#engine/links/check-links.ts";
import { decodePage, type ReadPage } from "#engine/live/read-page.ts";
import type { Result } from "#lib/result.ts";

/** Every link of the page as search engines take it, the X-Robots-Tag header included. */
export function judgeLinks(page: ReadPage): Result<LinkReport, HtmlProblem> {
  const parsed = parseHtml(decodePage(page).html);
  if (!parsed.ok) return parsed;
  const xRobotsTag = page.headers["x-robots-tag"] ?? "";
  return { ok: true, value: checkLinksOf(parsed.value, { url: page.url, xRobotsTag }) };
}

/**
 * The targets worth asking, each once, without fragments, in the order of the page: those that a
 * search engine follows first.
 */
export function listTargets({ links }: LinkReport, limit: number): readonly string[] {
  const web = links.filter(({ isWeb }) => isWeb);
  const ordered = [
    ...web.filter(({ status }) => status === "followed"),
    ...web.filter(({ status }) => status !== "followed"),
  ];
  const urls = ordered.flatMap(({ url }) => {
    const parsed = URL.parse(url);
    if (parsed === null) return [];
    parsed.hash = "";
    return [parsed.href];
  });
  return [...new Set(urls)].slice(0, limit);
}
