import { readFileSync } from "node:fs";

import { afterAll, beforeAll, expect, test } from "vitest";

import { decodeHtml } from "#engine/html/decode-html.ts";
import { readMainText } from "#engine/html/main-text.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { checkCluster } from "#engine/hreflang/check-cluster.ts";
import { readAnnotations } from "#engine/hreflang/read-annotations.ts";
import { checkLinks } from "#engine/links/check-links.ts";
import { MAX_ALTERNATES, type LiveAnswer, type LiveTool } from "#engine/live/contract.ts";
import type { LiveRequest } from "#engine/live/live-request.ts";
import { auditHtml } from "#engine/page-audit/audit-page.ts";
import { findTerms } from "#engine/terms/find-terms.ts";
import { createLiveAnswers } from "#server/live/answer-live.ts";
import { createJudgePool, type JudgePool } from "#server/live/judge-pool.ts";
import { createTestLive, VISITOR, type TestLive } from "#tests/support/server/create-test-live.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";
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
  answer = createLiveAnswers({
    ...live,
    judge: pool.judge,
    clock: () => NOW,
    maxLinks: 50,
    asksAsCrawlers: false,
  });
});

afterAll(async () => {
  await pool.close();
  await live.close();
});

async function read<Tool extends LiveTool>(
  tool: Tool,
  host: string,
  more: Partial<LiveRequest> = {},
) {
  const outcome = await answer({ url: `${host}/old`, tool, ...more }, VISITOR);
  if (outcome.outcome !== "answered") throw new Error(outcome.outcome);
  const told = JSON.parse(outcome.json) as LiveAnswer<Tool>;
  if (told.outcome !== "read") throw new Error(outcome.json);
  return told;
}

describeWithFixtures("saved pages, read live and pasted", 72, () => {
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

  test.each(pages)("$id: the same language versions", async ({ host, bytes }) => {
    const url = `https://${host}/page`;
    const own = readAnnotations({ text: decodeHtml(bytes).text, url }, NOW);
    const pasted = own.ok ? own.value : [];
    const { result } = await read("hreflang", host);
    const [first, ...others] = result.versions;

    expect(first).toMatchObject({ state: "read", status: 200, redirectedTo: url });
    const listed = new Set(
      pasted.flatMap(({ alternates }) => alternates.map(({ href }) => new URL(href, url).href)),
    );
    listed.delete(url);
    expect(others.map((each) => each.url)).toEqual([...listed].slice(0, MAX_ALTERNATES));
    expect(result.beyondLimit).toBe(Math.max(0, listed.size - MAX_ALTERNATES));
    // What only a reading knows: the other versions, which the small web answers with a page of few words.
    const answered = others
      .filter(({ state }) => state === "read")
      .map((each) => ({ ...BARE_VERSION, url: each.url }));
    expect(answered).toHaveLength(others.length);
    expect(result.report).toEqual(
      listed.size === 0 ? null : checkCluster([...pasted, ...answered]),
    );
  });

  test.each(pages)("$id: the same terms of its own and of a rival", async ({ id, host, bytes }) => {
    const at = pages.findIndex((each) => each.id === id);
    const rival = pages[(at + 1) % pages.length] ?? pages[0];
    if (rival === undefined) throw new Error("no page");
    const [own, other] = [mainTextOf(bytes), mainTextOf(rival.bytes)];
    const { result } = await read("terms", host, { rivals: [`${rival.host}/old`] });

    expect(result.report).toEqual(
      other.text === ""
        ? null
        : findTerms({ rivals: [other.text], ...(own.text !== "" && { own: own.text }) }),
    );
    expect(result.pages.map((each) => each.state === "read" && each.leftOut)).toEqual(
      [own, other].map(({ text, leftOut }) => text !== "" && leftOut),
    );
  });

  return pages.length * 3;
});

/** As `readAnnotations` has a page that names no other. */
const BARE_VERSION = { form: "head", alternates: [], isNoindex: false, line: 1 } as const;

function mainTextOf(bytes: Uint8Array) {
  const parsed = parseHtml(decodeHtml(bytes).text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return readMainText(parsed.value);
}
