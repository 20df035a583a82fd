import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { decodeHtml } from "./decode-html.ts";
import { attribute } from "./html-document.ts";
import { parseHtml } from "./parse-html.ts";
import { auditHtml } from "#engine/page-audit/audit-page.ts";
import { readPageFacts, type PageFacts } from "./page-facts.ts";
import { readTypes } from "#engine/html/json-ld/structured-data.ts";
import { NO_FACTS, PAGE_URL, pageCases } from "#tests/cases/html/pages.ts";
import { readCase } from "#tests/support/cases.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath, readFixture } from "#tests/support/fixtures.ts";

type SavedPage = { id: string; file: string; baseUrl: string };
type Oracle = Record<string, { dom: Record<string, unknown> }>;
type OracleLinks = Record<
  string,
  { href: string; url: string; rel: string | null; text: string }[]
>;

/** How much of a link's text the independent answers keep. */
const KEPT_TEXT = 160;

function readFacts(html: string, url: string): PageFacts {
  const parsed = parseHtml(html);
  if (!parsed.ok) throw new Error(parsed.problem);
  return readPageFacts(parsed.value, { url, now: 0 });
}

test.each(pageCases)("$rule ($file)", ({ file, facts }) => {
  const html = readCase(`html/${file}`);

  expect(summarize(readFacts(html, PAGE_URL))).toEqual({ ...NO_FACTS, ...facts });
});

describeWithFixtures("html: facts of 18 saved pages, against independent answers", 54, () => {
  const pages = readFixture<SavedPage[]>("html/pages.json");
  const oracle = readFixture<Oracle>("html/oracle.json");
  const links = readFixture<OracleLinks>("html/links.json");

  function read({ file, baseUrl }: SavedPage) {
    const { text } = decodeHtml(readFileSync(fixturePath(`html/${file}`)));
    return { html: text, facts: readFacts(text, baseUrl) };
  }

  test.each(pages)("$id: every fact of the DOM", (page) => {
    const { facts } = read(page);
    const dom = oracle[page.id]?.dom ?? {};
    const summary = summarize(facts);
    const kept = (dom["og"] as object | undefined) ?? {};

    expect({
      ...summary,
      og: Object.fromEntries(Object.entries(summary.og).filter(([name]) => name in kept)),
    }).toEqual({
      ...pick(dom, [
        "titleCount",
        "title",
        "metaDescriptionCount",
        "metaDescription",
        "baseHref",
        "canonicals",
        "hreflang",
        "robotsMeta",
        "headings",
        "h1Texts",
        "images",
        "lang",
        "viewport",
        "og",
        "twitterCard",
        "jsonLd",
      ]),
      itemtypes: (dom["microdata"] as { itemtypes: string[] }).itemtypes,
    });
  });

  test.each(pages)("$id: the facts of the machine output", (page) => {
    const { html } = read(page);
    const audit = auditHtml(html, { url: page.baseUrl, now: 0 });
    const dom = oracle[page.id]?.dom as {
      title: string | null;
      metaDescription: string | null;
      canonicals: { resolved: string }[];
      h1Texts: string[];
      images: { altMissing: number };
      robotsMeta: { content: string }[];
      links: Record<string, number>;
    };

    expect(audit.ok && audit.value.facts).toMatchObject({
      title: dom.title,
      description: dom.metaDescription,
      canonical: dom.canonicals[0]?.resolved ?? null,
      h1Count: dom.h1Texts.length,
      imagesWithoutAlt: dom.images.altMissing,
      robots: dom.robotsMeta[0]?.content ?? null,
      links: {
        total: dom.links["total"],
        nofollow: dom.links["nofollow"],
        ugc: dom.links["ugc"],
        sponsored: dom.links["sponsored"],
        internal: dom.links["internalSameRegistrableDomain"],
        external: dom.links["externalSameRegistrableDomainRule"],
      },
    });
  });

  test.each(pages)("$id: every link", (page) => {
    const { facts } = read(page);

    expect(
      facts.links.map(({ href, url, rel, text, isTextFromImage }) => ({
        href,
        url,
        rel,
        text: isTextFromImage ? "" : text.slice(0, KEPT_TEXT),
      })),
    ).toEqual(links[page.id]?.map(({ href, url, rel, text }) => ({ href, url, rel, text })));
  });

  // Facts of the DOM, facts of the machine output, links: three answers a page.
  return pages.length * 3;
});

function pick(source: Record<string, unknown>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, source[name]]));
}

/** The facts in the shape of the answers: plain values, no elements. */
function summarize(facts: PageFacts) {
  const alts = facts.images.map((image) => attribute(image, "alt"));
  const missing = alts.filter((alt) => alt === null).length;
  const empty = alts.filter((alt) => alt !== null && alt.trim() === "").length;

  return {
    titleCount: facts.titles.length,
    title: facts.title,
    metaDescriptionCount: facts.descriptions.length,
    metaDescription: facts.description,
    baseHref: facts.base.baseElement && attribute(facts.base.baseElement, "href"),
    canonicals: facts.canonicals.map(({ href, resolved, element: { inHead } }) => ({
      href,
      resolved,
      inHead,
    })),
    hreflang: facts.hreflang.map(({ hreflang, href, element: { inHead } }) => ({
      hreflang,
      href: href === "" ? null : href,
      inHead,
    })),
    robotsMeta: facts.robots
      .filter(({ name }) => name === "robots")
      .map(({ content, element }) => ({
        name: attribute(element, "name"),
        content,
        inHead: element.inHead,
      })),
    headings: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((level) => [
        `h${level}`,
        facts.headings.filter((heading) => heading.level === level).length,
      ]),
    ),
    h1Texts: facts.headings.filter(({ level }) => level === 1).map(({ text }) => text),
    images: {
      total: alts.length,
      altMissing: missing,
      altEmpty: empty,
      withAltText: alts.length - missing - empty,
    },
    lang: facts.lang,
    viewport: facts.viewport,
    og: Object.fromEntries(facts.openGraph),
    twitterCard: facts.twitterCard,
    jsonLd: {
      blocks: facts.jsonLd.length,
      invalidJson: facts.jsonLd.filter(({ problem }) => problem !== null).length,
      types: readTypes(facts.jsonLd),
    },
    itemtypes: [...new Set(facts.microdataTypes)].toSorted(),
  };
}
