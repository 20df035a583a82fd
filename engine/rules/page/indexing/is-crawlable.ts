import {
  findBlockingHeader,
  forbidsIndexing,
  type RobotsMeta,
} from "#engine/html/robots-directives.ts";
import { isAllowed } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import {
  evidenceOf,
  pass,
  type Check,
  type Evidence,
  type CheckVerdict,
} from "#engine/rules/check.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";

/** The five that Lighthouse asks; null stands for a crawler without rules of its own. */
const AGENTS = [null, "Googlebot", "bingbot", "DuckDuckBot", "archive.org_bot"];

const FIX = "If the page is meant to be found, delete this line; indexing is the default.";

export const isCrawlable: Check = {
  id: "is-crawlable",
  title: "Search engines may index it",
  group: "technical",
  severity: "out",
  points: 22,
  lighthouseWeight: 93 / 23,
  why: "A page that forbids indexing is in no search result, however good it is.",
  source: "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag",
  guide: {
    topic: "indexing",
    name: "Page that forbids indexing",
    finds:
      "Finds a noindex, or another directive with the same effect, in the robots meta tags or in the X-Robots-Tag header of a page meant to be found.",
    matters:
      "Everybody who launches a site: the switch that hides it while it is built is the one most easily forgotten.",
    fix: FIX,
    doneWhen: "Neither the head nor the headers of the page say noindex or none.",
    example: {
      kind: "html",
      wrong: '<meta name="robots" content="noindex">',
      right: "<title>Office desks in Lahore | Chinar</title>",
    },
  },
  evaluate(facts) {
    const blocks = AGENTS.map((agent) => findBlock(facts, agent));
    const blocked = blocks.filter((block) => block !== null);
    if (blocked.length === 0) return judgeUnblocked(facts);

    const metas = new Set(
      blocked.flatMap((block) => (block.meta === null ? [] : [block.meta.element])),
    );
    const header = blocked.find((block) => block.header !== null)?.header ?? null;
    const rule = blocked.find((block) => block.rule !== null)?.rule ?? null;
    const names = AGENTS.filter((_agent, at) => blocks[at] !== null).map(
      (agent) => agent ?? "all others",
    );
    const isAll = blocked.length === AGENTS.length;
    const isForGoogle = names.includes("Googlebot") || names.includes("all others");
    return {
      status: isAll ? "fail" : "warn",
      severity: isForGoogle ? "out" : "clicks",
      text: isAll
        ? "The page forbids indexing"
        : `The page forbids indexing to some: ${names.join(", ")}`,
      evidence: [
        ...evidenceOf(facts.document, [...metas]),
        ...(header === null ? [] : [{ line: 0, excerpt: `X-Robots-Tag: ${header}` }]),
        ...(rule === null ? [] : [rule]),
      ],
      fix: {
        advice: FIX,
        markup: '<meta name="robots" content="index, follow">',
      },
    };
  },
};

/** A noindex in the body is obeyed by Google now and then, so "may index" would be too sure. */
function judgeUnblocked({ document, robots, context }: PageFacts): CheckVerdict {
  const astray = robots.filter(
    ({ name, content, element }) =>
      (name === "robots" || name === "googlebot") &&
      !element.inLiveHead &&
      forbidsIndexing(content, context.now),
  );
  if (astray.length > 0) {
    return {
      status: "warn",
      text: "A noindex is in the body, where Google may obey it",
      evidence: evidenceOf(
        document,
        astray.map(({ element }) => element),
      ),
      fix: {
        advice:
          "Delete it if the page is meant to be found; move it into head if it is meant to be hidden.",
      },
    };
  }
  const isAllSeen = context.xRobotsTag !== undefined && context.robotsTxt !== undefined;
  return pass(
    isAllSeen ? "Search engines may index this page" : "Nothing in the page forbids indexing",
  );
}

type Block = { meta: RobotsMeta | null; header: string | null; rule: Evidence | null };

/** An agent's own meta replaces the generic one; headers and robots.txt add to either. */
function findBlock({ robots, context, address }: PageFacts, agent: string | null): Block | null {
  const inHead = robots.filter(({ element }) => element.inLiveHead);
  const own = agent === null ? undefined : inHead.find(({ name }) => name === agent.toLowerCase());
  const meta = own ?? inHead.find(({ name }) => name === "robots");
  const metaBlocks = meta !== undefined && forbidsIndexing(meta.content, context.now);
  const header = findBlockingHeader(context.xRobotsTag ?? "", agent, context.now);
  const rule = findBlockingRule(context.robotsTxt, agent, address.url.href);
  if (!metaBlocks && header === null && rule === null) return null;
  return { meta: metaBlocks ? meta : null, header, rule };
}

function findBlockingRule(
  file: string | undefined,
  agent: string | null,
  url: string,
): Evidence | null {
  if (file === undefined) return null;
  const verdict = isAllowed(parseRobotsTxt(file), agent ?? "*", url);
  if (verdict.allowed || verdict.rule === undefined) return null;
  const { line, kind, pattern } = verdict.rule;
  return { line, excerpt: `robots.txt: ${kind}: ${pattern}` };
}
