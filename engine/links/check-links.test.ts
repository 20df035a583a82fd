import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { decodeHtml } from "#engine/html/decode-html.ts";
import { checkLinks, type LinkInput } from "./check-links.ts";
import { toLinksJson } from "./links-json.ts";
import { linkPages, PAGE_URL } from "#tests/cases/links/pages.ts";
import { relCases } from "#tests/cases/links/rel.ts";
import { readCase } from "#tests/support/cases.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath, readFixture } from "#tests/support/fixtures.ts";

const PAGE = "https://www.chinar.example.com.pk/lahore/desks";

function check(html: string, more: Partial<LinkInput> = {}) {
  const report = checkLinks({ html, url: PAGE, ...more });
  if (!report.ok) throw new Error(report.problem);
  return report.value;
}

function first(html: string, more: Partial<LinkInput> = {}) {
  const [link] = check(html, more).links;
  if (link === undefined) throw new Error("no link");
  return link;
}

describe("effective status", () => {
  test.each([
    ['<a href="https://a.com">x</a>', "followed", "Nothing forbids it"],
    ['<a href="https://a.com" rel="nofollow">x</a>', "not followed", "rel says nofollow"],
    [
      '<a href="https://a.com" rel="UGC, sponsored">x</a>',
      "not followed",
      "rel says ugc and sponsored",
    ],
    ['<a href="https://a.com" rel="noopener">x</a>', "followed", "Nothing forbids it"],
    ['<a href="mailto:a@b.pk">x</a>', "none", "An email address"],
    ['<a href="tel:+92420000001">x</a>', "none", "A phone number"],
    ['<a href="javascript:go()">x</a>', "none", "A script, which search engines do not follow"],
    ['<a href="#top">x</a>', "none", "A place on this page"],
    ['<a href="https://[bad">x</a>', "not crawlable", "“https://[bad” is not an address"],
  ])("%s is %s: %s", (html, status, reason) => {
    expect(first(html)).toMatchObject({ status, reason });
  });

  // Property: how rel is written never changes what it says.
  test.each([
    "nofollow ugc",
    "ugc,nofollow",
    "NOFOLLOW\tUgc",
    " ugc ,, NoFollow ",
    "noopener ugc nofollow",
  ])("rel=%j is not followed", (rel) => {
    expect(first(`<a href="https://a.com" rel="${rel}">x</a>`)).toMatchObject({
      status: "not followed",
      labels: ["nofollow", "ugc"],
    });
  });

  test.each([
    [
      '<meta name="robots" content="noindex, NOFOLLOW">',
      "",
      "The robots meta on line 1 says noindex, NOFOLLOW, for every link",
    ],
    [
      '<meta name="robots" content="none">',
      "",
      "The robots meta on line 1 says none, for every link",
    ],
    [
      '<meta name="GoogleBot" content="nofollow">',
      "",
      "The googlebot meta on line 1 says nofollow, for every link",
    ],
    ["", "X-Robots-Tag: nofollow", "The header X-Robots-Tag says nofollow, for every link"],
    ["", "googlebot: nofollow", "The header X-Robots-Tag says googlebot: nofollow, for every link"],
  ])("%s%s marks every link", (meta, xRobotsTag, reason) => {
    expect(first(`${meta}<a href="https://a.com">x</a>`, { xRobotsTag })).toMatchObject({
      nofollow: true,
      reason,
    });
  });

  test("a noindex alone marks none", () => {
    expect(first('<meta name="robots" content="noindex"><a href="/x">x</a>').status).toBe(
      "followed",
    );
  });
});

describe("internal or external", () => {
  test.each([
    ["/prices", false, []],
    [
      "https://chinar.example.com.pk/",
      false,
      ["Other host of the same site: chinar.example.com.pk"],
    ],
    [
      "https://shop.chinar.example.com.pk/",
      false,
      ["Other host of the same site: shop.chinar.example.com.pk"],
    ],
    ["https://other.com.pk/", true, []],
    ["https://chinar.example.com/", true, []],
  ])("%s: external %s", (href, external, notes) => {
    expect(first(`<a href="${href}">x</a>`)).toMatchObject({ external, notes });
  });

  test("links resolve against the first base, and say so", () => {
    const html =
      '<base target=x><base href="https://cdn.example.net/a/"><base href="/b/"><a href="c">x</a>';

    expect(first(html)).toMatchObject({
      url: "https://cdn.example.net/a/c",
      external: true,
      reason: "Nothing forbids it; its address follows base href",
    });
  });

  test("without any address of the page, relative links are internal", () => {
    const report = checkLinks({ html: '<a href="/x">x</a><a href="https://a.com">y</a>' });

    expect(report.ok && report.value.links.map(({ external }) => external)).toEqual([false, true]);
    expect(report.ok && report.value.pageUrl).toBe(null);
  });
});

