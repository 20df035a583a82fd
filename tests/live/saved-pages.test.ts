import { readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import type { LiveRead, LiveResults, LiveTool } from "#engine/live/contract.ts";
import { decodeHtml } from "#engine/html/decode-html.ts";
import { checkLinks } from "#engine/links/check-links.ts";
import { auditHtml } from "#engine/page-audit/audit-page.ts";
import { createLiveAnswers } from "#server/live/answer-live.ts";
import { createJudgePool, type JudgePool } from "#server/live/judge-pool.ts";
import { createTestLive, VISITOR, type TestLive } from "#server/testing/create-test-live.ts";
import { HTML, say } from "#server/testing/small-web.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath, hasFixtures, readFixture } from "#tests/support/fixtures.ts";

const NOW = Date.UTC(2026, 10, 22);
const ROBOTS = "User-agent: *\nDisallow: /private/\n";
const MAX_BYTES = 1_000_000;

type Saved = { id: string; file: string; bytes: number };

/** Real pages, each served on a host of its own over a redirect, with headers and a robots.txt. */
const pages = hasFixtures
  ? readFixture<Saved[]>("html/pages.json")
      .filter(({ bytes }) => bytes < MAX_BYTES)
      .map(({ id, file }) => ({
        id,
        host: `${id}.pk`,
        bytes: readFileSync(fixturePath(`html/${file}`)),
      }))
  : [];

let live: TestLive;
let pool: JudgePool;
let answer: ReturnType<typeof createLiveAnswers>;

beforeAll(async () => {
  live = await createTestLive({
    settings: { visitorPerTenMinutes: 1000, visitorPerDay: 1000 },
    answers: Object.fromEntries(
      pages.flatMap(({ host, bytes }) => [
        [`${host}/old`, say(301, { location: "/page" })],
        [
          `${host}/page`,
          (_request, response) =>
            response.writeHead(200, { "content-type": "text/html", vary: "user-agent" }).end(bytes),
        ],
        [`${host}/robots.txt`, say(200, { ...HTML, "content-type": "text/plain" }, ROBOTS)],
        [`${host}/sitemap.xml`, say(404, HTML)],
      ]),
    ),
  });
  pool = createJudgePool();
  answer = createLiveAnswers({ ...live, judge: pool.judge, clock: () => NOW, maxLinks: 50 });
});

afterAll(async () => {
  await pool.close();
  await live.close();
});

async function read<Tool extends LiveTool>(tool: Tool, host: string) {
  const outcome = await answer({ url: `${host}/old`, tool }, VISITOR);
  if (outcome.outcome !== "answered" || outcome.answer.outcome !== "read") {
    throw new Error(JSON.stringify(outcome));
  }
  return outcome.answer as LiveRead<LiveResults[Tool]>;
}

describeWithFixtures("saved pages, read live and pasted", 18, () => {
  test.each(pages)("$id: the same report and the same links", async ({ host, bytes }) => {
    const url = `https://${host}/page`;
    const { text, encoding: used, ...said } = decodeHtml(bytes);
    const pasted = auditHtml(text, {
      url,
      httpStatus: 200,
      xRobotsTag: "",
      linkHeader: "",
      robotsTxt: ROBOTS,
      encoding: { used, ...said },
      now: NOW,
    });
    const links = checkLinks({ html: text, url, xRobotsTag: "" });
    const audit = await read("seo-audit", host);

    expect(audit.hops).toEqual([
      { url: `https://${host}/old`, status: 301, location: "/page" },
      { url, status: 200 },
    ]);
    // The gates know more of a page that was read: its way there, and the time it took.
    expect({ ...audit.result.audit, indexability: null }).toEqual(
      pasted.ok && { ...pasted.value, indexability: null },
    );
    expect(audit.result.indexability.answer).toBe(pasted.ok && pasted.value.indexability.answer);
    expect((await read("links", host)).result).toEqual(links.ok && links.value);
    expect((await read("serp", host)).result.title).toBe(pasted.ok && pasted.value.facts.title);
  });

  return pages.length;
});
