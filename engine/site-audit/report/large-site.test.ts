import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import type { LinkRow, PageRow } from "#engine/site-audit/rows.ts";
import { healthyPage } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl } from "#tests/support/site-rows.ts";

const PAGES = 300;
const LINKS = 400;

test("of more links than a report can list, the places are cut and the counts are true", () => {
  const paths = Array.from({ length: PAGES }, (_, at) => `/p${at}`);
  const rows = toSiteRows(
    Object.fromEntries(["/", ...paths].map((path) => [path, healthyPage(path)])),
  );
  const moved = Array.from({ length: LINKS }, (_, at): PageRow => ({
    url: toUrl(`/old-${at}`),
    foundBy: ["link"],
    depth: 1,
    status: 301,
    location: toUrl(paths[at % PAGES]!),
  }));
  /** Made as they are asked for, as a store reads them. */
  function* links(): Generator<LinkRow> {
    for (const from of paths) {
      for (const { url } of moved) {
        const anchor = "The page that was there before it moved";
        yield {
          from: toUrl(from),
          to: url,
          kind: "link",
          anchor,
          line: 9,
          nofollow: false,
          region: "main",
        };
      }
    }
  }
  const report = buildReport(
    { ...rows, pages: [...rows.pages, ...moved], links: links() },
    { now: NOW },
  );
  const fix = report.fixes.find(({ issue }) => issue === "link-to-redirect");
  const places = report.issues.find(({ id }) => id === "link-to-redirect")?.pages.length ?? 0;

  expect(fix).toMatchObject({ pages: PAGES, targets: { total: LINKS } });
  expect(places).toBeLessThan(PAGES * LINKS);
  expect(report.bounds.map(({ id }) => id)).toEqual(["report"]);
});