test.each([
  ["<a href=x> two\n words </a>", "two words", false],
  ["<a href=x><img alt=' A desk '></a>", "A desk", true],
  ["<a href=x><img alt=''><img alt=second></a>", "second", true],
  ["<a href=x><b></b></a>", "", false],
])("the words of %s are %j", (html, text, isTextFromImage) => {
  expect(first(html)).toMatchObject({ text, isTextFromImage });
});

test.each([
  ["<nav><ul><li><a href=x>y</a></ul></nav>", "nav"],
  ["<main><article><a href=x>y</a></article></main>", "main"],
  ["<main><aside><a href=x>y</a></aside></main>", "aside"],
  ['<div role="contentinfo"><a href=x>y</a></div>', "footer"],
  ['<section id="comments"><a href=x>y</a></section>', "comments"],
  ["<p><a href=x>y</a></p>", "body"],
])("%s stands in %s", (html, region) => {
  expect(first(html).region).toBe(region);
});

test("notes what is worth a look", () => {
  const { links } = check(
    [
      '<a href="http://www.chinar.example.com.pk/a">one</a>',
      '<a href="https://www.amazon.com/dp/1?tag=mine-20" target=_blank>two</a>',
      '<a href="https://www.amazon.com/dp/1?tag=mine-20" rel="sponsored noopener" target=_blank>three</a>',
      '<a href=" /b "></a>',
    ].join("\n"),
  );

  expect(links.map(({ notes }) => notes)).toEqual([
    ["Own site over http"],
    ["Looks paid, not marked sponsored", "New tab without noopener, for old browsers"],
    ["Same address as line 2"],
    ["No words and no alternative text", "Blanks around the address"],
  ]);
});

test("anchors that pretend to lead somewhere stand apart, and count as not crawlable; placeholders do not", () => {
  const report = check(
    '<a onclick="go()">buy</a>\n<a name="top"></a><a>x</a><a rel="next">x</a><a href="https://[bad">x</a>',
  );

  expect(report.deadAnchors.map(({ line, reason }) => [line, reason])).toEqual([
    [1, "A script on click, and no address"],
    [2, "No address"],
  ]);
  expect(report.totals.notCrawlable).toBe(3);
});

test("every link is counted once", () => {
  const { totals, links, domains } = check(
    '<a href="/a">1</a><a href="https://b.com" rel=nofollow>2</a><a href="#c">3</a><a href="https://[d">4</a><a href="tel:5">5</a>',
  );

  expect(totals).toEqual({
    total: 5,
    dofollow: 1,
    nofollow: 1,
    ugc: 0,
    sponsored: 0,
    internal: 1,
    external: 1,
    notWeb: 2,
    notCrawlable: 1,
  });
  expect(totals.dofollow + totals.nofollow + totals.notWeb + totals.notCrawlable).toBe(
    links.length,
  );
  expect(domains).toEqual([
    { domain: "b.com", isOwn: false, total: 1, followed: 0 },
    { domain: "example.com.pk", isOwn: true, total: 1, followed: 1 },
  ]);
});

test.each(relCases)("$rule: rel=$rel", ({ rel, labels }) => {
  expect(first(`<a href="https://a.com" rel="${rel}">x</a>`)).toMatchObject({
    labels,
    nofollow: labels.length > 0,
    status: labels.length > 0 ? "not followed" : "followed",
  });
});

test.each(linkPages)("$rule ($file)", ({ file, links }) => {
  const report = check(readCase(`links/${file}`), { url: PAGE_URL });

  expect(report.links.map(({ url, text, external }) => ({ url, text, external }))).toEqual(links);
});

describeWithFixtures("links: every link of 18 saved pages", 2152, () => {
  type SavedLink = { url: string; rel: string | null; class: string };
  const pages = readFixture<{ id: string; file: string; baseUrl: string }[]>("html/pages.json");
  const answers = readFixture<Record<string, SavedLink[]>>("html/links.json");

  test.each(pages)("$id: address, rel and side of every link", ({ id, file, baseUrl }) => {
    const { text } = decodeHtml(readFileSync(fixturePath(`html/${file}`)));
    const json = toLinksJson(check(text, { url: baseUrl }));

    expect(json.links.map(({ url, rel, external }) => ({ url, rel, external }))).toEqual(
      answers[id]?.map((link) => ({
        url: link.url,
        rel: link.rel,
        external: link.class === "external",
      })),
    );
  });

  return Object.values(answers).flat().length;
});
