import { describe, expect, test } from "vitest";

import { checkCluster } from "./check-cluster.ts";
import { generateHreflangTags, generateLinkHeader, generateSitemap } from "./write-annotations.ts";
import { readAnnotations, type Supplied } from "./read-annotations.ts";
import { auditLinkCases } from "#tests/cases/hreflang/audit-links.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { readFixture } from "#tests/support/fixtures.ts";

const NOW = Date.UTC(2026, 10, 21);
const EN = "https://a.example/en/";
const UR = "https://a.example/ur/";

const tag = (hreflang: string, href: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${href}" />`;

function read(...supplied: Supplied[]) {
  return supplied.flatMap((one) => {
    const pages = readAnnotations(one, NOW);
    if (!pages.ok) throw new Error(pages.problem);
    return pages.value;
  });
}

const check = (...supplied: Supplied[]) => checkCluster(read(...supplied));
const messages = (...supplied: Supplied[]) =>
  check(...supplied).findings.map(({ message }) => message);

const both = `${tag("en", EN)}\n${tag("ur", UR)}`;

test("two pages that list themselves and each other have no findings", () => {
  const report = check({ url: EN, text: both }, { url: UR, text: both });

  expect(report.findings).toEqual([]);
  expect(report.matrices[0]?.rows.map((row) => row.cells.map((cell) => cell.state))).toEqual([
    ["listed", "listed"],
    ["listed", "listed"],
  ]);
});

test("a missing return tag is shown with the exact line to add (guidelines)", () => {
  const { findings } = check({ url: EN, text: both }, { url: UR, text: tag("ur", UR) });

  expect(findings).toEqual([
    {
      severity: "error",
      page: UR,
      message: `No return tag: the page does not list ${EN}`,
      add: tag("en", EN),
    },
  ]);
});

test("a page that does not list itself is told so, with the line to add", () => {
  const { findings } = check({ url: EN, text: tag("ur", UR) }, { url: UR, text: both });

  expect(findings).toEqual([
    { severity: "error", page: EN, message: "The page does not list itself", add: tag("en", EN) },
  ]);
});

test("a line to add does not hand on a wrong code", () => {
  const { findings } = check(
    { url: EN, text: `${tag("en-UK", EN)}${tag("ur", UR)}` },
    { url: UR, text: tag("ur", UR) },
  );

  expect(findings.at(-1)?.add).toBe(tag("en-GB", EN));
});

test("in a sitemap the line to add is a sitemap line", () => {
  const sitemap = generateSitemap({
    rows: [
      { url: EN, language: "en", region: "" },
      { url: UR, language: "ur", region: "" },
    ],
    fallbackUrl: "",
  });
  const broken = sitemap.replace(/(<loc>https:\/\/a\.example\/ur\/<\/loc>\n).*\n/, "$1");

  expect(check({ text: sitemap }).findings).toEqual([]);
  expect(check({ text: broken }).findings).toEqual([
    expect.objectContaining({
      page: UR,
      add: `<xhtml:link rel="alternate" hreflang="en" href="${EN}"/>`,
    }),
  ]);
});

test("a version that only one page lists is missing from the other, as a warning", () => {
  const third = "https://a.example/ar/";
  const { findings } = check({ url: EN, text: both + tag("ar", third) }, { url: UR, text: both });

  expect(findings).toEqual([
    {
      severity: "warning",
      page: UR,
      message: `The page does not list ${third}, which other pages list`,
      add: tag("ar", third),
    },
  ]);
});

test("a page that was not supplied is unknown, not wrong", () => {
  const report = check({ url: EN, text: both });

  expect(report.findings).toEqual([]);
  expect(report.matrices[0]?.rows.at(-1)).toEqual({
    url: UR,
    isSupplied: false,
    cells: [{ state: "unknown" }, { state: "unknown" }],
  });
});

test.each([
  ["http://a.example/en/"],
  ["https://a.example/en"],
  ["https://www.a.example/en/"],
  ["https://a.example/EN/"],
])("%s is a near miss, named and not normalised away", (almost) => {
  const { findings } = check(
    { url: EN, text: both },
    { url: UR, text: `${tag("en", almost)}\n${tag("ur", UR)}` },
  );

  expect(findings).toEqual([
    {
      severity: "error",
      page: UR,
      line: 1,
      message: `${almost} is almost, but not, ${EN}: scheme, www and slash must be the same`,
    },
  ]);
});

test("one code with two addresses", () => {
  const text = `${both}\n${tag("EN", "https://a.example/other")}`;

  expect(messages({ url: EN, text })).toEqual([
    `en has two addresses: ${EN} on line 1 and this one`,
  ]);
});

test("one address in two languages is asked about; x-default and regions are not", () => {
  const fine = `${tag("en", EN)}${tag("en-PK", EN)}${tag("x-default", EN)}`;

  expect(messages({ url: EN, text: fine })).toEqual([]);
  expect(messages({ url: EN, text: `${tag("en", EN)}${tag("ur", EN)}` })).toEqual([
    "One address in two languages: en on line 1 and ur",
  ]);
});

test.each([
  ["/ur/", `href="/ur/" is not a whole address: begin with https://`],
  ["//a.example/ur/", `href="//a.example/ur/" is not a whole address: begin with https://`],
])("%s is relative", (href, message) => {
  expect(messages({ url: EN, text: `${tag("en", EN)}${tag("ur", href)}` })).toContain(message);
});

test("an invalid code is named with what was meant", () => {
  expect(messages({ url: EN, text: `${tag("en", EN)}${tag("en-UK", UR)}` })).toContain(
    `hreflang="en-UK": "UK" is not a country's code of two letters: United Kingdom is GB. Write en-GB.`,
  );
});

test("a canonical to another page, and noindex, make the annotations void", () => {
  const head = `<link rel="canonical" href="https://a.example/"><meta name="robots" content="noindex">${both}`;

  expect(messages({ url: EN, text: head })).toEqual([
    "The page is marked noindex: its annotations are not used",
    "The canonical link names another page, https://a.example/: annotate that one instead",
  ]);
});

test("links in the body do not count", () => {
  const text = `<html><head>${tag("en", EN)}</head><body><p>x</p>${tag("ur", UR)}`;

  expect(messages({ url: EN, text })).toContain(
    "This link stands in the body; only those in the head count",
  );
});

test("clusters in one sitemap are kept apart", () => {
  const text = ["one", "two"]
    .map((path) => generateSitemap({ rows: clusterAt(path), fallbackUrl: "" }))
    .join("");

  expect(check({ text }).matrices.map((matrix) => matrix.rows.length)).toEqual([2, 2]);
});

describe("what is generated is read back as it was", () => {
  const input = {
    rows: [
      { url: 'https://a.example/?q="1"&r=<2>', language: "en", region: "gb" },
      { url: "https://a.example/قیمت", language: "ur", region: "pk" },
    ],
    fallbackUrl: "https://a.example/it's",
  };
  const expected = [
    ["en-GB", "https://a.example/?q=%221%22&r=%3C2%3E"],
    ["ur-PK", "https://a.example/%D9%82%DB%8C%D9%85%D8%AA"],
    ["x-default", "https://a.example/it's"],
  ];
  test.each([
    ["head", generateHreflangTags],
    ["header", generateLinkHeader],
    ["sitemap", generateSitemap],
  ])("%s", (_form, generate) => {
    expect(readPairs(generate(input))).toEqual(expected);
  });
});

test("a sitemap of 10,000 pages in 5 languages is checked whole", () => {
  const codes = ["en", "ur", "ar", "hi", "es"];
  const text = Array.from({ length: 2000 }, (_, page) => {
    const links = codes
      .map(
        (code) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="https://a.example/${code}/${page}"/>`,
      )
      .join("");
    return codes
      .map((code) => `<url><loc>https://a.example/${code}/${page}</loc>${links}</url>`)
      .join("\n");
  }).join("\n");

  const report = check({ text: `<urlset>${text}</urlset>` });

  expect(report.pageCount).toBe(10_000);
  expect(report.findings).toEqual([]);
});

test.each(auditLinkCases)("a line of a page: $rule", ({ hreflang, href, faults }) => {
  const { findings } = check({ url: EN, text: tag(hreflang, href) + tag("en", EN) });

  expect(findings.some(({ line }) => line !== undefined)).toBe(faults.length > 0);
});

describeWithFixtures("hreflang: Lighthouse's cases", 17, () => {
  const { hreflang } = readFixture<{
    hreflang: { hreflang: string; href: string; valid: boolean }[];
  }>("lighthouse-unit.json");

  test("the same links pass and fail", () => {
    for (const one of hreflang) {
      const { findings } = checkCluster(
        read({ url: EN, text: tag(one.hreflang, one.href) + tag("en", EN) }),
      );
      const ofLink = findings.filter(({ line }) => line !== undefined);

      expect([one, ofLink.length === 0]).toEqual([one, one.valid]);
    }
  });

  return hreflang.length;
});

function clusterAt(path: string) {
  return [
    { url: `https://a.example/en/${path}`, language: "en", region: "" },
    { url: `https://a.example/ur/${path}`, language: "ur", region: "" },
  ];
}

function readPairs(text: string) {
  return read({ text, url: EN })[0]?.alternates.map(({ hreflang, href }) => [
    hreflang,
    new URL(href).href,
  ]);
}

test("versions that name each other in another spelling of the address do so", () => {
  const english = '<link rel="alternate" hreflang="en" href="https://a.pk/en/">';
  const urdu = '<link rel="alternate" hreflang="ur" href=';
  const pages = read(
    { text: `${english}${urdu}"https://a.pk/ش/">`, url: "https://a.pk/%d8%b4/" },
    { text: `${english}${urdu}"https://a.pk/%D8%B4/">`, url: "https://a.pk/en/" },
  );

  const { findings, matrices } = checkCluster(pages);
  expect(findings).toEqual([]);
  expect(matrices).toHaveLength(1);
});

test.each([
  [
    "a head",
    '<link rel="alternative" hreflang="ur" href="https://a.pk/ur/"><link rel="canonical" href="https://a.pk/">',
  ],
  ["a Link header", 'Link: <https://a.pk/ur/>; rel="alernate"; hreflang="ur"'],
  [
    "a sitemap",
    '<urlset><url><loc>https://a.pk/</loc><xhtml:link rel="alternates" hreflang="ur" href="https://a.pk/ur/"/></url></urlset>',
  ],
])("a rel that does not exist is named in %s", (_where, text) => {
  expect(checkCluster(read({ text, url: "https://a.pk/" })).findings).toEqual([
    expect.objectContaining({
      severity: "error",
      line: 1,
      message: expect.stringMatching(/“al\w+”, where it must be “alternate”/),
    }),
  ]);
});

test("another rel beside hreflang is none of a version", () => {
  const text =
    '<link rel="alternate" hreflang="en" href="https://a.pk/"><link rel="author" hreflang="ur" href="https://a.pk/ali">';
  expect(checkCluster(read({ text, url: "https://a.pk/" })).findings).toEqual([]);
});
