import { setTimeout as wait } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

import type { LiveAnswer } from "#engine/live/contract.ts";
import type { LiveOutcome } from "./live-results.ts";
import { liveDefaults } from "./settings.ts";
import { startLive, type StartLiveOptions } from "./start-live.ts";
import { HTML, startSmallWeb } from "#tests/support/server/small-web.ts";

/** Sooner than any bound of the reading itself, which takes 10 s for a page. */
const SOON_MS = 3_000;
const VISITOR = "39.32.1.1";
const OTHER = "58.65.1.1";

/** A site whose pages begin and never end; `cut` resolves once a reading of one was ended. */
async function startEndless(options: Partial<StartLiveOptions> = {}) {
  const begun = Promise.withResolvers<void>();
  const cut = Promise.withResolvers<"cut">();
  const web = await startSmallWeb({}, (request) => (_request, response) => {
    if (request.url === "/robots.txt") {
      response.writeHead(404).end();
      return;
    }
    response.on("close", () => cut.resolve("cut"));
    response.writeHead(200, HTML).write("<title>A page</title>");
    begun.resolve();
  });
  const live = startLive({
    settings: { ...liveDefaults, siteGapMs: 0 },
    siteUrl: "https://pehla.pk",
    clock: Date.now,
    boundsVisitors: false,
    guard: web.guard,
    ...options,
  });
  onTestFinished(async () => {
    await live.close();
    await web.close();
  });
  return { ...live, web, begun: begun.promise, cut: cut.promise };
}

const link = (name: string) => `<a href="http://${name}.pk/x">${name}</a>`;

const rivals = {
  url: "",
  tool: "terms",
  rivals: ["http://shop.pk/a", "http://shop.pk/b"],
} as const;

function parse(outcome: LiveOutcome): LiveAnswer {
  if (outcome.outcome !== "answered") throw new Error(outcome.outcome);
  return JSON.parse(outcome.json) as LiveAnswer;
}

test("an answer that takes too long ends its reading at once, and begins no other", async () => {
  const { api, web, cut } = await startEndless({ answerWithinMs: 300 });

  expect(parse(await api.answer(rivals, VISITOR))).toMatchObject({
    outcome: "not-read",
    reason: "timeout",
  });
  expect(await Promise.race([cut, wait(SOON_MS)])).toBe("cut");
  // Longer than the pause between two pages of one site.
  await wait(400);
  expect(web.paths()).toEqual(["/robots.txt", "/a"]);
});

test("a visitor who goes takes the reading along, and leaves the place to whoever waits", async () => {
  const gone = new AbortController();
  const { api, web, begun, cut } = await startEndless({
    settings: { ...liveDefaults, siteGapMs: 0, atOnce: 1 },
    boundsVisitors: true,
  });
  const answer = api.answer({ url: "http://shop.pk/", tool: "seo-audit" }, VISITOR, gone.signal);
  await begun;
  const next = api.answer({ url: "http://[::1]/", tool: "serp" }, OTHER);
  expect(web.paths()).toEqual(["/robots.txt", "/"]);
  gone.abort();

  expect(await Promise.race([cut, wait(SOON_MS)])).toBe("cut");
  await answer;
  expect(parse(await next)).toMatchObject({ reason: "not-public" });
});

test("links that are asked for nobody are asked no more", async () => {
  const gone = new AbortController();
  const page = `<title>Links</title><p>Words for a page.</p>${"abcdefghi".replace(/./g, link)}`;
  const asked: string[] = [];
  const seen = Promise.withResolvers<void>();
  const web = await startSmallWeb({}, ({ url, headers }) => (_request, response) => {
    if (url === "/robots.txt") response.writeHead(404).end();
    else if (url === "/") response.writeHead(200, HTML).end(page);
    else {
      asked.push(headers.host ?? "");
      seen.resolve();
    }
  });
  const live = startLive({
    settings: liveDefaults,
    siteUrl: "https://pehla.pk",
    clock: Date.now,
    boundsVisitors: false,
    guard: web.guard,
  });
  onTestFinished(async () => {
    await live.close();
    await web.close();
  });
  const question = { url: "http://shop.pk/", tool: "links", check: true } as const;
  const answer = live.api.answer(question, VISITOR, gone.signal);
  await seen.promise;
  gone.abort();

  expect(await Promise.race([answer.then(() => "ended"), wait(SOON_MS)])).toBe("ended");
  expect(asked.length).toBeLessThan(9);
});
