import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { LiveAnswer } from "#engine/live/contract.ts";
import type { LiveRequest } from "#engine/live/live-request.ts";
import { createLiveAnswers } from "./answer-live.ts";
import { createJudgePool, type JudgePool } from "./judge-pool.ts";
import { liveRoutes } from "./live-routes.ts";
import { liveDefaults } from "./settings.ts";
import { createTestLive, VISITOR, type TestLive } from "#tests/support/server/create-test-live.ts";
import { HTML, say } from "#tests/support/server/small-web.ts";
import { testFacts } from "#tests/support/server/request-facts.ts";

const SECRET = "canary-7c1f";
const words = "Printed lawn, stitched and unstitched, from Karachi. ".repeat(6);
const page = `<!doctype html><html lang="en"><head><title>Lawn</title><meta name="description" content="Printed lawn."><link rel="canonical" href="https://lawn.pk/"><link rel="alternate" hreflang="en" href="https://lawn.pk/"><link rel="alternate" hreflang="ur" href="https://lawn.pk/ur"></head><body><main><h1>Lawn</h1><p>${words}</p><p>${SECRET}</p><a href="/gone">Gone</a><a href="/here">Here</a></main></body></html>`;

const answers = {
  "lawn.pk/": say(200, HTML, page),
  "lawn.pk/robots.txt": say(
    200,
    { "content-type": "text/plain" },
    "User-agent: *\nDisallow: /cart\n",
  ),
  "lawn.pk/sitemap.xml": say(
    200,
    { "content-type": "application/xml" },
    "<urlset><url><loc>https://lawn.pk/</loc></url></urlset>",
  ),
  "lawn.pk/ur": say(200, HTML, `<title>لان</title><p>${words}</p>`),
  "lawn.pk/gone": say(404, HTML),
  "lawn.pk/here": say(200, HTML, "<p>Here</p>"),
  "wall.pk/": say(403, HTML, "Forbidden"),
  "wall.pk/cart?a=1": say(403, HTML, "Forbidden"),
  "wall.pk/robots.txt": say(200, { "content-type": "text/plain" }, "User-agent: *\nAllow: /\n"),
  "soft404.pk/robots.txt": say(200, HTML, "<!doctype html><title>Page not found</title>"),
  "shell.pk/": say(200, HTML, '<div id="app"></div><script src="/a.js"></script>'),
  "archive.org/wayback/available?url=lawn.pk": say(
    200,
    { "content-type": "application/json" },
    '{"archived_snapshots":{"closest":{"available":true,"url":"http://web.archive.org/web/2026/https://lawn.pk/","timestamp":"20260102030405","status":"200"}}}',
  ),
};

let live: TestLive;
let pool: JudgePool;
let app: Hono;
let isOwn = true;

beforeAll(async () => {
  live = await createTestLive({ answers, settings: { visitorPerTenMinutes: 60 } });
  pool = createJudgePool();
  app = new Hono();
  app.route(
    "/api/live",
    liveRoutes(
      {
        isActive: true,
        answer: createLiveAnswers({
          ...live,
          judge: pool.judge,
          clock: () => Date.UTC(2026, 6, 1),
          maxLinks: liveDefaults.maxLinks,
          asksAsCrawlers: false,
        }),
      },
      testFacts({ address: () => VISITOR, isOwn: () => isOwn }),
    ),
  );
});

afterAll(async () => {
  await pool.close();
  await live.close();
});

