import type { IncomingMessage, ServerResponse } from "node:http";

import { expect, onTestFinished, test } from "vitest";

import { pageIdentities } from "#engine/ai-access/asked-as.ts";
import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import type { LiveAnswer } from "#engine/live/contract.ts";
import { judgeText } from "#engine/live/judge-text.ts";
import { createLiveAnswers } from "./answer-live.ts";
import type { Judge } from "./judge-pool.ts";
import { askPageAs } from "./ask-page-as.ts";
import { createTestLive, VISITOR } from "#tests/support/server/create-test-live.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";

const words = "Printed lawn, stitched and unstitched, from Karachi. ".repeat(30);
const page = (head = "") =>
  `<!doctype html><html lang="en"><head><title>Lawn</title><link rel="canonical" href="https://lawn.pk/">${head}</head><body><h1>Lawn</h1><p>${words}</p></body></html>`;
const text = { "content-type": "text/plain" };
const judge = (async (task) => judgeText(task)) as Judge;

/** Other readings of the site take their turn first. */
const noTurn = {
  outcome: "not-read",
  reason: "busy",
  detail: "Its turn did not come.",
} as const;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Another answer for each crawler whose name the User-Agent has; all others get the page. */
function byAgent(answers: Record<string, Answer>): Answer {
  return (request, response) => {
    const agent = request.headers["user-agent"] ?? "";
    const name = Object.keys(answers).find((one) => agent.includes(one));
    (name === undefined ? say(200, HTML, page()) : answers[name])?.(request, response);
  };
}

async function ask(
  answers: Record<string, Answer>,
  {
    tool = "robots",
    asksAsCrawlers = true,
    url = "https://lawn.pk/",
    sitePerTenMinutes = 1_000,
  } = {},
) {
  const live = await createTestLive({ answers, settings: { sitePerTenMinutes } });
  onTestFinished(async () => {
    await live.close();
  });
  const answer = createLiveAnswers({
    ...live,
    judge,
    clock: () => Date.UTC(2026, 6, 1),
    maxLinks: 0,
    asksAsCrawlers,
  });
  const outcome = await answer({ url, tool: tool as "robots" }, VISITOR);
  if (outcome.outcome !== "answered") throw new Error("too many");
  const read = JSON.parse(outcome.json) as LiveAnswer<"robots">;
  const agents = live.web.requests
    .filter(({ path }) => path === new URL(url).pathname)
    .map(({ headers }) => headers["user-agent"] ?? "");
  const ai = read.outcome === "read" ? read.result.ai : undefined;
  return { ai: ai as AiFindability, agents, paths: live.web.paths(), gaps: live.waits };
}

test("the same page for everybody: five requests by the documented names, and no other", async () => {
  const { ai, agents, paths } = await ask({ "lawn.pk/": byAgent({}) });

  expect(ai.server).toMatchObject({ answer: "yes", comparedWith: "a browser" });
  expect(ai.server?.rows.map(({ name, state }) => [name, state])).toEqual([
    ["Googlebot", "same"],
    ["OAI-SearchBot", "same"],
    ["Claude-SearchBot", "same"],
    ["PerplexityBot", "same"],
  ]);
  expect(agents.slice(1)).toEqual(pageIdentities.map(({ userAgent }) => userAgent));
  expect(agents[0]).toContain("PehlaPageBot");
  expect(paths.filter((path) => path === "/robots.txt")).toHaveLength(1);
});

test("what the server does to each name is told: refused, priced, another page", async () => {
  const { ai } = await ask({
    "lawn.pk/": byAgent({
      Googlebot: say(200, HTML, page('<meta name="robots" content="noindex">')),
      "OAI-SearchBot": say(403, HTML, "No"),
      "Claude-SearchBot": say(200, HTML, "<title>Shell</title><p>Loading</p>"),
      PerplexityBot: say(402, { ...HTML, "crawler-price": "USD 0.01" }, "Pay"),
    }),
  });

  expect(ai.server?.answer).toBe("partly");
  expect(ai.server?.rows).toEqual([
    { name: "Googlebot", state: "differs", text: "It says noindex." },
    {
      name: "OAI-SearchBot",
      state: "refused",
      text: "Answers 403; a browser gets 200.",
    },
    {
      name: "Claude-SearchBot",
      state: "differs",
      text: expect.stringMatching(
        /^Its canonical is missing, not https:\/\/lawn\.pk\/\. It has 1 words?, not \d+\.$/,
      ),
    },
    {
      name: "PerplexityBot",
      state: "priced",
      text: "Answers 402 with crawler-price USD 0.01: pay per crawl. A crawler that does not pay gets nothing.",
    },
  ]);
});

