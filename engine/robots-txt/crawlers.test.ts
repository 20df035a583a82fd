import { expect, test } from "vitest";

import { namesByDecision } from "./crawler-names.ts";
import { knownNames, retiredNames } from "./known-names.ts";
import { crawlers } from "./crawlers.ts";
import { extractAgentToken } from "./parse.ts";

test("40 names or more of 15 operators or more", () => {
  expect(knownNames.length).toBeGreaterThanOrEqual(40);
  expect(new Set(crawlers.map(({ operator }) => operator)).size).toBeGreaterThanOrEqual(15);
});

test("a group of robots.txt can name each of them, and each is there once", () => {
  const names = crawlers.map(({ name }) => name);

  expect(names.filter((name) => extractAgentToken(name) !== name)).toEqual([]);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test.each(crawlers)("$name has a source", ({ source }) => {
  expect(new URL(source).protocol).toBe("https:");
});

test("a name is in one decision at most; search engines and retired names are in none", () => {
  const decided = Object.values(namesByDecision).flat();
  const kept = crawlers.filter(
    ({ isWebSearch, replacedBy }) => isWebSearch === true || replacedBy !== undefined,
  );

  expect(new Set(decided).size).toBe(decided.length);
  expect(kept.map(({ name }) => name).filter((name) => decided.includes(name))).toEqual([]);
});

test("a token is decided with training; its crawler is not", () => {
  expect(namesByDecision.training).toEqual(
    expect.arrayContaining(["Google-Extended", "Applebot-Extended", "GPTBot", "CCBot"]),
  );
  expect(namesByDecision.training).not.toContain("Googlebot");
});

test("the successor of a retired name is in use", () => {
  expect(retiredNames.filter(([, successor]) => !knownNames.includes(successor))).toEqual([]);
});
