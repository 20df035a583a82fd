import { describe, expect, test } from "vitest";

import { checks } from "#engine/page-audit/checks.ts";
import { auditHtml } from "#engine/page-audit/audit-page.ts";
import type { Audit, Finding } from "#engine/page-audit/audit-page.ts";

const words = (number: number) =>
  Array.from({ length: number }, (_each, at) => `word${at}`).join(" ");

const GOOD_PAGE = `<!doctype html>
<html lang="en-PK">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Office desks made to measure in Lahore, from PKR 18,000</title>
<meta name="description" content="Office desks made in Lahore and fitted within a week. Prices from PKR 18,000, delivery in Punjab, and a drawing before you pay. Ask us today.">
<link rel="canonical" href="https://chinar.example/lahore/desks">
<meta property="og:title" content="Office desks">
<meta property="og:description" content="Made in Lahore">
<meta property="og:image" content="https://chinar.example/desk.png">
<meta property="og:url" content="https://chinar.example/lahore/desks">
</head>
<body>
<h1>Office desks in Lahore</h1>
<h2>Prices</h2>
<p>${words(160)}</p>
<img src="/desk.webp" alt="Oak desk" width="800" height="600">
<p><a href="/prices">Desk prices</a></p>
</body>
</html>`;

function audit(
  html: string,
  url: string | undefined = "https://chinar.example/lahore/desks",
): Audit {
  const result = auditHtml(html, { ...(url && { url }), now: Date.UTC(2026, 10, 21) });
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

function find(html: string, id: string, url?: string): Finding {
  const finding = audit(html, url).findings.find((each) => each.id === id);
  if (finding === undefined) throw new Error(`no check ${id}`);
  return finding;
}

describe("weights", () => {
  test("the points of all checks add up to 100", () => {
    expect(checks.reduce((total, { points }) => total + points, 0)).toBe(100);
  });

  test("no two checks share an id", () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  });

  test("Lighthouse's ten audits are here with its weights", () => {
    expect(
      Object.fromEntries(
        checks.flatMap(({ id, lighthouseWeight }) =>
          lighthouseWeight === undefined ? [] : [[id, Number(lighthouseWeight.toFixed(4))]],
        ),
      ),
    ).toEqual({
      "is-crawlable": 4.0435,
      "document-title": 1,
      "meta-description": 1,
      "http-status-code": 1,
      "link-text": 1,
      "crawlable-anchors": 1,
      "robots-txt": 1,
      "image-alt": 1,
      hreflang: 1,
      canonical: 1,
    });
  });
});

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

