import { describe, expect, test } from "vitest";

import { buildReport } from "./build-report.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, SITE, toSiteRows, toUrl, type Answer } from "#tests/support/site-rows.ts";

const closedBy = (line: number): Answer => ({
  notRead: { reason: "robots", detail: `robots.txt, line ${line}: Disallow: /`, line },
});

function report(
  answers: Readonly<Record<string, Answer>>,
  text: string,
  listed: readonly string[] = [],
) {
  const robots = { url: `${SITE}/robots.txt`, status: 200, kind: "file" as const, text };
  const entries = listed.map((path) => ({ url: toUrl(path) }));
  const sitemap = {
    url: toUrl("/sitemap.xml"),
    foundIn: "usual" as const,
    status: 200,
    kind: "pages" as const,
    entries,
  };
  const sitemaps = listed.length === 0 ? [] : [sitemap];
  return buildReport(toSiteRows(answers, { robots, sitemaps }), { now: NOW });
}

const EVERYBODY = "User-agent: *\nDisallow: /\n";
const US_ALONE = "User-agent: PehlaPageBot\nDisallow: /\n";

describe("a site that robots.txt closes", () => {
  test("to Google is told so, as a fault, and is no clean site", () => {
    const made = report({ "/": closedBy(2) }, EVERYBODY);

    expect(made.sentence).toBe("robots.txt closes this site to Google. Nothing of it was read.");
    expect(made.subline).toContain("robots.txt, line 2: Disallow: /");
    expect(made.coverage).toMatchObject({ byMistake: 1, onPurpose: 0 });
    expect(made.fixes.map(({ issue, where }) => [issue, where])).toEqual([
      ["robots-blocked-linked", "Home page"],
    ]);
    expect(made.whatsapp).toContain("closes this site to Google");
    expect(made.whatsapp).not.toContain("nothing to mend");
  });

  test("to our reader alone is not read, and not called shut", () => {
    const made = report({ "/": closedBy(2) }, US_ALONE);

    expect(made.sentence).toBe(
      "robots.txt keeps our reader out, so nothing of this site was read.",
    );
    expect(made.coverage).toMatchObject({ byMistake: 0, onPurpose: 0, notRead: 1 });
    expect(made.fixes).toEqual([]);
    expect(made.whatsapp).not.toContain("nothing to mend");
  });
});

const home = (to: string) => healthyPage("/", { body: `<a href="${to}">To ${to}</a>` });

describe("a page that robots.txt closes", () => {
  test.each([
    [
      "that the sitemap lists",
      ["/offers"],
      { byMistake: 1, onPurpose: 0 },
      ["robots-blocked-linked"],
    ],
    ["that no sitemap lists", [], { byMistake: 0, onPurpose: 1 }, []],
  ])("%s: its group and the fix list agree", (_what, listed, coverage, issues) => {
    const path = "/offers";
    const made = report(
      { "/": home(path), [path]: closedBy(2) },
      `User-agent: *\nDisallow: ${path}\n`,
      listed,
    );
    const found = made.issues.filter(({ pages }) => pages.some(({ url }) => url === toUrl(path)));

    expect(made.coverage).toMatchObject(coverage);
    expect(found.map(({ id }) => id)).toEqual(issues);
  });

  test("to Google and not to us is read, and cannot be indexed", () => {
    const made = report(
      { "/": home("/offers"), "/offers": healthyPage("/offers") },
      "User-agent: Googlebot\nDisallow: /offers\n",
      ["/offers"],
    );

    expect(made.pages.find(({ url }) => url === toUrl("/offers"))).toMatchObject({
      indexable: false,
      reason: "robots.txt, line 2",
    });
    expect(made.issues.map(({ id }) => id)).toContain("robots-blocked-linked");
  });
});

test("a robots.txt that fails leaves pages without an answer, none of them kept out on purpose", () => {
  const rows = toSiteRows(
    { "/": { notRead: { reason: "robots", detail: "robots.txt answers 503" } } },
    { robots: { url: `${SITE}/robots.txt`, status: 503, kind: "unavailable", text: "" } },
  );

  expect(buildReport(rows, { now: NOW }).coverage).toMatchObject({ noAnswer: 1, onPurpose: 0 });
});

test("what redirects is no page that was read", () => {
  const made = report(
    {
      "/": healthyPage("/", { body: '<a href="/old">Old</a>' }),
      "/old": { status: 301, location: toUrl("/") },
    },
    "",
  );

  expect([made.pagesRead, made.coverage.known]).toEqual([1, 1]);
});

test("what would do something is not opened, and is no page, unless the sitemap lists it", () => {
  const acts = { notRead: { reason: "acts", detail: "Opening it may do something." } } as const;
  const answers = {
    "/": healthyPage("/", {
      body: '<a href="/cart?add-to-cart=3">Buy</a> <a href="/join">Join</a>',
    }),
    "/cart?add-to-cart=3": acts,
    "/join": acts,
  };

  expect(report(answers, "").coverage).toMatchObject({ known: 1, onPurpose: 0, notRead: 0 });
  expect(report(answers, "", ["/", "/join"]).coverage).toMatchObject({ known: 2, notRead: 1 });
});

test("a home page that could not be read is told as that, not as no pages of none", () => {
  const made = report({ "/": { unreadable: "The page is larger than what is read." } }, "");

  expect([made.sentence, made.subline]).toEqual([
    "No page of this site could be read.",
    "The page is larger than what is read.",
  ]);
});
