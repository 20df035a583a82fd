import { describe, expect, test } from "vitest";

import { buildReport } from "./build-report.ts";
import { compareWithTruth } from "#tests/support/compare-with-truth.ts";
import { makeFaultySite, PLANTED_KINDS } from "#tests/support/faulty-site.ts";
import { NOW, SITE, toSiteRows, toUrl, type Answer } from "#tests/support/site-rows.ts";

const made = (seed: number) => makeFaultySite(seed, 60, SITE);

/** Rows as a crawl would leave them. */
function auditOf(seed: number) {
  const { answers, listed, truth } = made(seed);
  const given = [...answers].map(([path, { status, location, html }]): [string, Answer] => [
    path,
    location === undefined
      ? { status, html: html ?? "" }
      : { status, location: new URL(location, SITE).href },
  ]);
  const lost = [...truth.get("status-4xx")!].map((path): [string, Answer] => [
    path,
    { status: 404 },
  ]);
  const canonicals = given.flatMap(([, answer]) => {
    const html = typeof answer === "string" ? "" : (answer.html ?? "");
    const path = /"(?:https:\/\/shop\.example)?(\/canonical-lost-\d+)"/.exec(html)?.[1];
    return path === undefined
      ? []
      : [[path, { status: 404, foundBy: ["canonical"] }] as [string, Answer]];
  });
  const rows = toSiteRows(Object.fromEntries([...given, ...lost, ...canonicals]), {
    sitemaps: [
      {
        url: toUrl("/sitemap.xml"),
        foundIn: "robots",
        status: 200,
        kind: "pages",
        entries: listed.map((path) => ({ url: toUrl(path) })),
      },
    ],
  });
  return compareWithTruth(buildReport(rows, { now: NOW }), made(seed));
}

describe.each([1, 2, 3])("a site with faults at chance places, seed %i", (seed) => {
  test("shows each kind that is planted, and none where it is not", () => {
    for (const [kind, count] of auditOf(seed)) {
      expect({ kind, ...count }).toEqual({ kind, planted: count.planted, missed: [], falsely: [] });
      expect(count.planted).toBeGreaterThan(0);
    }
  });

  test("is the same each time", () => {
    expect(made(seed)).toEqual(made(seed));
  });
});

test("another seed plants at other places", () => {
  expect(placesOf(1)).not.toEqual(placesOf(2));
});

function placesOf(seed: number) {
  const { truth } = made(seed);
  return PLANTED_KINDS.map((kind) => [...truth.get(kind)!]);
}