function post(
  body: unknown,
  headers: Record<string, string> = { "Content-Type": "application/json" },
) {
  const init = {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  return app.request("/api/live", init, { remoteAddress: "203.0.113.7" });
}

async function ask(request: LiveRequest): Promise<LiveAnswer> {
  const response = await post(request);
  expect(response.status).toBe(200);
  return (await response.json()) as LiveAnswer;
}

async function read(request: LiveRequest) {
  const answer = await ask(request);
  if (answer.outcome !== "read") throw new Error(answer.detail);
  return answer;
}

test("GET says whether reading is switched on", async () => {
  expect(await (await app.request("/api/live")).json()).toEqual({ live: "on" });
});

describe("requests that are broken", () => {
  test.each([
    ["no JSON", "{", 400, "Send a JSON object, such as"],
    ["no tool", { url: "lawn.pk" }, 400, '"tool" is one of seo-audit, '],
    ["a tool that is none", { url: "lawn.pk", tool: "proxy" }, 400, '"tool" is one of '],
    [
      "a field that is none",
      { url: "lawn.pk", tool: "serp", headers: {} },
      400,
      '"headers" is not known',
    ],
    ["too many rivals", { url: "", tool: "terms", rivals: Array(6).fill("a.pk") }, 400, "at most"],
    ["too large", { url: "a".repeat(60_000), tool: "serp" }, 413, "too large"],
  ])("%s: %#", async (_what, body, status, told) => {
    const response = await post(body);

    expect(response.status).toBe(status);
    expect((await response.json()).problem).toContain(told);
  });

  test("a form is not JSON", async () => {
    const response = await post("url=lawn.pk", {
      "Content-Type": "application/x-www-form-urlencoded",
    });

    expect(response.status).toBe(415);
  });

  test("another site's page may not ask", async () => {
    isOwn = false;
    const response = await post({ url: "lawn.pk", tool: "serp" });
    isOwn = true;

    expect(response.status).toBe(403);
  });

  test("other methods are told which there are", async () => {
    const response = await app.request("/api/live", { method: "PUT" });

    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, POST");
  });
});

describe("each tool", () => {
  test("seo-audit: the verdict, the report, the headers and the sitemap", async () => {
    const answer = await read({ url: "lawn.pk", tool: "seo-audit" });

    expect(answer).toMatchObject({
      status: 200,
      hops: [{ url: "https://lawn.pk/", status: 200 }],
      robots: { status: 200, verdict: "allowed" },
      result: {
        indexability: { answer: "yes" },
        audit: { url: "https://lawn.pk/" },
        sitemap: { state: "listed", file: "https://lawn.pk/sitemap.xml" },
      },
    });
  });

  test("links: the report, and the targets only where they were asked for", async () => {
    const plain = await read({ url: "lawn.pk", tool: "links" });
    const checked = await read({ url: "lawn.pk", tool: "links", check: true });

    expect(plain.result).toMatchObject({ totals: { total: 2, dofollow: 2 } });
    expect(plain.result).not.toHaveProperty("targets");
    expect(checked.result).toMatchObject({
      targets: [
        { url: "https://lawn.pk/gone", state: "dead", status: 404 },
        { url: "https://lawn.pk/here", state: "alive", status: 200 },
      ],
    });
  });

  test("serp: the page's own title and description", async () => {
    expect((await read({ url: "lawn.pk", tool: "serp" })).result).toMatchObject({
      title: "Lawn",
      description: "Printed lawn.",
    });
  });

  test("robots: the file, and the page against it", async () => {
    expect((await read({ url: "lawn.pk/cart", tool: "robots" })).result).toMatchObject({
      file: { status: 200, kind: "file" },
      tested: [{ kind: "page", verdicts: [{ allowed: false, line: 2 }, {}, {}, {}] }],
    });
  });

  test("robots: a page behind a firewall does not hide its robots.txt", async () => {
    expect((await read({ url: "wall.pk/cart?a=1", tool: "robots" })).result).toMatchObject({
      file: { status: 200 },
      tested: [{ url: "https://wall.pk/cart?a=1", kind: "page" }],
      pageDetail: expect.stringContaining("403"),
    });
  });

  test("robots: a soft 404 page in place of the file is no set of rules", async () => {
    expect((await read({ url: "soft404.pk/shop", tool: "robots" })).result).toMatchObject({
      file: {
        status: 200,
        kind: "file",
        isWebPage: true,
        meaning: expect.stringContaining(
          "Google finds no rules in it, so everything may be crawled",
        ),
      },
      tested: [{ url: "https://soft404.pk/shop", verdicts: [{ allowed: true }, {}, {}, {}] }],
      findings: [],
    });
  });

  test("hreflang: the versions that the page names, each as it answers", async () => {
    expect((await read({ url: "lawn.pk", tool: "hreflang" })).result).toMatchObject({
      versions: [
        { url: "https://lawn.pk/", state: "read", isIndexable: true },
        { url: "https://lawn.pk/ur", state: "read", alternates: 0 },
      ],
      beyondLimit: 0,
    });
  });

  test("terms: the rivals' words, and why one of them was not read", async () => {
    expect(
      (await read({ url: "", tool: "terms", rivals: ["lawn.pk", "wall.pk"] })).result,
    ).toMatchObject({
      pages: [
        { state: "read", isOwn: false },
        { state: "not-read", detail: expect.stringContaining("403") },
      ],
      report: { words: { own: 0 } },
    });
  });

  test("archive: the nearest copy, as the service says it", async () => {
    expect((await read({ url: "lawn.pk", tool: "archive" })).result).toMatchObject({
      state: "copy",
      at: "2026-01-02T03:04:05.000Z",
    });
  });
});

test("an empty shell fails its gate", async () => {
  const answer = await read({ url: "shell.pk", tool: "seo-audit" });

  expect(answer.result).toMatchObject({ indexability: { answer: "not-from-html" } });
});

test("a page that was not read says why and what to do", async () => {
  expect(await ask({ url: "wall.pk", tool: "seo-audit" })).toMatchObject({
    outcome: "not-read",
    reason: "blocked",
    status: 403,
  });
  expect(await ask({ url: "192.168.1.1", tool: "seo-audit" })).toMatchObject({
    outcome: "not-read",
    reason: "not-public",
  });
});

test.each(["seo-audit", "serp", "robots", "hreflang", "links"] as const)(
  "%s sends findings, not the page",
  async (tool) => {
    const response = await post({ url: "lawn.pk", tool });

    expect(await response.text()).not.toContain(SECRET);
  },
);

test("a visitor's quota is answered with 429 and the time to wait", async () => {
  const few = await createTestLive({ answers, settings: { visitorPerTenMinutes: 1 } });
  const small = new Hono();
  small.route(
    "/api/live",
    liveRoutes(
      {
        isActive: true,
        answer: createLiveAnswers({
          ...few,
          judge: pool.judge,
          clock: () => 0,
          maxLinks: 50,
          asksAsCrawlers: false,
        }),
      },
      testFacts({ address: () => VISITOR, isOwn: () => true }),
    ),
  );
  const question = () =>
    small.request(
      "/api/live",
      {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: '{"url":"lawn.pk","tool":"serp"}',
      },
      { remoteAddress: VISITOR },
    );

  expect((await question()).status).toBe(200);
  const second = await question();
  expect(second.status).toBe(429);
  expect(Number(second.headers.get("Retry-After"))).toBeGreaterThan(0);
  await few.close();
});