test("a name that robots.txt closes is not asked as, and its line is named", async () => {
  const { ai, agents } = await ask({
    "lawn.pk/": byAgent({}),
    "lawn.pk/robots.txt": say(200, text, "User-agent: Claude-SearchBot\nDisallow: /\n"),
  });

  expect(agents.filter((agent) => agent.includes("Claude-SearchBot"))).toEqual([]);
  expect(agents).toHaveLength(1 + 4);
  expect(ai.server?.rows).toContainEqual({
    name: "Claude-SearchBot",
    state: "closed",
    text: "robots.txt, line 2, closes it, so we did not ask as it.",
  });
  expect(ai.cited).toMatchObject({
    answer: "partly",
    rows: [{ isAllowed: false, scope: "named", line: 2, names: ["Claude-SearchBot"] }, {}],
  });
});

test("a redirect is an answer, and is not followed", async () => {
  const { ai, paths } = await ask({
    "lawn.pk/": byAgent({ Googlebot: say(302, { location: "https://lawn.pk/bots" }) }),
  });

  expect(ai.server?.rows[0]?.text).toContain("Answers 302 to https://lawn.pk/bots, not 200.");
  expect(paths).not.toContain("/bots");
});

test("the audit of a page asks twice more", async () => {
  const { ai, agents } = await ask({ "lawn.pk/": byAgent({}) }, { tool: "seo-audit" });

  expect(agents).toHaveLength(1 + 2);
  expect(ai.server).toMatchObject({ answer: "yes", comparedWith: "our own reader" });
});

test.each(["robots", "seo-audit"])("%s: switched off, nobody is asked as", async (tool) => {
  const { ai, agents } = await ask({ "lawn.pk/": byAgent({}) }, { tool, asksAsCrawlers: false });

  expect(agents).toHaveLength(1);
  expect(ai.server).toBeNull();
  expect(ai.cited.answer).toBe("yes");
});

test.each([
  ["a page that is not there", { "lawn.pk/": say(404, HTML, page()) }, 1],
  ["a page that refuses our own reader", { "lawn.pk/": say(403, HTML, "No") }, 1],
  [
    "a site that shuts our own reader out",
    {
      "lawn.pk/": byAgent({}),
      "lawn.pk/robots.txt": say(200, text, "User-agent: PehlaPageBot\nDisallow: /\n"),
    },
    0,
  ],
] as const)("%s is not asked under other names", async (_what, answers, requests) => {
  const { agents } = await ask(answers);

  expect(agents).toHaveLength(requests);
});

test("it waits between two of them, as between any two addresses of a site", async () => {
  const { gaps } = await ask({ "lawn.pk/": byAgent({}) });

  expect(gaps.filter((ms) => ms === 250).length).toBeGreaterThanOrEqual(5);
});

test("a name whose turn did not come says nothing of the server, and nobody is asked after it", async () => {
  const live = await createTestLive({ answers: { "lawn.pk/": byAgent({}) } });
  onTestFinished(async () => {
    await live.close();
  });
  const begun = await live.reader.begin(VISITOR);
  if (!begun.ok) throw new Error("too many");
  const { job } = begun;
  const read = await job.read({ url: "https://lawn.pk/" });
  if (read.outcome !== "read") throw new Error(read.detail);
  const asked: string[] = [];
  const readAs: typeof job.readAs = async (question) => {
    asked.push(question.userAgent);
    return asked.length === 1 ? job.readAs(question) : noTurn;
  };

  const answers = await askPageAs(read, {
    job: { ...job, readAs },
    judge,
    now: 0,
    identities: pageIdentities,
  });

  expect(asked).toHaveLength(2);
  expect(answers.map(({ name, state }) => [name, state])).toEqual([["a browser", "answered"]]);
});
