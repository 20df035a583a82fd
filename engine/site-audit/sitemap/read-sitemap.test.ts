import { expect, test } from "vitest";

import { MAX_SITEMAP_CHARACTERS, MAX_SITEMAP_ENTRIES } from "#engine/bounds.ts";
import { readSitemap } from "./read-sitemap.ts";

const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const urlset = (body: string, namespaces = `${PROTOCOL} ${XHTML} ${IMAGE}`) =>
  `<?xml version="1.0"?><urlset ${namespaces}>${body}</urlset>`;

test("addresses, dates and language versions are read", () => {
  const text = urlset(
    '<url><loc> https://site.pk/a?x=1&amp;y=2#top </loc><lastmod>2026-11-01</lastmod><xhtml:link rel="alternate" hreflang="ur-PK" href="https://site.pk/ur/a"/></url>',
  );
  expect(readSitemap(text)).toEqual({
    kind: "pages",
    isCut: false,
    entries: [
      {
        url: "https://site.pk/a?x=1&y=2",
        lastmod: "2026-11-01",
        hreflang: [{ code: "ur-PK", url: "https://site.pk/ur/a" }],
      },
    ],
  });
});

test("the <loc> of a picture is not the page's", () => {
  const text = urlset(
    "<url><loc>https://site.pk/a</loc><image:image><image:loc>https://site.pk/a.jpg</image:loc></image:image></url>",
  );
  expect(readSitemap(text)).toMatchObject({ entries: [{ url: "https://site.pk/a" }] });
});

test("an index names files", () => {
  const text = `<sitemapindex ${PROTOCOL}><sitemap><loc>https://site.pk/s1.xml.gz</loc></sitemap></sitemapindex>`;
  expect(readSitemap(text)).toEqual({
    kind: "index",
    files: ["https://site.pk/s1.xml.gz"],
    isCut: false,
  });
});

test("a relative <loc> is no address, and is told", () => {
  const text = urlset("<url><loc>/a</loc></url><url><loc>https://site.pk/b</loc></url>");
  expect(readSitemap(text)).toMatchObject({
    entries: [{ url: "https://site.pk/b" }],
    detail: "1 of its <loc> hold no whole address, or a longer one than 2,083 characters.",
  });
  expect(readSitemap(urlset("<url><loc>/a</loc></url>"))).toMatchObject({ kind: "invalid" });
  const files = "<sitemap><loc>/pages.xml</loc></sitemap>";
  expect(readSitemap(`<sitemapindex>${files}</sitemapindex>`)).toEqual({
    kind: "invalid",
    detail: "None of its <loc> holds a whole address, or a longer one than 2,083 characters.",
  });
});

test("a web page in its place is invalid", () => {
  expect(readSitemap("<!doctype html><title>Not found</title>")).toEqual({
    kind: "invalid",
    detail: "It is a web page, not a sitemap.",
  });
});

test("a list of lines is a sitemap too", () => {
  expect(readSitemap("https://site.pk/a\r\nhttps://site.pk/b\n")).toMatchObject({
    entries: [{ url: "https://site.pk/a" }, { url: "https://site.pk/b" }],
  });
});

test("what is past 50,000 addresses is cut, and said", () => {
  const text = urlset("<url><loc>https://site.pk/</loc></url>".repeat(MAX_SITEMAP_ENTRIES + 5));
  const read = readSitemap(text);
  expect(read.kind === "pages" && [read.entries.length, read.isCut]).toEqual([50_000, true]);
});

const LONG = `https://site.pk/${"x".repeat(1_900)}`;

test.each([
  ["a list of lines", `${LONG}\n`.repeat(20_000)],
  ["a feed", `<rss>${`<item><link>${LONG}</link></item>`.repeat(20_000)}</rss>`],
  ["a sitemap", urlset(`<url><loc>${LONG}</loc></url>`.repeat(20_000))],
  [
    "language versions",
    urlset(
      `<url><loc>https://site.pk/</loc>${`<link rel="alternate" hreflang="en" href="${LONG}"/>`.repeat(100)}</url>`.repeat(
        200,
      ),
    ),
  ],
])("of long addresses so many characters are taken, and it is said: %s", (_what, text) => {
  const read = readSitemap(text);
  if (read.kind !== "pages") throw new Error(read.kind);
  expect(read.isCut).toBe(true);
  expect(JSON.stringify(read.entries).length).toBeLessThan(MAX_SITEMAP_CHARACTERS * 1.1);
});

test("elements that stand in one another without end are a mistake, and not kept", () => {
  expect(readSitemap(`<urlset>${"<a>".repeat(100_000)}`)).toMatchObject({
    detail: expect.stringContaining("more than 1000 elements are open"),
  });
});

const entry = "<url><loc>https://site.pk/a</loc></url>";

