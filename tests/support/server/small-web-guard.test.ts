import { afterAll, beforeAll, expect, test } from "vitest";

import { createJudgePool, type JudgePool } from "#server/live/judge-pool.ts";
import type { LiveAnswer, LiveTool } from "#engine/live/contract.ts";
import { createLiveAnswers } from "#server/live/answer-live.ts";
import { createTestLive, VISITOR, type TestLive } from "./create-test-live.ts";
import { startTableWeb } from "./small-web-guard.ts";
import { smallWebPages } from "#tests/support/small-web-pages.ts";

let web: Awaited<ReturnType<typeof startTableWeb>>;
let live: TestLive;
let pool: JudgePool;

beforeAll(async () => {
  web = await startTableWeb(smallWebPages);
  live = await createTestLive({
    guard: web.guard,
    settings: { limitMs: 500, visitorPerTenMinutes: 100, sitePerTenMinutes: 100 },
  });
  pool = createJudgePool();
});

afterAll(async () => {
  await pool.close();
  await live.close();
  await web.close();
});

async function read(url: string, tool: LiveTool = "seo-audit", rest = {}) {
  const answer = createLiveAnswers({
    ...live,
    judge: pool.judge,
    clock: () => Date.UTC(2026, 6, 1),
    maxLinks: 50,
    asksAsCrawlers: false,
  });
  const outcome = await answer({ url, tool, ...rest }, VISITOR);
  if (outcome.outcome !== "answered") throw new Error("too many");
  return JSON.parse(outcome.json) as LiveAnswer;
}

test.each([
  ["wall.pk", "blocked"],
  ["slow.pk", "timeout"],
  ["pdf.pk", "not-html"],
  ["closed.pk", "robots"],
  ["nowhere.pk", "not-public"],
  ["https://old.pk", "unreachable"],
])("%s is not read: %s", async (url, reason) => {
  expect(await read(url)).toMatchObject({ outcome: "not-read", reason });
});

test.each([
  ["tarardental.pk", "yes"],
  ["shell.pk", "not-from-html"],
  ["noindex.pk", "no"],
  ["robots503.pk", "not-now"],
])("%s is read: can Google index it? %s", async (url, verdict) => {
  const answer = await read(url);

  expect(answer).toMatchObject({
    outcome: "read",
    result: { indexability: { answer: verdict } },
  });
});

test("an address without its scheme is found over http, and where it has moved to", async () => {
  expect(await read("old.pk")).toMatchObject({
    outcome: "read",
    hops: [
      { url: "http://old.pk/", status: 301 },
      { url: "http://www.old.pk/", status: 200 },
    ],
  });
});

test("the clinic has links of each kind, two versions, and a style sheet that is closed", async () => {
  const links = await read("tarardental.pk", "links", { check: true });
  const hreflang = await read("tarardental.pk", "hreflang");
  const robots = await read("tarardental.pk", "robots");

  expect(links).toMatchObject({
    result: {
      targets: expect.arrayContaining([
        expect.objectContaining({ url: "https://tarardental.pk/prices", state: "alive" }),
        expect.objectContaining({ url: "https://tarardental.pk/old-team", state: "redirected" }),
        expect.objectContaining({ url: "https://tarardental.pk/gone", state: "dead" }),
        expect.objectContaining({ url: "https://wall.pk/", state: "unchecked" }),
      ]),
    },
  });
  expect(hreflang).toMatchObject({ result: { versions: [{ state: "read" }, { state: "read" }] } });
  expect(JSON.stringify(robots)).toContain("/styles/site.css");
});

test("three rivals write about one topic, and the archive has a copy", async () => {
  const terms = await read("", "terms", { rivals: ["a.pk", "b.pk", "c.pk"] });

  expect(JSON.stringify(terms)).toContain("lawn");
  expect(await read("tarardental.pk", "archive")).toMatchObject({
    result: { state: "copy", at: "2026-01-02T03:04:05.000Z" },
  });
});
