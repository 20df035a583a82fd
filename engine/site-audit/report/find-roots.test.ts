import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
import type { RobotsFile } from "#engine/live/read-page.ts";
import { healthyPage, type PageParts } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl, type Answer, type Extra } from "#tests/support/site-rows.ts";

const linkTo = (paths: readonly string[]) =>
  paths.map((path) => `<p><a href="${path}">Over to ${path}</a></p>`).join("\n");

function judge(answers: Readonly<Record<string, Answer>>, extra: Extra = {}) {
  const paths = [...Object.keys(answers), "/other"];
  const hubs = ["/", "/other"].map((path) => [path, healthyPage(path, { body: linkTo(paths) })]);
  const rows = toSiteRows({ ...Object.fromEntries(hubs), ...answers }, extra);
  return buildReport(rows, { now: NOW });
}

const products = ["/product/a", "/product/b", "/product/c", "/product/d"];
const made = (parts: PageParts) =>
  Object.fromEntries(products.map((path) => [path, healthyPage(path, parts)]));

test("one template behind several kinds of findings is one root, with what it would clear", () => {
  const report = judge({
    ...made({ description: null, h1: null, title: "Shop online" }),
    "/about": healthyPage("/about", { h1: null }),
  });

  const [root, ...others] = report.roots ?? [];
  expect(others).toEqual([]);
  expect(root).toMatchObject({ where: "/product/", pages: 4 });
  expect(root?.issues.toSorted()).toEqual(["description-missing", "h1-missing", "title-duplicate"]);
  // Of five pages without a heading four are the template's.
  const weights = report.fixes.filter(({ issue }) => root?.issues.includes(issue) === true);
  expect(root?.points).toBe(weights.reduce((sum, { weight }) => sum + weight * 4, 0));
  expect(root?.fixes).toHaveLength(3);
  expect(writeDeveloperMarkdown(report)).toContain(
    `**One change: /product/.** 3 kinds of findings on 4 pages, ${root?.points} of ${report.points.total} points`,
  );
});

test("a template with one kind of finding is its row alone", () => {
  expect(judge(made({ h1: null })).roots).toEqual([]);
});

test("one line of robots.txt that closes pages, files and what the sitemap lists is one root", () => {
  const robots: RobotsFile = {
    url: toUrl("/robots.txt"),
    status: 200,
    kind: "file",
    text: "User-agent: *\nDisallow: /closed/",
  };
  const detail = "robots.txt, line 2";
  const closed = { status: null, notRead: { reason: "robots" as const, detail, line: 2 } };
  const url = toUrl("/sitemap.xml");
  const entries = [{ url: toUrl("/closed/a") }];
  const report = judge(
    {
      "/closed/a": closed,
      "/styled": healthyPage("/styled", { head: '<link rel="stylesheet" href="/closed/all.css">' }),
    },
    { robots, sitemaps: [{ url, foundIn: "usual", status: 200, kind: "pages", entries }] },
  );

  expect(report.roots).toMatchObject([{ where: "robots.txt, line 2" }]);
  expect(report.roots?.[0]?.issues).toContain("blocked-resource");
  expect(report.roots?.[0]?.issues).toContain("robots-blocked-linked");
});

test("no point counts for two roots", () => {
  const report = judge({
    ...made({ description: null, h1: null }),
    ...Object.fromEntries(
      ["/note/a", "/note/b", "/note/c"].map((path) => [
        path,
        healthyPage(path, { description: null, h1: null }),
      ]),
    ),
  });

  const points = (report.roots ?? []).map((root) => root.points);
  expect(points).toHaveLength(1);
  expect(points.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(report.points.total);
});
