import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

import { describe, expect, test } from "vitest";

import { checks } from "./checks.ts";
import { FULL_SCORE } from "#engine/page-audit/points.ts";

const folder = join(import.meta.dirname, "page");
/** Paths from page/, one folder a topic: "titles/h1.ts". */
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

const checkFiles = files.filter((file) => !file.endsWith(".test.ts"));

/** What to do when the points do not add up, with the checks that have points to give or to take. */
function explainBalance(total: number): string {
  const difference = FULL_SCORE - total;
  const byPoints = checks.toSorted((a, b) => b.points - a.points);
  const listed = byPoints.map(({ id, points }) => `${id} ${points}`).join(", ");
  return (
    `The points of all checks must add up to ${FULL_SCORE}; they add up to ${total}. ` +
    `${difference > 0 ? `Give ${difference} more to` : `Take ${-difference} from`} checks of the same weight for the page: ` +
    `"points" in engine/rules/page/<topic>/<check>.ts, then change RULES_VERSION in engine/page-audit/rules.ts, ` +
    `since every score moves. Today: ${listed}.`
  );
}

test("the points of all checks add up to 100", () => {
  const total = checks.reduce((sum, { points }) => sum + points, 0);

  expect(total === FULL_SCORE ? "balanced" : explainBalance(total)).toBe("balanced");
});

test.each([
  [97, "they add up to 97. Give 3 more to checks"],
  [104, "they add up to 104. Take 4 from checks"],
])("with %i points the message says how to balance them", (total, words) => {
  expect(explainBalance(total)).toContain(words);
  expect(explainBalance(total)).toContain("is-crawlable 22");
});

test("every check has points, whole ones", () => {
  expect(checks.filter(({ points }) => !Number.isInteger(points) || points < 1)).toEqual([]);
});

test("no two checks share an id", () => {
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});

describe("one check is one file with its test beside it", () => {
  test("every file of page/ is in the list, by its name", () => {
    expect(checks.map(({ id }) => `${id}.ts`).toSorted()).toEqual(
      checkFiles.map((file) => basename(file)).toSorted(),
    );
  });

  test.each(checkFiles)("%s has its test", (file) => {
    expect(files).toContain(file.replace(/\.ts$/, ".test.ts"));
  });
});

test("Lighthouse's ten audits are here with its weights", () => {
  const weights = checks.flatMap(({ id, lighthouseWeight }) =>
    lighthouseWeight === undefined ? [] : [[id, Number(lighthouseWeight.toFixed(4))]],
  );

  expect(Object.fromEntries(weights)).toEqual({
    "is-crawlable": 4.0435,
    "document-title": 1,
    "meta-description": 1,
    "http-status-code": 1,
    "link-text": 1,
    "crawlable-anchors": 1,
    "robots-txt": 1,
    "image-alt": 1,
    hreflang: 1,
    canonical: 1,
  });
});
