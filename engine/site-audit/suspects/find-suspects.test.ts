import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { makeWords } from "#tests/cases/site-audit/healthy-page.ts";
import { shop } from "#tests/cases/site-audit/small-shop.ts";
import { NOW, toSiteRows, toUrl, type Extra } from "#tests/support/site-rows.ts";

const SPAM = "/slot-gacor/";
const spam = `<!doctype html><html lang="id"><title>Situs slot gacor</title><h1>Slot gacor hari ini</h1><p>${"Slot gacor di situs judi online, maxwin. ".repeat(20)}`;
const listed: Extra = {
  sitemaps: [
    {
      url: toUrl("/sitemap.xml"),
      foundIn: "robots",
      status: 200,
      kind: "pages",
      entries: [{ url: toUrl(SPAM) }],
    },
  ],
};
const report = (body: string, extra: Extra = {}) =>
  buildReport(toSiteRows({ ...shop({ "/": { body } }), [SPAM]: spam }, extra), { now: NOW });
const issuesOn = (path: string, { issues }: ReturnType<typeof report>) =>
  issues.filter(({ pages }) => pages.some(({ url }) => url === toUrl(path))).map(({ id }) => id);

test.each([
  ["a hidden link leads there", '<p style="left:-9999px"><a href="/slot-gacor/">.</a></p>', {}],
  ["only the sitemap lists it", "", listed],
  ["the home page leads there", '<a href="/slot-gacor/">Slot</a>', listed],
])("a page that is somebody else’s has no other finding: %s", (_how, body, extra) => {
  const made = report(body, extra);
  expect(issuesOn(SPAM, made)).toEqual(["hacked-page"]);
  expect(made.sentence).toMatch(
    /^Google can index all \d+ pages, and (?:one page looks|two pages look) hacked\./,
  );
  expect(made.whatsapp).toMatch(/looks? hacked/);
  expect(made.fixes.map(({ fix }) => fix).join(" ")).not.toMatch(/\b410\b/);
});

test("the page that hides the link keeps its other findings", () => {
  const made = report(
    '<h2></h2><p style="left:-9999px"><a href="/slot-gacor/">slot gacor</a></p><img src="/x.png">',
  );
  expect(issuesOn("/", made)).toContain("hacked-page");
  expect(issuesOn("/", made).length).toBeGreaterThan(1);
});

test("a school is taken over, home page and all", () => {
  const rows = toSiteRows({ "/": spam });
  const asSchool = JSON.parse(JSON.stringify(rows).replaceAll("shop.example", "law.uok.edu.pk"));
  const { sentence, issues } = buildReport(asSchool, { now: NOW });
  expect(issues.map(({ id }) => id)).toContain("hacked-page");
  expect(sentence).toContain("looks hacked");
});

test("an honest article that nothing links to is an orphan all the same", () => {
  const words = `Police close a hall for sports betting. An online casino and betting sites were shown. ${makeWords("x", 90)}`;
  const article = { title: "Sports betting hall closed", words };
  const made = buildReport(toSiteRows(shop({ "/slot-gacor/": article }), listed), { now: NOW });
  expect(issuesOn(SPAM, made)).toEqual(expect.arrayContaining(["orphan", "page-to-look-at"]));
  expect(made.sentence).not.toContain("hacked");
});
