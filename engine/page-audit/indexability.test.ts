import { describe, expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts, type AuditContext } from "#engine/html/page-facts.ts";
import { SHELL_WORDS } from "#engine/page-audit/gates/words.ts";
import { judgeIndexability, type Arrival } from "./indexability.ts";

const NOW = Date.UTC(2026, 10, 22);
const url = "https://shop.example/lawn";
const words = "Printed lawn, stitched and unstitched, from Karachi. ".repeat(6);
const read: Partial<AuditContext> = {
  url,
  httpStatus: 200,
  xRobotsTag: "",
  linkHeader: "",
  robotsTxt: "User-agent: *\nDisallow: /cart\n",
};

function judge(
  { head = "", body = `<h1>Lawn</h1><p>${words}</p>` }: { head?: string; body?: string },
  context: Partial<AuditContext> = read,
  arrival: Arrival = { robotsStatus: 200, redirects: 0, firstByteMs: 120 },
) {
  const parsed = parseHtml(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
  if (!parsed.ok) throw new Error(parsed.problem);
  return judgeIndexability(readPageFacts(parsed.value, { now: NOW, ...context }), arrival);
}

const stateOf = (result: ReturnType<typeof judge>, id: string) =>
  result.gates.find((gate) => gate.id === id)?.state;

test("five gates in the order in which a crawler meets them", () => {
  expect(judge({}).gates.map(({ id }) => id)).toEqual([
    "answers",
    "robots-txt",
    "noindex",
    "canonical",
    "words",
  ]);
});

test("all gates open: yes, with evidence for each", () => {
  const result = judge({ head: `<link rel="canonical" href="${url}">` });

  expect(result.answer).toBe("yes");
  expect(result.gates.every(({ evidence }) => evidence.length > 0)).toBe(true);
});

test("pasted source alone: nothing forbids it, and what was not seen is unknown", () => {
  const result = judge({}, {}, {});

  expect(result.answer).toBe("unknown");
  expect(result.gates.map(({ state }) => state)).toEqual([
    "unknown",
    "unknown",
    "unknown",
    "open",
    "open",
  ]);
});

describe("the address answers", () => {
  test.each([
    [200, "open"],
    [204, "open"],
    [404, "shut"],
    [410, "shut"],
    [503, "shut"],
  ] as const)("status %i: %s", (httpStatus, state) => {
    const result = judge({}, { ...read, httpStatus });

    expect(stateOf(result, "answers")).toBe(state);
    expect(result.answer).toBe(state === "open" ? "yes" : "no");
  });

  test("redirects on the way are said", () => {
    expect(judge({}, read, { robotsStatus: 200, redirects: 2 }).gates[0]?.text).toBe(
      "200 after 2 redirects.",
    );
  });
});

describe("robots.txt (RFC 9309 2.3.1)", () => {
  test("the line that closes the path is named", () => {
    const result = judge(
      {},
      { ...read, robotsTxt: "User-agent: *\nDisallow: /cart\nDisallow: /lawn" },
    );

    expect(result.answer).toBe("no");
    expect(result.gates[1]).toMatchObject({
      state: "shut",
      evidence: [{ line: 3, text: "Disallow: /lawn" }],
    });
  });

  test("a group for Googlebot binds it alone", () => {
    const closed = "User-agent: Googlebot\nDisallow: /\n";
    const open = "User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /\n";

    expect(stateOf(judge({}, { ...read, robotsTxt: closed }), "robots-txt")).toBe("shut");
    expect(stateOf(judge({}, { ...read, robotsTxt: open }), "robots-txt")).toBe("open");
  });

  test.each([
    [404, "open", "yes"],
    [403, "open", "yes"],
    [429, "shut", "not-now"],
    [500, "shut", "not-now"],
    [503, "shut", "not-now"],
    [null, "shut", "not-now"],
  ] as const)("its status %s: gate %s, answer %s", (robotsStatus, state, answer) => {
    const { robotsTxt: _, ...withoutFile } = read;
    const result = judge({}, withoutFile, { robotsStatus });

    expect(stateOf(result, "robots-txt")).toBe(state);
    expect(result.answer).toBe(answer);
  });
});

describe("noindex (robots meta and X-Robots-Tag)", () => {
  test.each([
    '<meta name="robots" content="noindex">',
    '<meta name="ROBOTS" content="Follow, NoIndex">',
    '<meta name="robots" content="none">',
    '<meta name="googlebot" content="noindex">',
    '<meta name="robots" content="index"><meta name="googlebot" content="noindex">',
    '<meta name="robots" content="noindex"><meta name="googlebot" content="index">',
    '<meta name="robots" content="unavailable_after: 2020-01-01">',
  ])("%s shuts it", (head) => {
    expect(judge({ head }).answer).toBe("no");
  });

  test.each([
    '<meta name="robots" content="index, follow">',
    '<meta name="robots" content="nofollow">',
    '<meta name="bingbot" content="noindex">',
    '<meta name="description" content="noindex explained">',
    '<meta name="robots" content="unavailable_after: 2030-01-01">',
  ])("%s does not", (head) => {
    expect(judge({ head }).answer).toBe("yes");
  });

  test.each([
    ["noindex", "shut"],
    ["googlebot: noindex", "shut"],
    ["max-image-preview:large\nnone", "shut"],
    ["otherbot: noindex", "open"],
    ["", "open"],
  ])("the header %j: %s", (xRobotsTag, state) => {
    expect(stateOf(judge({}, { ...read, xRobotsTag }), "noindex")).toBe(state);
  });

  test("a noindex that stands in the body leaves it unknown, with its line", () => {
    const result = judge({ body: `<p>${words}</p><meta name="robots" content="noindex">` });

    expect(result.answer).toBe("unknown");
    expect(stateOf(result, "noindex")).toBe("unknown");
  });
});

describe("canonical", () => {
  test.each([
    ["none", "", "open"],
    ["itself", `<link rel="canonical" href="${url}">`, "open"],
    ["itself, relative", '<link rel="canonical" href="/lawn">', "open"],
    ["itself with a fragment", `<link rel="canonical" href="${url}#top">`, "open"],
    ["another page", '<link rel="canonical" href="https://shop.example/">', "shut"],
    ["the same with a slash", `<link rel="canonical" href="${url}/">`, "shut"],
    [
      "two that differ",
      `<link rel="canonical" href="${url}"><link rel="canonical" href="/b">`,
      "unknown",
    ],
    ["no address", '<link rel="canonical" href="https://[">', "unknown"],
  ])("%s: %s", (_what, head, state) => {
    expect(stateOf(judge({ head }), "canonical")).toBe(state);
  });

  test("the Link header counts like the head's link", () => {
    const result = judge(
      {},
      { ...read, linkHeader: '<https://shop.example/other>; rel="canonical"' },
    );

    expect(result.answer).toBe("elsewhere");
  });

  test("one in the body is not obeyed, so it does not shut the gate", () => {
    const result = judge({ body: `<p>${words}</p><link rel="canonical" href="/b">` });

    expect(stateOf(result, "canonical")).toBe("open");
  });
});

describe("meta refresh, which Google takes for a redirect", () => {
  test.each([
    ["0;url=/new", "elsewhere", "shut"],
    ["0; url='https://shop.example/new'", "elsewhere", "shut"],
    ["30;url=/new", "yes", "open"],
    ["0;url=/lawn", "yes", "open"],
    ["60", "yes", "open"],
  ])("%s: %s", (content, answer, state) => {
    const result = judge({ head: `<meta http-equiv="refresh" content="${content}">` });

    expect(result.answer).toBe(answer);
    expect(stateOf(result, "canonical")).toBe(state);
  });
});

describe("words", () => {
  test("those in a closed details count, those that are hidden do not", () => {
    const script = '<script src="/app.js"></script>';

    expect(
      judge({ body: `<details><summary>Lawn</summary>${words}</details>${script}` }).answer,
    ).toBe("yes");
    expect(judge({ body: `<div hidden>${words}</div>${script}` }).answer).toBe("not-from-html");
    expect(judge({ body: `<dialog>${words}</dialog>${script}` }).answer).toBe("not-from-html");
  });

  test("an empty shell with a script is not indexable from its HTML, and its root is shown", () => {
    const result = judge({ body: '<div id="app"></div><script src="/app.js"></script>' });

    expect(result.answer).toBe("not-from-html");
    expect(result.gates[4]?.evidence).toContainEqual({ line: 1, text: '<div id="app">' });
  });

  test("a line that asks for JavaScript is no content", () => {
    const body =
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root">Loading…</div><script src="/app.js"></script>';

    expect(judge({ body }).answer).toBe("not-from-html");
  });

  test.each([
    [
      "a gallery with a counter",
      '<a href="/a"><img src="/a.png" alt="Kite"></a><script async src="https://www.googletagmanager.com/gtag/js"></script>',
    ],
    ["a frame", '<iframe src="https://maps.example/"></iframe><script src="/menu.js"></script>'],
    [
      "a game on a canvas",
      '<div id="main"><canvas></canvas></div><script src="/game.js"></script>',
    ],
    [
      "six words and a menu's script",
      '<p>Closed until the first of May</p><script src="/menu.js"></script>',
    ],
    [
      "a noscript that counts",
      '<p>Closed</p><noscript><img src="https://c.example/p"></noscript><script src="/c.js"></script>',
    ],
  ])("%s is thin, not empty", (_what, body) => {
    expect(judge({ body }).answer).toBe("yes");
  });

  test.each([
    ["an application's element", "<app-root></app-root>"],
    ["a place that says it is loading", '<div id="__next">Loading…</div>'],
    [
      "a noscript that asks for JavaScript",
      "<p>Shop</p><noscript>Please enable JavaScript.</noscript>",
    ],
    ["nothing to see", "<div></div>"],
  ])("%s beside a module is a shell", (_what, body) => {
    expect(
      judge({ body: `${body}<script type="module" src="https://cdn.example/app.js"></script>` })
        .answer,
    ).toBe("not-from-html");
  });

  test("few words without a script are few words, not a shell", () => {
    expect(judge({ body: "<p>Closed on Friday</p>" }).answer).toBe("yes");
  });

  test("structured data is no script that fetches words", () => {
    const body = '<p>Closed on Friday</p><script type="application/ld+json">{}</script>';

    expect(judge({ body }).answer).toBe("yes");
  });

  test("Urdu words count", () => {
    const body = `<p>${"لاہور میں بہترین دانتوں کا علاج ".repeat(4)}</p><script src="/a.js"></script>`;

    expect(judge({ body }).wordCount).toBeGreaterThanOrEqual(SHELL_WORDS);
    expect(judge({ body }).answer).toBe("yes");
  });
});

test("the heading of a condition says what is the case", () => {
  const shut = judge(
    {
      head: '<meta name="robots" content="noindex"><link rel="canonical" href="/other">',
      body: '<div id="root"></div><script src="/a.js"></script>',
    },
    { ...read, httpStatus: 404, robotsTxt: "User-agent: *\nDisallow: /" },
  );
  const unseen = judge({ head: `<link rel="canonical" href="${url}">` }, {}, {});

  expect(shut.gates.map(({ title }) => title)).toEqual([
    "The address answers 404",
    "robots.txt closes this page",
    "noindex closes this page",
    "Its canonical points elsewhere",
    "The words are not in the HTML",
  ]);
  expect(unseen.gates.map(({ title }) => title)).toEqual([
    "The address was not asked",
    "robots.txt was not read",
    "No noindex in the head",
    "It names a canonical",
    "The words are in the HTML",
  ]);
});

test("the first gate that is shut decides the answer", () => {
  const result = judge(
    { head: '<meta name="robots" content="noindex">', body: '<script src="/a.js"></script>' },
    { ...read, httpStatus: 404 },
  );

  expect(result.answer).toBe("no");
  expect(result.gates.filter(({ state }) => state === "shut")).toHaveLength(3);
});

test.each(["https://shop.example/%D8%B4/", "https://shop.example/ش/", "/%d8%b4/#top"])(
  "a canonical in another spelling of the address is its own: %s",
  (href) => {
    const result = judge(
      { head: `<link rel="canonical" href="${href}">` },
      { ...read, url: "https://shop.example/%d8%b4/" },
    );

    expect(stateOf(result, "canonical")).toBe("open");
  },
);
