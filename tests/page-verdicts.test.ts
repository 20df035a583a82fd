import { describe, expect, test } from "vitest";

import { directiveEffects } from "#engine/ai-access/directive-effects.ts";
import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import { tellAi } from "#engine/ai-access/ai-words.ts";
import { judgeAudit } from "#engine/live/judge-audit.ts";
import { judgeLiveRobots } from "#engine/live/judge-robots.ts";
import type { ReadPage, RobotsFile } from "#engine/live/read-page.ts";
import { isShut } from "#engine/page-audit/indexability.ts";
import { crawlers } from "#engine/robots-txt/crawlers.ts";
import { buildReport } from "#engine/site-audit/build-report.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { findLost } from "#server/watch/find-lost.ts";
import { pageCases, readers, type PageCase } from "#tests/cases/ai-access/page-verdicts.ts";
import { NOW, SITE, toSiteRows } from "#tests/support/site-rows.ts";

const url = `${SITE}/`;
const WORDS = "<h1>Lawn suits</h1><p>Sewn in Lahore, in five sizes, from two thousand rupees.</p>";

const htmlOf = ({ head = "", body = WORDS }: PageCase) =>
  `<!doctype html><html lang="en"><head><title>Lawn</title>${head}</head><body>${body}</body></html>`;

const robotsOf = ({ robotsTxt }: PageCase): RobotsFile => ({
  url: `${SITE}/robots.txt`,
  status: robotsTxt === undefined ? 404 : 200,
  kind: robotsTxt === undefined ? "none" : "file",
  text: robotsTxt ?? "",
});

/** As the live tools read it. */
function readLive(page: PageCase): ReadPage {
  const { xRobotsTag, status = 200 } = page;
  return {
    url,
    hops: [{ url, status }],
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      ...(xRobotsTag !== undefined && { "x-robots-tag": xRobotsTag }),
    },
    bytes: Buffer.from(htmlOf(page)),
    firstByteMs: 100,
    robots: robotsOf(page),
  };
}

/** As a crawl keeps it. */
function auditSite(page: PageCase, earlier?: SiteReport) {
  const { xRobotsTag, robotsTxt, status, asked } = page;
  const isClosed = robotsTxt !== undefined && !page.isIndexable;
  const rows = toSiteRows(
    {
      "/": {
        ...(isClosed
          ? { notRead: { reason: "robots", detail: "line 2" } }
          : { html: htmlOf(page) }),
        ...(xRobotsTag !== undefined && { xRobotsTag }),
        ...(status !== undefined && { status }),
      },
    },
    {
      robots: robotsOf(page),
      ...(asked !== undefined && { askedAs: { url, asked } }),
    },
  );
  return buildReport(rows, { now: NOW, ...(earlier && { earlier }) });
}

function wordsOf(ai: AiFindability | undefined): Readonly<Record<string, string>> {
  if (ai === undefined) throw new Error("not judged");
  const { failsWith } = ai.cited;
  const told = tellAi(ai)
    .filter(({ id }) => id !== "server")
    .flatMap(({ rows }) => rows)
    .flatMap(({ word, names }) => names.map((name) => [name, word] as const))
    .filter(([name]) => readers.some((reader) => reader === name));
  const failed = failsWith === undefined ? [] : readers.filter((name) => name !== "Amazonbot");
  return Object.fromEntries([
    ...told.filter(([, word]) => word !== "Allowed"),
    ...failed.map((name) => [name, String(failsWith)] as const),
  ]);
}

describe.each(pageCases)("$name", (page) => {
  const { isIndexable, words, asked = [] } = page;
  const read = readLive(page);

  test("the audit of a page: the gates of the index and the AI answer", () => {
    const audit = judgeAudit(read, { sitemap: { state: "none", asked: [] }, now: NOW, asked });
    if (!audit.ok) throw new Error(audit.problem);
    const { indexability, ai } = audit.value;

    expect(wordsOf(ai)).toEqual(words);
    expect(isShut(indexability)).toBe(!isIndexable);
  });

  test("the tester of robots.txt", () => {
    const { ai, tested, agents } = judgeLiveRobots(read.robots, {
      url,
      page: read,
      now: NOW,
      asked,
    });

    expect(wordsOf(ai)).toEqual(words);
    for (const [at, name] of agents.entries()) {
      expect(tested[0]?.verdicts[at]?.allowed).toBe(words[name] !== "Closed");
    }
  });

  test("the audit of a site, and the watch, which tells what was lost", () => {
    const before = auditSite({ name: "", isIndexable: true, words: {} });
    const report = auditSite(page, before);
    const wasOpen = new Map(before.pages.map((one) => [one.url, one]));
    const lost = findLost(report.pages, wasOpen, report.comparison?.changes);

    expect(wordsOf(report.ai)).toEqual(words);
    expect(report.pages[0]?.indexable === true).toBe(isIndexable);
    expect(lost.length > 0).toBe(!isIndexable && report.pages[0]?.group !== "not-read");
  });

  test("the answer is Yes only where nobody is kept out, and No only where all are", () => {
    const { ai } = judgeLiveRobots(read.robots, { url, page: read, now: NOW, asked });
    const limited = Object.keys(words).filter((name) => name !== "Amazonbot");
    const isClosedToAll = page.status === 404 || page.robotsTxt?.startsWith("User-agent: *");
    const some = isClosedToAll === true ? "No" : "Partly";

    expect(tellAi(ai)[0]?.answer).toBe(limited.length === 0 ? "Yes" : some);
  });
});

test("each effect names a reader that we know and the page of its operator", () => {
  const names = new Set(["search", ...crawlers.map(({ name }) => name)]);
  for (const { reader, source } of directiveEffects) {
    expect(names).toContain(reader);
    expect(source).toMatch(/^https:\/\//);
  }
});