// One fault a row, put into a page that has none: the check that answers, and nothing else.
test.each([
  ["document-title", "fail", /<title>.*<\/title>/, "<title> </title>"],
  ["title-width", "warn", " made to measure in Lahore, from PKR 18,000", ""],
  ["title-width", "fail", "from PKR", "and chairs and shelves, from PKR"],
  ["duplicate-metadata", "fail", "</title>", "</title><title>Two</title>"],
  ["meta-description", "fail", / content="Office desks made[^"]*"/, ' content=" "'],
  [
    "description-length",
    "warn",
    /Ask us today\./,
    "Ask us today, or tomorrow, or whenever you like.",
  ],
  [
    "description-length",
    "warn",
    / content="Office desks made[^"]*"/,
    ' content="Desks in Lahore."',
  ],
  [
    "canonical",
    "fail",
    'href="https://chinar.example/lahore/desks"',
    'href="https://chinar.example/"',
  ],
  ["canonical", "fail", 'href="https://chinar.example/lahore/desks"', 'href="/lahore/desks"'],
  ["canonical-agreement", "warn", /<link rel="canonical"[^>]*>/, ""],
  [
    "canonical-agreement",
    "warn",
    'og:url" content="https://chinar.example/lahore/desks',
    'og:url" content="https://chinar.example/other',
  ],
  ["head-intact", "fail", "</title>", "</title><div>x</div>"],
  ["crawlable-anchors", "fail", 'href="/prices"', 'href="javascript:void(0)"'],
  [
    "hreflang",
    "fail",
    "</title>",
    '</title><link rel="alternate" hreflang="jp" href="https://chinar.example/">',
  ],
  [
    "hreflang-regions",
    "fail",
    "</title>",
    '</title><link rel="alternate" hreflang="en-UK" href="https://chinar.example/lahore/desks">',
  ],
  [
    "hreflang-regions",
    "warn",
    "</title>",
    '</title><link rel="alternate" hreflang="ur-PK" href="https://chinar.example/ur">',
  ],
  ["h1", "fail", /<h1>.*<\/h1>/, "<h2>Office desks in Lahore</h2>"],
  ["h1", "warn", "</h1>", "</h1><h1>Again</h1>"],
  ["heading-order", "warn", /h2/g, "h4"],
  ["link-text", "fail", "Desk prices", "Click Here"],
  ["link-text-urdu", "fail", "Desk prices", "مزید پڑھیں"],
  ["link-text-urdu", "fail", "Desk prices", "مزيد پڑهيں…"],
  ["image-alt", "fail", ' alt="Oak desk"', ""],
  ["image-alt", "fail", ' alt="Oak desk"', ' alt=" "'],
  ["image-size", "warn", ' width="800"', ""],
  ["thin-text", "warn", words(160), words(100)],
  ["thin-text", "fail", words(160), "few words"],
  ["social-tags", "warn", /<meta property="og:title"[^>]*>/, ""],
  ["social-tags", "warn", "https://chinar.example/desk.png", "/desk.png"],
  ["viewport", "fail", /<meta name="viewport"[^>]*>/, ""],
  ["viewport", "warn", "initial-scale=1", "initial-scale=1, user-scalable=no"],
  ["lang", "fail", ' lang="en-PK"', ""],
  ["lang", "fail", 'lang="en-PK"', 'lang="en_PK"'],
  ["lang", "warn", 'lang="en-PK"', 'lang="ur"'],
  [
    "structured-data-valid",
    "fail",
    "</title>",
    '</title><script type="application/ld+json">{"a":1,}</script>',
  ],
  [
    "structured-data-required",
    "fail",
    "</title>",
    '</title><script type="application/ld+json">{"@graph":[{"@type":"LocalBusiness","name":"Chinar"}]}</script>',
  ],
  [
    "structured-data-required",
    "warn",
    "</title>",
    '</title><script type="application/ld+json">{"@type":"Organization","name":"Chinar","aggregateRating":{"@type":"AggregateRating","ratingValue":5,"reviewCount":9}}</script>',
  ],
  ["mixed-content", "warn", "/desk.webp", "http://chinar.example/desk.webp"],
  ["mixed-content", "fail", "</h1>", '</h1><script src="http://cdn.example/a.js"></script>'],
  ["deprecated-markup", "warn", "</h1>", "</h1><center>x</center>"],
  ["link-hygiene", "warn", 'href="/prices"', 'href="http://localhost:3000/prices"'],
  ["link-hygiene", "warn", 'href="/prices"', 'href="https://www.amazon.com/dp/1?tag=mine-20"'],
  ["link-hygiene", "warn", "Desk prices", ""],
  ["document-basics", "warn", "<!doctype html>\n", ""],
  ["document-basics", "warn", '<meta charset="utf-8">\n', ""],
])("%s answers with %s when %s becomes %s", (id, status, from, to) => {
  const html = GOOD_PAGE.replace(from, to);
  expect(html).not.toBe(GOOD_PAGE);
  const finding = find(html, id);

  expect(finding.status).toBe(status);
  expect(finding.points).toBeGreaterThan(0);
});

test.each([
  ["Product", "fail"],
  ["Service", "pass"],
])("an offer of a %s without a price: %s", (type, status) => {
  const block = JSON.stringify({
    "@type": type,
    name: "x",
    offers: { "@type": "Offer", name: "y" },
  });
  const html = GOOD_PAGE.replace(
    "</title>",
    `</title><script type="application/ld+json">${block}</script>`,
  );

  expect(find(html, "structured-data-required").status).toBe(status);
});

test("a corrected canonical keeps the tag's other attributes", () => {
  const html = GOOD_PAGE.replace(
    '<link rel="canonical" href="https://chinar.example/lahore/desks">',
    '<link data-a="1" rel="canonical" href="https://chinar.example/">',
  );

  expect(find(html, "canonical").fix?.markup).toBe(
    '<link data-a="1" rel="canonical" href="https://chinar.example/lahore/desks">',
  );
});

test.each([
  ["all", '<meta name="robots" content="noindex">', "fail"],
  ["none", '<meta name="robots" content="NONE">', "fail"],
  [
    "all but one",
    '<meta name="robots" content="noindex"><meta name="googlebot" content="all">',
    "warn",
  ],
  ["one", '<meta name="googlebot" content="noindex">', "warn"],
  [
    "nobody yet",
    '<meta name="robots" content="unavailable_after: 1 Jan 2099 00:00:00 GMT">',
    "pass",
  ],
])("indexing forbidden to %s", (_name, meta, status) => {
  expect(find(GOOD_PAGE.replace("<title>", `${meta}<title>`), "is-crawlable").status).toBe(status);
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

test("a status of 404 fails, and 200 passes", () => {
  expect([200, 301, 404, 503].map(judgeStatus)).toEqual(["pass", "pass", "fail", "fail"]);
});

function judgeStatus(httpStatus: number) {
  const result = auditHtml(GOOD_PAGE, { httpStatus, now: 0 });
  return result.ok && result.value.findings.find(({ id }) => id === "http-status-code")?.status;
}
