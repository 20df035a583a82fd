import { describe, expect, test } from "vitest";

import { auditHtml, type Audit, OUTLINE_LENGTH } from "./audit-page.ts";
import { GOOD_PAGE, GOOD_PAGE_URL } from "#tests/support/test-check.ts";

function audit(html: string, url: string | undefined = GOOD_PAGE_URL): Audit {
  const result = auditHtml(html, { ...(url && { url }), now: Date.UTC(2026, 10, 21) });
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

test("a page without fault has 100 in both scores and loses nothing", () => {
  const { score, lighthouseScore, findings } = audit(GOOD_PAGE);

  expect(findings.filter(({ points }) => points > 0)).toEqual([]);
  expect([score, lighthouseScore]).toEqual([100, 100]);
});

test.each([
  ["a bare page", "<p>x"],
  [
    "everything wrong",
    '<meta name=robots content=noindex><a href="javascript:void(0)">here</a><img src=x><h4>x</h4>',
  ],
  ["a good page", GOOD_PAGE],
])("%s: the points lost, taken from 100, are the score; each is explained", (_name, html) => {
  const { score, findings } = audit(html);
  const faults = findings.filter(({ points }) => points > 0);

  expect(100 - faults.reduce((total, { points }) => total + points, 0)).toBe(score);
  for (const { text, why, evidence, fix } of faults) {
    expect(text).not.toBe("");
    expect(why).not.toBe("");
    expect(evidence.length).toBeGreaterThan(0);
    expect(fix?.advice).not.toBe("");
  }
});

test("Lighthouse's score is what its lost points leave, to a rounding", () => {
  const { lighthouseScore, findings } = audit(
    '<meta name=robots content=noindex><a href="/x">here</a>',
  );
  const lost = findings.reduce((total, { lighthousePoints }) => total + (lighthousePoints ?? 0), 0);

  expect(Math.abs(100 - lost - lighthouseScore)).toBeLessThanOrEqual(0.5);
});

test("with all ten audits, a noindex alone leaves 69", () => {
  const html = GOOD_PAGE.replace("<title>", '<meta name="robots" content="noindex"><title>');
  const result = auditHtml(html, {
    url: "https://chinar.example/lahore/desks",
    httpStatus: 200,
    robotsTxt: "User-agent: *\nDisallow:",
    now: 0,
  });

  expect(result.ok && result.value.lighthouseScore).toBe(69);
});

test("every line of evidence holds its excerpt", () => {
  const html = GOOD_PAGE.replace('alt="Oak desk"', "")
    .replace("Desk prices", "click here")
    .replace("<h2>", "<h4>");
  const lines = html.split("\n");

  for (const { evidence } of audit(html).findings) {
    for (const { line, excerpt } of evidence) {
      const start = excerpt.slice(0, 20).replace(/ has no .*/, "");
      expect(lines[line - 1]).toContain(start);
    }
  }
});

describe("the verdict comes before the number", () => {
  const hello = "<p>x</p>".repeat(60).replaceAll("x", "a few more words of text");

  test.each([
    [
      "noindex",
      GOOD_PAGE.replace("<title>", '<meta name="robots" content="noindex"><title>'),
      "no",
    ],
    ["a canonical to another page", GOOD_PAGE.replaceAll("/lahore/desks", "/desks"), "elsewhere"],
    [
      "an empty shell",
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop for desks and chairs in Lahore</title><meta name="description" content="Desks"></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
      "not-from-html",
    ],
    [
      "a meta refresh to another page",
      GOOD_PAGE.replace("<title>", '<meta http-equiv="refresh" content="0;url=/new"><title>'),
      "elsewhere",
    ],
  ])("%s has no band", (_name, html, answer) => {
    const { indexability, band } = audit(html);

    expect([indexability.answer, band]).toEqual([answer, null]);
  });

  test("of ten thousand headings the report holds the first, and their number", () => {
    const found = audit(GOOD_PAGE.replace("</body>", `${"<h2>Lawn</h2>".repeat(10_000)}</body>`));

    expect(found.headings).toHaveLength(OUTLINE_LENGTH);
    expect(found.headingCount).toBeGreaterThan(10_000);
  });

  test("a page without fault is good, also where not every gate could be seen", () => {
    expect(audit(GOOD_PAGE)).toMatchObject({ band: "good", indexability: { answer: "unknown" } });
  });

  test.each([
    [
      "42 empty main headings",
      GOOD_PAGE.replace(/<h1>.*<\/h1>/, "<h1></h1>".repeat(42)),
      84,
      "middling",
    ],
    ["no title", GOOD_PAGE.replace(/<title>.*<\/title>/, ""), 84, "middling"],
    ["no description", GOOD_PAGE.replace(/<meta name="description"[^>]*>/, ""), 84, "middling"],
    ["hardly any words", GOOD_PAGE.replace(/<p>We make[\s\S]*?<\/p>/, ""), 84, "middling"],
    [
      "no title, no description and two pictures without alt",
      GOOD_PAGE.replace(/<title>.*<\/title>/, "")
        .replace(/<meta name="description"[^>]*>/, "")
        .replace("</body>", "<img src=a><img src=b></body>"),
      59,
      "poor",
    ],
    ["words and nothing else", hello, 59, "poor"],
  ])("%s: at most %s", (_name, html, most, band) => {
    const found = audit(html);

    expect(found.score).toBeLessThanOrEqual(most);
    expect(found.band).toBe(band);
    expect(100 - found.findings.reduce((sum, { points }) => sum + points, 0)).toBe(found.score);
  });

  test.each([
    [
      "a canonical in the body",
      GOOD_PAGE.replace(/<link rel="canonical"[^>]*>/, "").replace(
        "</body>",
        '<link rel="canonical" href="https://chinar.example/other"></body>',
      ),
      "canonical-agreement",
    ],
    [
      "two canonicals, the other page's first",
      GOOD_PAGE.replace(
        '<link rel="canonical"',
        '<link rel="canonical" href="https://chinar.example/other"><link rel="canonical"',
      ),
      "canonical-agreement",
    ],
    [
      "a noindex in the body",
      GOOD_PAGE.replace("</body>", '<meta name="robots" content="noindex"></body>'),
      "is-crawlable",
    ],
  ])(
    "%s shuts no gate, so it is said to hinder indexing and not to block it",
    (_name, html, id) => {
      const { indexability, findings } = audit(html);

      expect(indexability.answer).toBe("unknown");
      expect(findings.find((finding) => finding.id === id)).toMatchObject({
        status: "warn",
        severity: "blocking",
      });
    },
  );

  test("only what shuts a gate is said to block indexing", () => {
    const html = GOOD_PAGE.replace(/<link rel="canonical"[^>]*>/, "").replace(
      "</body>",
      '<a href="javascript:void(0)">Menu</a></body>',
    );
    const faults = audit(html).findings.filter(({ points }) => points > 0);

    expect(faults.map(({ id }) => id).toSorted()).toEqual([
      "canonical-agreement",
      "crawlable-anchors",
    ]);
    expect(faults.filter(({ severity }) => severity === "out")).toEqual([]);
  });
});

test.each([
  ["https://chinar.example/lahore", "address"],
  ["hello world", "text"],
  ['{"a":1}', "json"],
  ["User-agent: *\nDisallow: /cart", "text"],
])("%j is no page and gets no number", (text, problem) => {
  expect(auditHtml(text, { now: 0 })).toEqual({ ok: false, problem });
});

describe("the page's own address", () => {
  test.each([
    ["is taken as given", GOOD_PAGE, "https://other.example/", "https://other.example/", "given"],
    [
      "else from the canonical",
      GOOD_PAGE,
      undefined,
      "https://chinar.example/lahore/desks",
      "canonical",
    ],
    ["else it is unknown", "<p>x", undefined, null, "unknown"],
  ])("%s", (_name, html, url, expected, source) => {
    const result = auditHtml(html, { ...(url && { url }), now: 0 });

    expect(result.ok && [result.value.url, result.value.addressSource]).toEqual([expected, source]);
  });

  test("what could not be checked without it is said", () => {
    const result = auditHtml("<p>x", { now: 0 });

    expect(result.ok && result.value.notMeasured.join("\n")).toContain("The page's own address");
  });
});

test("what HTML cannot tell is listed until it is given", () => {
  const bare = audit(GOOD_PAGE).notMeasured;
  const told = auditHtml(GOOD_PAGE, {
    url: "https://chinar.example/lahore/desks",
    httpStatus: 200,
    xRobotsTag: "",
    robotsTxt: "",
    now: 0,
  });

  expect(bare).toEqual(
    expect.arrayContaining(["Status code of the page", "robots.txt of the site"]),
  );
  expect(told.ok && told.value.notMeasured).not.toContain("Status code of the page");
});
