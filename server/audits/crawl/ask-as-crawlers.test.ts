import { expect, onTestFinished, test } from "vitest";

import { fewIdentities } from "#engine/ai-access/asked-as.ts";
import { buildReport } from "#engine/site-audit/build-report.ts";
import { askAsCrawlers } from "./ask-as-crawlers.ts";
import type { CrawlRun } from "./crawl-run.ts";
import { createTestCrawls } from "#tests/support/server/create-test-crawl.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

const NOW = Date.UTC(2026, 10, 26);
const words = "Printed lawn, stitched and unstitched, from Karachi. ".repeat(20);
const page = `<!doctype html><html lang="en"><head><title>Lawn</title><link rel="icon" href="data:,"></head><body><h1>Lawn</h1><p>${words}</p></body></html>`;
const robots = (text: string) => say(200, { "content-type": "text/plain" }, text);

type Answers = NonNullable<Parameters<typeof createTestCrawls>[0]>;

async function crawl(answers: Answers, asksAsCrawlers = true) {
  const crawls = await createTestCrawls(answers);
  onTestFinished(() => crawls.close());
  const rows = await crawls.crawl("http://site.pk/", { settings: { asksAsCrawlers } });
  const agents = crawls.web.requests
    .filter(({ path }) => path === "/")
    .map(({ headers }) => headers["user-agent"] ?? "")
    .filter((agent) => !agent.includes("PehlaPageBot"));
  return { rows, agents, report: buildReport(rows, { now: NOW }) };
}

test("the home page is asked for twice more, as two crawlers, and the report says the same", async () => {
  const { agents, report } = await crawl({ "/": say(200, HTML, page) });

  expect(agents).toEqual(fewIdentities.map(({ userAgent }) => userAgent));
  expect(report.ai).toMatchObject({
    cited: { answer: "yes" },
    server: {
      answer: "yes",
      comparedWith: "our own reader",
      rows: [
        { name: "Googlebot", state: "same" },
        { name: "OAI-SearchBot", state: "same" },
      ],
    },
  });
});

test("a firewall that refuses one of them is told, and what robots.txt closes is not asked", async () => {
  const { agents, report } = await crawl({
    "/": (request, response) =>
      request.headers["user-agent"]?.includes("OAI-SearchBot") === true
        ? say(403, HTML, "No")(request, response)
        : say(200, HTML, page)(request, response),
    "/robots.txt": robots("User-agent: Googlebot\nDisallow: /\n"),
  });

  expect(agents).toHaveLength(1);
  expect(report.ai?.server?.rows).toEqual([
    {
      name: "Googlebot",
      state: "closed",
      text: "robots.txt, line 2, closes it, so we did not ask as it.",
    },
    {
      name: "OAI-SearchBot",
      state: "refused",
      text: "Answers 403; our own reader gets 200.",
    },
  ]);
});

test("spam that a crawler alone is shown is a finding", async () => {
  const pills = "Slot gacor, judi online and free spins, every day. ".repeat(20);
  const spam = page.replace("<h1>Lawn</h1>", "<h1>Situs slot gacor</h1>").replace(words, pills);
  const { report } = await crawl({
    "/": (request, response) =>
      say(
        200,
        HTML,
        request.headers["user-agent"]?.includes("Googlebot") === true ? spam : page,
      )(request, response),
  });

  expect(report.issues.find(({ id }) => id === "hacked-page")?.pages).toMatchObject([
    { url: "http://site.pk/", evidence: expect.stringContaining("Googlebot is shown") },
  ]);
});

test.each([
  ["switched off", { "/": say(200, HTML, page) }, false],
  ["the home page fails", { "/": say(500, HTML, page) }, true],
] as const)("%s: nobody is asked as", async (_why, answers, asksAsCrawlers) => {
  const { agents, rows } = await crawl(answers, asksAsCrawlers);

  expect(agents).toEqual([]);
  expect(rows.askedAs).toBeUndefined();
});

test("a crawl that ends in between keeps nothing of the server", async () => {
  const kept: unknown[] = [];
  const run = {
    crawl: { id: 1, settings: { asksAsCrawlers: true } },
    ownerOptions: {},
    isOver: () => false,
    signal: new AbortController().signal,
    startUrl: "http://site.pk/",
    frontier: { numberOf: () => 0 },
    tools: {
      store: {
        readPart: async () => undefined,
        readPage: async () => JSON.stringify({ status: 200, facts: {} }),
      },
    },
    robots: { fileOf: async () => ({ kind: "none" }) },
    ask: async () => ({ ok: false, reason: "stopped", detail: "" }),
    keep: async (step: unknown) => kept.push(step),
  } as unknown as CrawlRun;

  await askAsCrawlers(run);

  expect(kept).toEqual([]);
});
