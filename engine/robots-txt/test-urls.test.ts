import { describe, expect, test } from "vitest";

import { MAX_READ_BYTES } from "#engine/robots-txt/lint.ts";
import { selectRules } from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { encodePath, readAgents, testUrls } from "#engine/robots-txt/test-urls.ts";
import { askShape, robotsShapes } from "#tests/support/robots-shapes.ts";

const robotsTxt = "User-agent: *\nDisallow: /account\nAllow: /account/help\nDisalow: /typo";

test("each URL has its verdict, its line and the lines that lost", () => {
  const { urls, scopes } = testUrls({
    robotsTxt,
    agents: ["Googlebot"],
    urls: ["/account/help/returns", "/desks/"],
  });

  expect(scopes).toEqual(["global"]);
  expect(urls).toEqual([
    {
      url: "/account/help/returns",
      isReadable: true,
      path: "/account/help/returns",
      verdicts: [
        { allowed: true, line: 3, beaten: [{ line: 2, by: "longer path" }], strictlyAllowed: true },
      ],
    },
    {
      url: "/desks/",
      isReadable: true,
      path: "/desks/",
      verdicts: [{ allowed: true, line: undefined, beaten: [], strictlyAllowed: true }],
    },
  ]);
});

test("where Google forgives a misspelling, the verdict by the letter is given too", () => {
  const { urls } = testUrls({ robotsTxt, agents: ["Googlebot"], urls: ["/typo"] });

  expect(urls[0]).toMatchObject({ verdicts: [{ allowed: false, strictlyAllowed: true }] });
});

test.each([
  ["https://a.example/x?y=1#z", "/x?y=1"],
  ["a.example/x", "/x"],
  ["/قیمت", "/%D9%82%DB%8C%D9%85%D8%AA"],
  ["https://a.example", "/"],
  ["ftp://a.example/x", undefined],
  ["https://", undefined],
])("%j is compared as %s", (typed, path) => {
  expect(encodePath(typed)).toBe(path);
});

test.each([
  ["Googlebot", ["Googlebot"]],
  ["Googlebot, GPTBot, Googlebot", ["Googlebot", "GPTBot"]],
  ["Googlebot/2.1", ["Googlebot"]],
  ["Mozilla/5.0 (compatible; Bingbot/2.0; +http://www.bing.com/bingbot.htm)", ["Bingbot"]],
  ["*", []],
])("%j names %j", (typed, agents) => {
  expect(readAgents(typed)).toEqual(agents);
});

test("crawlers that are bound by the same rules get the same verdict, and others their own", () => {
  const { urls } = testUrls({
    robotsTxt: "User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nDisallow: /b",
    agents: ["Googlebot", "GPTBot", "Bingbot"],
    urls: ["/a", "/b"],
  });

  const lines = urls.map((url) => (url.isReadable ? url.verdicts.map(({ line }) => line) : []));
  expect(lines).toEqual([
    [2, undefined, 2],
    [undefined, 5, undefined],
  ]);
});

describe("500 KiB of rules, whatever their shape: fewer look-ups an address than the file has characters, and the verdicts of a plain matcher", () => {
  /** As many as an address with its explanation is asked for. */
  const MOST = 12;

  test.each(robotsShapes.map((shape) => [shape.name, shape] as const))("%s", (_name, shape) => {
    const { urls, agents, ...file } = askShape(shape);
    const { candidates, index } = selectRules(parseRobotsTxt(file.robotsTxt), agents);
    const patterns = candidates.map(({ pattern }) => pattern);

    for (const url of urls.filter((_url, at) => at % 500 === 0)) {
      const path = encodePath(url) ?? "";
      const before = index().lookups;
      const found = index().findStrongest(path, MOST);

      expect(index().lookups - before).toBeLessThan(MAX_READ_BYTES);
      expect(found).toEqual(findPlainly(patterns, path, MOST));
    }
  });
});

/** The first patterns that match, each literal searched for where the one before it ended. */
function findPlainly(patterns: readonly string[], path: string, most: number): number[] {
  const found: number[] = [];
  for (const [at, pattern] of patterns.entries()) {
    if (matchPlainly(pattern, path)) found.push(at);
    if (found.length === most) break;
  }
  return found;
}

function matchPlainly(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith("$");
  const [head = "", ...literals] = (isAnchored ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(head)) return false;
  let end = head.length;
  const last = isAnchored ? literals.pop() : undefined;
  for (const literal of literals) {
    const start = path.indexOf(literal, end);
    if (start < 0) return false;
    end = start + literal.length;
  }
  if (!isAnchored) return true;
  if (last === undefined) return end === path.length;
  return path.endsWith(last) && path.length - last.length >= end;
}
