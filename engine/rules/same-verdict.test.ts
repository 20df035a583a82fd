/** A page that passes in one audit never fails in the other, over all planted pages. */
import { expect, test } from "vitest";

import { parseHtml } from "#engine/html/parse-html.ts";
import { readPageFacts } from "#engine/html/page-facts.ts";
import { severityOf } from "./check.ts";
import { checks } from "./checks.ts";
import { onEachPage } from "./on-each-page.ts";
import { buildReport } from "#engine/site-audit/build-report.ts";
import { plantSite } from "#tests/cases/site-audit/planted-site.ts";
import { NOW, toSiteRows, toUrl } from "#tests/support/site-rows.ts";

const { answers, extra } = plantSite();
const report = buildReport(toSiteRows(answers, extra), { now: NOW });
const rules = new Map(onEachPage(checks).map((rule) => [rule.id, rule]));
const told = new Map(report.pages.map(({ url, issues }) => [url, new Set(issues)]));
const groups = new Map(report.pages.map(({ url, group }) => [url, group]));
const planted = Object.entries(answers).flatMap(([path, answer]) => {
  const given = typeof answer === "string" ? { html: answer } : answer;
  if (given.html === undefined || (given.status ?? 200) !== 200) return [];
  return [{ url: toUrl(path), ...given, html: given.html }];
});

function faultsOf({ url, html, xRobotsTag = "", linkHeader = "" }: (typeof planted)[number]) {
  const parsed = parseHtml(html);
  if (!parsed.ok) return [];
  const facts = readPageFacts(parsed.value, {
    url,
    httpStatus: 200,
    now: NOW,
    xRobotsTag,
    linkHeader,
  });
  return checks.flatMap((check) => {
    const verdict = check.evaluate(facts);
    if (!("issue" in verdict) || verdict.issue === undefined) return [];
    return [{ issue: verdict.issue.id, severity: severityOf(check, verdict) }];
  });
}

test("what the site audit tells of a page, the page audit tells, and with the same severity", () => {
  // The one fault that a page's entry in the sitemap shows, and the page does not.
  const ofThemselves = planted.filter(({ url }) => url !== toUrl("/map-rel"));
  const different = ofThemselves.flatMap((page) => {
    const faults = new Map(faultsOf(page).map(({ issue, severity }) => [issue, severity]));
    return [...(told.get(page.url) ?? [])]
      .filter((issue) => rules.has(issue) && faults.get(issue) !== rules.get(issue)?.severity)
      .map((issue) => `${page.url} ${issue}`);
  });

  expect(different).toEqual([]);
});

test("what the page audit tells of a page that can be indexed, the site audit tells, or a cause of it", () => {
  const missing = planted
    .filter(({ url }) => groups.get(url) === "indexable")
    .flatMap((page) =>
      faultsOf(page)
        .filter(({ issue }) => {
          const names = [issue, ...(rules.get(issue)?.coveredBy ?? [])];
          return !names.some((name) => told.get(page.url)?.has(name) === true);
        })
        // A copy of a page is told as a copy.
        .filter(() => told.get(page.url)?.has("address-copies") !== true)
        .filter(() => told.get(page.url)?.has("version-untranslated") !== true)
        .map(({ issue }) => `${page.url} ${issue}`),
    );

  expect(planted.length).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});
