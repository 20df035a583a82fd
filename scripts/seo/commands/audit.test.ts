import { expect, test } from "vitest";

import { callSeo } from "#scripts/seo/call-seo.ts";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title></head>
<body><a href="/a" rel="nofollow">one</a>
<a href="javascript:void(0)">here</a></body></html>`;

const seo = (words: readonly string[], input: string | Buffer = PAGE) => callSeo(words, input);

test("audit --json has exactly the documented fields", async () => {
  const { status, output } = await seo(["audit", "-", "--json", "--url", "https://a.example/p"]);
  const json = JSON.parse(output) as Record<string, unknown> & { checks: object[] };

  expect(status).toBe(1);
  expect(Object.keys(json)).toEqual([
    "url",
    "indexability",
    "band",
    "score",
    "lighthouseScore",
    "checks",
    "notes",
    "facts",
    "notMeasured",
    "rulesVersion",
  ]);
  for (const check of json.checks) {
    expect(Object.keys(check)).toEqual([
      "id",
      "group",
      "severity",
      "status",
      "points",
      "text",
      "evidence",
      "fix",
    ]);
  }
  expect(json["facts"]).toEqual({
    title: "x",
    description: null,
    canonical: null,
    h1Count: 0,
    imagesWithoutAlt: 0,
    robots: null,
    hreflang: [],
    links: { total: 2, nofollow: 1, ugc: 0, sponsored: 0, internal: 1, external: 0 },
  });
});

test("links --json has exactly the documented fields", async () => {
  const { output } = await seo(["links", "-", "--json", "--url", "https://a.example/p"]);

  expect(JSON.parse(output)).toEqual({
    base: "https://a.example/p",
    totals: {
      total: 2,
      dofollow: 0,
      nofollow: 1,
      ugc: 0,
      sponsored: 0,
      internal: 1,
      external: 0,
      notWeb: 1,
      notCrawlable: 0,
    },
    links: [
      {
        url: "https://a.example/a",
        text: "one",
        rel: "nofollow",
        nofollow: true,
        external: false,
        reason: "rel says nofollow",
        line: 2,
      },
      {
        url: "javascript:void(0)",
        text: "here",
        rel: null,
        nofollow: false,
        external: false,
        reason: "A script, which search engines do not follow",
        line: 3,
      },
    ],
  });
});

test("a batch answers each line in its place, and a bad one with an error", async () => {
  const lines = [
    { html: PAGE, url: "https://a.example/p" },
    { html: "" },
    { url: "https://a.example/p" },
    { html: PAGE, url: "a.example" },
    { html: "<h1>y</h1>", url: null },
  ];
  const { status, output } = await seo(
    ["audit", "--batch"],
    lines.map((line) => JSON.stringify(line)).join("\n"),
  );
  const answers = output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { score?: number; error?: string });

  expect(status).toBe(2);
  expect(answers.map(({ score }) => typeof score)).toEqual([
    "number",
    "undefined",
    "undefined",
    "undefined",
    "number",
  ]);
  expect(answers[1]?.error).toBe("line 2: cannot read the page: there is no HTML in it");
  expect(answers[3]?.error).toContain("full web address");
});

test("a file in windows-1252 is read as declared", async () => {
  const bytes = Buffer.concat([
    Buffer.from("<meta charset=iso-8859-1><title>Caf"),
    Buffer.from([0xe9]),
    Buffer.from("</title>"),
  ]);
  const { output } = await seo(["audit", "-", "--json"], bytes);

  expect((JSON.parse(output) as { facts: { title: string } }).facts.title).toBe("Café");
});

test.each([
  ["nothing", "", "there is no HTML in it"],
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), "not HTML"],
])("%s is refused with a reason and status 2", async (_name, input, message) => {
  for (const command of ["audit", "links"]) {
    const { status, output, errors } = await seo([command, "-"], input);

    expect([status, output]).toEqual([2, ""]);
    expect(errors).toContain(message);
  }
});

test("for a person: each lost point with its line, and the sum", async () => {
  const { output } = await seo(["audit", "-"]);
  const score = Number(/^(\d+) out of 100/m.exec(output)?.[1]);
  const lost = [...output.matchAll(/^-(\d+) /gm)].reduce(
    (sum, [, points]) => sum + Number(points),
    0,
  );

  expect(score).toBe(100 - lost);
  expect(output).toContain("line 3: ");
});

test("for a person: the gates before any number, and no number where there are no words", async () => {
  const { output } = await seo(["audit", "-"]);
  expect(output.indexOf("Can Google index this page?")).toBe(0);
  expect(output.indexOf("of 100")).toBeGreaterThan(output.indexOf("not known"));

  const shell = '<div id="root"></div><script src="/app.js"></script>';
  const answer = await seo(["audit", "-"], shell);
  expect(answer.output).toContain("Not from its HTML");
  expect(answer.output).not.toContain("of 100");
  expect(answer.status).toBe(1);

  const hidden = await seo(
    ["audit", "-"],
    PAGE.replace("<title>", "<meta name=robots content=noindex><title>"),
  );
  expect(hidden.output).toContain("not in any result until that is fixed");
});

test("for a person: what is to be written stands below the advice that announces it", async () => {
  const title = `${"Office desks made to measure in Lahore ".repeat(3)}now`;
  const { output } = await seo(["audit", "-"], PAGE.replace("<title>x", `<title>${title}`));

  expect(output).toMatch(/This much is shown:\n +<title>Office desks.*<\/title>/);
  expect(output).toContain("\n      https://www.pehlapage.example/site-audit/rules/title-width\n");
});

test.each([
  ["https://chinar.example/desks", "looks like an address"],
  ["hello world", "not one tag"],
  ['{"a":1}', "looks like JSON"],
  ["User-agent: *\nDisallow: /", "not one tag"],
  ["<urlset></urlset>", "not one tag"],
])("%j is refused with what it looks like and what to do", async (text, words) => {
  for (const command of ["audit", "links"]) {
    const { status, output, errors } = await seo([command, "-"], text);

    expect([status, output]).toEqual([2, ""]);
    expect(errors).toContain(words);
  }
});

test("without a file: one line and status 2", async () => {
  const { status, errors } = await seo(["links"]);

  expect(status).toBe(2);
  expect(errors).toContain("seo links --help says how");
});
