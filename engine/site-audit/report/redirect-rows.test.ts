import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl } from "#tests/support/site-rows.ts";

test("all redirects are counted, however many are listed", () => {
  const moved = Array.from({ length: 205 }, (_one, at) => `/old-${at}`);
  const { pictures } = buildReport(
    toSiteRows({
      "/": healthyPage("/", { body: moved.map((to) => `<a href="${to}">${to}</a>`).join(" ") }),
      ...Object.fromEntries(moved.map((path) => [path, { status: 302, location: toUrl("/") }])),
    }),
    { now: NOW },
  );

  expect(pictures.redirects).toHaveLength(200);
  expect(pictures.redirectCounts).toEqual({ all: 205, toFix: 205 });
});