test.each([
  [
    "an address with a bare &",
    urlset("<url>\n<loc>https://site.pk/a?b=1&c=2</loc></url>"),
    "at line 2: a bare “&”",
  ],
  [
    "a file that ends too early",
    urlset(entry).replace("</urlset>", "<url><loc>https:"),
    "<loc> is still open",
  ],
  [
    "a <loc> that is not closed",
    urlset(`<url><loc>https://site.pk/a</url>${entry}`),
    "an element inside this one is not closed",
  ],
  [
    "an index that ends too early",
    `<sitemapindex ${PROTOCOL}><sitemap><loc>https://site.pk/s.xml</loc></sitemap>`,
    "<sitemapindex> is still open",
  ],
  [
    "a namespace with https",
    urlset(entry, PROTOCOL.replace("http:", "https:")),
    "Incorrect namespace at line 1",
  ],
  [
    "the namespace of 2005",
    urlset(entry, 'xmlns="http://www.google.com/schemas/sitemap/0.84"'),
    "Incorrect namespace at line 1",
  ],
  ["no namespace", urlset(entry, ""), "<urlset> is in no namespace"],
  [
    "an old namespace of language versions",
    urlset(
      '<url>\n<loc>https://site.pk/a</loc><xhtml:link rel="alternate" hreflang="en" href="https://site.pk/a"/></url>',
      `${PROTOCOL} xmlns:xhtml="http://www.w3.org/TR/xhtml11/xhtml11_schema.html"`,
    ),
    "at line 2: <link> is in “http://www.w3.org/TR/xhtml11",
  ],
  [
    "a prefix that is not declared",
    urlset(`${entry}\n<url><loc>https://site.pk/b</loc><news:news/></url>`),
    "Parsing error at line 2: the prefix “news”",
  ],
  [
    "a language version without a prefix",
    urlset(
      '<url><loc>https://site.pk/a</loc><link rel="alternate" hreflang="en" href="https://site.pk/a"/></url>',
    ),
    "<link> is in “http://www.sitemaps.org",
  ],
])("what is broken is read as far as it goes, and named: %s", (_what, text, detail) => {
  const read = readSitemap(text);

  expect(read.kind).not.toBe("invalid");
  expect(read).toMatchObject({ detail: expect.stringContaining(detail) });
});

test.each([
  ["a comment", urlset(`<!-- a & b <url> -->${entry}`)],
  ["CDATA", urlset("<url><loc><![CDATA[https://site.pk/a?b=1&c=2]]></loc></url>")],
  ["entities", urlset("<url><loc>https://site.pk/a?b=1&amp;c=2&#38;d=3&#x26;e</loc></url>")],
  [
    "empty elements",
    urlset(
      `<url><loc>https://site.pk/a</loc><mobile:mobile xmlns:mobile="http://www.google.com/schemas/sitemap-mobile/1.0"/><xhtml:link rel="alternate" hreflang="en" href="https://site.pk/" /></url>`,
    ),
  ],
  [
    "a picture",
    urlset(
      `<url><loc>https://site.pk/a</loc><image:image><image:loc>https://site.pk/a.jpg</image:loc></image:image></url>`,
    ),
  ],
  [
    "a prefix of the protocol's own",
    `<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>https://site.pk/a</s:loc></s:url></s:urlset>`,
  ],
  ["an instruction", urlset(entry).replace("?>", '?><?xml-stylesheet href="a.xsl"?>')],
])("no mistake is made of %s", (_what, text) => {
  expect(readSitemap(text)).not.toHaveProperty("detail");
});

test("a feed that is no XML is read as far as it goes, and the line is named", () => {
  const feed =
    "<rss><channel>\n<item><title>A & B</title><link>https://site.pk/a</link></item></channel></rss>";

  expect(readSitemap(feed)).toMatchObject({
    entries: [{ url: "https://site.pk/a" }],
    detail: expect.stringContaining("Parsing error at line 2: a bare “&”"),
  });
});

test.each([
  [
    "RSS",
    `<?xml version="1.0"?><rss version="2.0"><channel><link>https://site.pk/</link>
<item><title>A &amp; B</title><link>https://site.pk/a</link></item>
<item><link><![CDATA[ https://site.pk/b#part ]]></link><guid>https://site.pk/?p=2</guid></item></channel></rss>`,
  ],
  [
    "Atom",
    `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://site.pk/"/>
<entry><link href="https://site.pk/a"/><link rel="edit" href="https://site.pk/a/edit"/></entry>
<entry><link rel="alternate" href="https://site.pk/b"></link></entry></feed>`,
  ],
])("a feed in %s lists the pages of its entries", (_what, text) => {
  expect(readSitemap(text)).toEqual({
    kind: "pages",
    isCut: false,
    entries: [{ url: "https://site.pk/a" }, { url: "https://site.pk/b" }],
  });
});

test.each([
  ["alternative", "alternative"],
  ["alernate", "alernate"],
  ["", ""],
])("a language version with rel=%j does not count, and the word is kept", (rel, wrongRel) => {
  const link = `<xhtml:link rel="${rel}" hreflang="ur" href="https://site.pk/ur/"/>`;
  const read = readSitemap(urlset(`<url><loc>https://site.pk/</loc>${link}</url>`));
  expect(read).toMatchObject({ kind: "pages", entries: [{ wrongRel }] });
  expect(read).not.toHaveProperty("entries.0.hreflang");
});
