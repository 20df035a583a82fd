import { firstSpellings } from "#engine/address/address-key.ts";
import { withoutFragment } from "#engine/address/without-fragment.ts";
import { MAX_LINK_CHARACTERS_OF_A_PAGE, MAX_LINKS_OF_A_PAGE } from "#engine/bounds.ts";
import type { HtmlProblem } from "#engine/html/html-document.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { checkLinksOf, type LinkReport } from "#engine/links/check-links.ts";
import { decodePage, type ReadPage } from "./read-page.ts";
import type { Result } from "#lib/result.ts";

/**
 * Every link of the page as search engines take it, the X-Robots-Tag header included. The sums are of
 * all; of a page with more than a list holds, the first are listed.
 */
export function judgeLinks(page: ReadPage): Result<LinkReport, HtmlProblem> {
  const parsed = parseHtml(decodePage(page).html);
  if (!parsed.ok) return parsed;
  const xRobotsTag = page.headers["x-robots-tag"] ?? "";
  const report = checkLinksOf(parsed.value, { url: page.url, xRobotsTag });
  const links = takeFirst(report.links);
  const unlisted = report.links.length - links.length;
  return { ok: true, value: { ...report, links, ...(unlisted > 0 && { unlisted }) } };
}

function takeFirst(links: LinkReport["links"]): LinkReport["links"] {
  let characters = 0;
  const end = links.slice(0, MAX_LINKS_OF_A_PAGE).findIndex(({ url, text, rel }) => {
    characters += url.length + text.length + (rel?.length ?? 0);
    return characters > MAX_LINK_CHARACTERS_OF_A_PAGE;
  });
  return links.slice(0, end === -1 ? MAX_LINKS_OF_A_PAGE : end);
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
  const urls = ordered.map(({ url }) => withoutFragment(url));
  return firstSpellings(urls).slice(0, limit);
}
