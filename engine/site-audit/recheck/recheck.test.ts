import { describe, expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { MAX_RECHECKED } from "#engine/site-audit/contract.ts";
import { judgeRecheck, planRecheck } from "./recheck.ts";
import type { SiteReport } from "#engine/site-audit/site-report.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { plantSite } from "#tests/cases/site-audit/planted-site.ts";
import { NOW, toSiteRows, toUrl, type Answer } from "#tests/support/site-rows.ts";

const { answers, extra } = plantSite();
const report = buildReport(toSiteRows(answers, extra), { now: NOW });

/** A new reading of these addresses alone: no links of others, no sitemap. */
function readAgain(given: Readonly<Record<string, Answer>>, robots = extra.robots ?? null) {
  return toSiteRows(given, { robots });
}

function reportOn(given: Readonly<Record<string, Answer>>): SiteReport {
  return buildReport(readAgain(given), { now: NOW });
}

function planOf(issue: string, from = report) {
  const plan = planRecheck(from, issue);
  if (!plan.ok) throw new Error(plan.problem);
  return plan.value;
}

const pathOf = (url: string) => Object.keys(answers).find((path) => toUrl(path) === url)!;
const recheckable = report.issues.map(({ id }) => id).filter((id) => planRecheck(report, id).ok);

test("most findings can be checked again", () => {
  expect(recheckable.length).toBeGreaterThan(35);
  expect(recheckable).toContain("status-4xx");
});

describe.each(recheckable)("%s", (issue) => {
  const plan = planOf(issue);

  test("is still there where nothing has changed", () => {
    const same = plan.places.map(({ url }) => [pathOf(url), answers[pathOf(url)]!] as const);
    const { state, addresses } = judgeRecheck(plan, readAgain(Object.fromEntries(same)), NOW);

    expect(addresses.filter((each) => each.state === "fixed" || each.state === "unread")).toEqual(
      [],
    );
    expect(["still", "changed"]).toContain(state);
  });

  test("is fixed where every page is in order", () => {
    const good = plan.places.map(({ url }) => {
      const path = pathOf(url);
      return [
        path,
        healthyPage(path, { body: '<p><a href="/contact">Contact us</a></p>' }),
      ] as const;
    });
    const { state } = judgeRecheck(plan, readAgain(Object.fromEntries(good), null), NOW);

    expect(state).toBe("fixed");
  });
});

const oneFault = { "/a": healthyPage("/a", { h1: null }) };
const h1Plan = planOf("h1-missing", reportOn({ "/": healthyPage("/"), ...oneFault }));

test.each([
  ["redirects", { status: 301, location: toUrl("/b") }, "changed", "answers 301"],
  ["is gone", { status: 404 }, "changed", "answers 404"],
  [
    "says noindex",
    healthyPage("/a", { head: '<meta name="robots" content="noindex">' }),
    "changed",
    /noindex/,
  ],
  [
    "does not answer",
    { status: null, notRead: { reason: "timeout" as const, detail: "No answer in 10 seconds." } },
    "unread",
    /./,
  ],
] as const)("a page that %s is not called fixed", (_what, answer, state, now) => {
  const { addresses } = judgeRecheck(h1Plan, readAgain({ "/a": answer }), NOW);

  expect(addresses).toMatchObject([{ url: toUrl("/a"), state }]);
  expect(addresses[0]?.now).toMatch(now);
});

test("a finding that depends on other pages is refused with what to do", () => {
  const plan = planRecheck(report, "orphan");

  expect(plan).toMatchObject({
    ok: false,
    problem: expect.stringContaining("Run the audit again"),
  });
});

test("a finding that the report does not have is refused with those that it has", () => {
  const plan = planRecheck({ ...report, issues: report.issues.slice(0, 1) }, "__proto__");

  expect(plan).toMatchObject({ ok: false, problem: expect.stringContaining(report.issues[0]!.id) });
});

test("one fix of a rule is read again by its key, and its addresses alone", () => {
  const pages = ["/a", "/b"].map((path) => [path, healthyPage(path, { h1: null })] as const);
  const made = reportOn(Object.fromEntries(pages));
  const issues = made.issues.map((issue) => ({
    ...issue,
    pages: issue.pages.map((page, at) => ({ ...page, fix: `${issue.id}/${at}` })),
  }));

  expect(planOf("h1-missing/1", { ...made, issues }).places).toHaveLength(1);
  expect(planOf("h1-missing", { ...made, issues }).places).toHaveLength(2);
  expect(planRecheck({ issues }, "h1-missing/2")).toMatchObject({ ok: false });
});

test("at most twenty addresses are read again, and the rest is counted", () => {
  const many = Array.from({ length: 25 }, (_, at) => `/p${at}`);
  const pages = many.map((path) => [path, healthyPage(path, { h1: null })] as const);
  const { places, left } = planOf("h1-missing", reportOn(Object.fromEntries(pages)));

  expect([places.length, left]).toEqual([MAX_RECHECKED, 5]);
});
