import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import type { AskedAs } from "#engine/ai-access/judge-server-access.ts";
import type { HtmlProblem } from "#engine/html/html-document.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts, type PageFacts } from "#engine/html/page-facts.ts";
import { judgeAiOfReading } from "./judge-ai-of-reading.ts";
import { readResources } from "./page-resources.ts";
import { contextOf, decodePage, robotsText, type ReadPage } from "./read-page.ts";
import { readResponseHeaders, type HeaderRow } from "./response-headers.ts";
import type { SitemapAnswer } from "./sitemap.ts";
import { auditPage, type Audit } from "#engine/page-audit/audit-page.ts";
import type { Arrival, Indexability } from "#engine/page-audit/indexability.ts";
import { matchUrl, selectRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import type { Result } from "#lib/result.ts";

/** A style sheet or script that robots.txt closes to Google: it then sees the page without it. */
export type BlockedResource = { url: string; line: number; rule: string };

export type LiveAudit = {
  audit: Audit;
  indexability: Indexability;
  /** Of the answer itself. Bytes are those of the HTML, unpacked. */
  page: { firstByteMs: number; bytes: number; words: number; links: number; title: string | null };
  headers: readonly HeaderRow[];
  sitemap: SitemapAnswer;
  ai: AiFindability;
  resources: {
    /** On the page's own host, so that its robots.txt speaks for them. */
    checked: number;
    elsewhere: number;
    blocked: readonly BlockedResource[];
  };
};

/**
 * The report that pasted source gives, with what only a reading knows. `now` in ms since 1970.
 * Refuses what is no HTML.
 */
export function judgeAudit(
  page: ReadPage,
  { sitemap, now, asked = [] }: { sitemap: SitemapAnswer; now: number; asked?: readonly AskedAs[] },
): Result<LiveAudit, HtmlProblem> {
  const { html, encoding } = decodePage(page);
  const context = contextOf(page, encoding, now);
  const parsed = parseHtml(html);
  if (!parsed.ok) return parsed;
  const facts = readPageFacts(parsed.value, context);
  const audit = auditPage(facts, arrivalOf(page));
  const { indexability } = audit;

  return {
    ok: true,
    value: {
      audit,
      indexability,
      page: {
        firstByteMs: page.firstByteMs,
        bytes: page.bytes.length,
        words: indexability.wordCount,
        links: facts.links.length,
        title: facts.title,
      },
      headers: readResponseHeaders(page.headers),
      sitemap,
      ai: judgeAiOfReading({ robots: page.robots, url: page.url, page, now, asked }),
      resources: judgeResources(facts, page),
    },
  };
}

/** What only a reading knows of the way to the page. */
export function arrivalOf(page: ReadPage): Arrival {
  return {
    redirects: page.hops.length - 1,
    firstByteMs: page.firstByteMs,
    robotsStatus: page.robots.status,
  };
}

/** https://developers.google.com/search/docs/crawling-indexing/javascript/fix-search-javascript */
function judgeResources(facts: PageFacts, page: ReadPage): LiveAudit["resources"] {
  const own = new URL(page.url).origin;
  const urls = readResources(facts).map(({ url }) => url);
  const onOwnHost = urls.filter((url) => URL.parse(url)?.origin === own);
  const text = robotsText(page.robots) ?? "";
  const rules = selectRules(parseRobotsTxt(text), "Googlebot");
  return {
    checked: onOwnHost.length,
    elsewhere: urls.length - onOwnHost.length,
    blocked: onOwnHost.flatMap((url) => {
      const { allowed, rule } = matchUrl(rules, url);
      return allowed || rule === undefined
        ? []
        : [{ url, line: rule.line, rule: `Disallow: ${rule.pattern}` }];
    }),
  };
}
