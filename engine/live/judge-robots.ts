import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts } from "#engine/html/page-facts.ts";
import { judgeAiOfReading, type ReadForAi } from "./judge-ai-of-reading.ts";
import { readResources, type PageResource } from "./page-resources.ts";
import {
  contextOf,
  decodePage,
  type LiveHop,
  type ReadPage,
  type RobotsFile,
} from "./read-page.ts";
import { crawlers } from "#engine/robots-txt/crawlers.ts";
import { findForeignRobotsText } from "#engine/robots-txt/foreign-text.ts";
import { WHILE_ROBOTS_TXT_FAILS } from "#engine/robots-txt/google-facts.ts";
import { lintRobotsTxt } from "#engine/robots-txt/lint.ts";
import type { RobotsFinding } from "#engine/robots-txt/robots-finding.ts";
import { matchUrl, selectRules, type AgentRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt, type RobotsTxt } from "#engine/robots-txt/parse.ts";
import { pickBinding, type AgentBinding } from "#engine/robots-txt/test-urls.ts";
import { whereStopped } from "#engine/robots-txt/where-stopped.ts";
import { count } from "#lib/count.ts";

export type TestedAddress = {
  url: string;
  kind: "page" | "style sheet" | "script";
  /** False: another host's robots.txt decides, which was not read. */
  isOwnHost: boolean;
  /** In the order of `agents`. */
  verdicts: readonly { allowed: boolean; line?: number; rule?: string }[];
};

export type LiveRobots = {
  file: Pick<RobotsFile, "url" | "kind" | "status"> & {
    hops: readonly LiveHop[];
    /** What the status means, in words. */
    meaning: string;
    bytes: number;
    lines: number;
    sitemaps: readonly string[];
    /** A web page was sent in place of the file, and no line of it is a rule. */
    isWebPage: boolean;
  };
  agents: readonly string[];
  /** Which group of the file binds each agent. */
  bindings: readonly AgentBinding[];
  tested: readonly TestedAddress[];
  findings: readonly RobotsFinding[];
  /** Can AI find the address that was asked for? */
  ai: AiFindability;
  /** Why there is no page among the tested; undefined where it was read. */
  pageDetail?: string;
};

const AGENTS = crawlers.flatMap(({ name, isAskedAbout }) => (isAskedAbout ? [name] : []));
const MAX_RESOURCES = 60;

/**
 * The file's status and what it means, then the page, its style sheets and its scripts against it.
 * `page` is absent where only the file could be read; `url` is then the address as asked.
 */
export function judgeLiveRobots(
  robots: RobotsFile,
  read: Omit<ReadForAi, "robots"> & { pageDetail?: string },
): LiveRobots {
  const { url, page, pageDetail, now } = read;
  const { text, hops = [], status } = robots;
  const parsed = parseRobotsTxt(text);
  const isWebPage = findForeignRobotsText(text) === "html" && hasNoRules(parsed);
  const selected = AGENTS.map((agent) => selectRules(parsed, agent));
  const host = new URL(robots.url).host;
  const addresses = [
    { url: page?.url ?? url, kind: "page" as const },
    ...(page === undefined ? [] : listResources(page, now)),
  ];

  return {
    file: {
      url: robots.url,
      hops,
      kind: robots.kind,
      status,
      meaning: [explain(robots, isWebPage), whereStopped(text, parsed.isCut) ?? []]
        .flat()
        .join(" "),
      bytes: new TextEncoder().encode(text).length,
      lines: robots.kind === "file" ? parsed.lines.length : 0,
      sitemaps: parsed.sitemaps,
      isWebPage,
    },
    agents: AGENTS,
    bindings: selected.map(pickBinding),
    tested: addresses.map((address) => ({
      ...address,
      isOwnHost: new URL(address.url).host === host,
      verdicts: selected.map((rules) =>
        robots.kind === "unavailable" ? { allowed: false } : judgeFor(rules, address.url),
      ),
    })),
    findings: robots.kind === "file" && !isWebPage ? lintRobotsTxt(text) : [],
    ai: judgeAiOfReading({ robots, ...read }),
    ...(pageDetail !== undefined && { pageDetail }),
  };
}

function judgeFor(rules: AgentRules, url: string): TestedAddress["verdicts"][number] {
  const { allowed, rule } = matchUrl(rules, url);
  if (rule === undefined) return { allowed };
  const directive = rule.kind === "allow" ? "Allow" : "Disallow";
  return { allowed, line: rule.line, rule: `${directive}: ${rule.pattern}` };
}

function listResources(page: ReadPage, now: number): readonly PageResource[] {
  const { html, encoding } = decodePage(page);
  const parsed = parseHtml(html);
  if (!parsed.ok) return [];
  const facts = readPageFacts(parsed.value, contextOf(page, encoding, now));
  return readResources(facts).slice(0, MAX_RESOURCES);
}

/**
 * HTML in which Google finds no rule either: it takes what rules it can find, and ignores the rest.
 * https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#file-format
 */
function hasNoRules({ groups, sitemaps }: RobotsTxt): boolean {
  return sitemaps.length === 0 && groups.every(({ rules }) => rules.length === 0);
}

/** https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#http-status-codes */
function explain({ kind, status, hops = [] }: RobotsFile, isWebPage: boolean): string {
  const moved =
    hops.length > 1
      ? ` It was reached over ${count(hops.length - 1, "redirect")}; Google follows five.`
      : "";
  if (kind === "file" && isWebPage) {
    return `It answers ${status} with a web page (HTML), not with a robots.txt. Google finds no rules in it, so everything may be crawled.${moved}`;
  }
  if (kind === "file") return `It answers ${status}: its rules bind.${moved}`;
  if (kind === "none") {
    return status === null
      ? `It leads nowhere that Google would follow, so there are no rules.${moved}`
      : `It answers ${status}: there are no rules, and everything may be crawled.${moved}`;
  }
  return status === null
    ? `It does not answer: ${WHILE_ROBOTS_TXT_FAILS}.`
    : `It answers ${status}: ${WHILE_ROBOTS_TXT_FAILS}.`;
}
