import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import {
  compilePattern,
  extractPath,
  findBeatenRules,
  isAllowed,
  matchUrl,
  selectRules,
} from "#engine/robots-txt/match.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { comparedPaths } from "#tests/cases/robots-txt/parsing.ts";
import { verdictCases } from "#tests/cases/robots-txt/verdicts.ts";
import { timeOnCpu } from "#tests/support/cpu-time.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath, readFixture } from "#tests/support/fixtures.ts";

const verdict = (file: string, url: string, agent = "Googlebot") =>
  isAllowed(parseRobotsTxt(file), [agent], url);

test.each(verdictCases)("$rule ($source)", ({ file, asks }) => {
  const text = file.join("\n");

  expect(asks.map(([agent, url]) => [agent, url, verdict(text, url, agent).allowed])).toEqual(asks);
});

test.each(comparedPaths)("of %j the path %s is compared (robots.cc)", (url, path) => {
  expect(extractPath(url)).toBe(path);
});

test("the longest matching path decides (RFC 9309 2.2.2)", () => {
  const file = "User-agent: *\nDisallow: /account\nAllow: /account/help";

  expect(verdict(file, "https://a.example/account/help/returns")).toMatchObject({
    allowed: true,
    rule: { line: 3 },
  });
  expect(verdict(file, "https://a.example/account/orders")).toMatchObject({
    allowed: false,
    rule: { line: 2 },
  });
});

test("at a tie allow wins, whichever comes first (RFC 9309 2.2.2)", () => {
  expect(verdict("User-agent: *\nDisallow: /p\nAllow: /p", "/p").allowed).toBe(true);
  expect(verdict("User-agent: *\nAllow: /p\nDisallow: /p", "/p").allowed).toBe(true);
});

test("nothing that matches means allowed, by no line", () => {
  expect(verdict("User-agent: *\nDisallow: /a", "/b")).toEqual({ allowed: true, rule: undefined });
});

test("an empty disallow has no force", () => {
  expect(verdict("User-agent: *\nDisallow:", "/b")).toEqual({ allowed: true, rule: undefined });
});

test("a group that names the crawler shuts out the one for all, even if nothing in it matches (RFC 9309 2.2.1)", () => {
  const file = "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /private";

  expect(verdict(file, "/open").allowed).toBe(true);
  expect(verdict(file, "/open", "Bingbot").allowed).toBe(false);
});

test("groups that name the same crawler are merged (RFC 9309 2.2.1)", () => {
  const file =
    "User-agent: A\nDisallow: /1\nUser-agent: B\nDisallow: /2\nUser-agent: A\nDisallow: /3";

  expect(verdict(file, "/1", "A").allowed).toBe(false);
  expect(verdict(file, "/3", "A").allowed).toBe(false);
  expect(verdict(file, "/2", "A").allowed).toBe(true);
});

test("Allow: /dir/index.html lets Google read /dir/ too, and is not read so by the standard", () => {
  const file = "User-agent: *\nDisallow: /\nAllow: /dir/index.html";
  const robots = parseRobotsTxt(file, "rfc");

  expect(verdict(file, "/dir/")).toMatchObject({ allowed: true, rule: { line: 3 } });
  expect(verdict(file, "/dir/other").allowed).toBe(false);
  expect(matchUrl(selectRules(robots, ["A"], "rfc"), "/dir/").allowed).toBe(false);
});

test("every other matching rule is named with what it lost by", () => {
  const robots = parseRobotsTxt(
    "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b\nAllow: /a/b\nAllow: /c",
  );

  expect(findBeatenRules(selectRules(robots, ["A"]), "/a/b")).toEqual([
    { rule: expect.objectContaining({ line: 5 }), by: "earlier line" },
    { rule: expect.objectContaining({ line: 4 }), by: "tie: allow wins" },
    { rule: expect.objectContaining({ line: 2 }), by: "longer path" },
  ]);
});

test.each([
  ["/", "/anything", true],
  ["/*.php$", "/a.php", true],
  ["/*.php$", "/a.php?x", false],
  ["/a$b", "/a$bc", true],
  ["*$", "/x", true],
  ["$", "/", false],
  ["/a*a$", "/a", false],
  ["/a*b*c", "/a--b--c--", true],
  ["/Fish", "/fish", false],
])("pattern %s against %s: %s (RFC 9309 2.2.3)", (pattern, path, expected) => {
  expect(compilePattern(pattern)(path)).toBe(expected);
});

test("agrees with a plain position-by-position matcher on every short pattern", () => {
  const letters = ["/", "a", "*", "$"];
  const patterns = combine(letters, 5);
  const paths = combine(["/", "a", "$"], 4).map((path) => `/${path}`);
  const wrong: string[] = [];
  for (const pattern of patterns) {
    const matches = compilePattern(pattern);
    for (const path of paths) {
      if (matches(path) !== matchSlowly(pattern, path)) wrong.push(`${pattern} on ${path}`);
    }
  }

  expect(patterns.length * paths.length).toBeGreaterThan(100_000);
  expect(wrong).toEqual([]);
});

test("a pattern of many stars takes no longer than a plain one", () => {
  const matches = compilePattern(`/${"*a".repeat(500)}b$`);

  const { value: isMatch, tookMs } = timeOnCpu(() => matches(`/${"a".repeat(20_000)}`));

  expect(isMatch).toBe(false);
  expect(tookMs).toBeLessThan(200);
});

test("1,000 URLs against 500 KiB in under a second", () => {
  const rules = Array.from({ length: 18_000 }, (_, i) => `Disallow: /shop/item-${i}/*?page=`);
  const file = `User-agent: *\n${rules.join("\n")}`;
  const urls = Array.from({ length: 1000 }, (_, i) => `https://a.example/shop/item-${i}/x?page=2`);
  expect(file.length).toBeGreaterThan(500 * 1024);

  const { value: blocked, tookMs } = timeOnCpu(() => {
    const selected = selectRules(parseRobotsTxt(file), ["Googlebot"]);
    return urls.filter((url) => !matchUrl(selected, url).allowed);
  });

  expect(blocked).toHaveLength(1000);
  expect(tookMs).toBeLessThan(1000);
});

describeWithFixtures("robots.txt: Google's and Lighthouse's own verdicts", 622, () => {
  type Case = {
    id: string;
    robotstxt?: string;
    robotsFile?: string;
    userAgent: string;
    url: string;
    allowed: boolean;
    tier: string;
  };
  const files = ["robots/google.json", "robots/real.json"];
  const cases = files.flatMap((file) => readFixture<Case[]>(file));
  const { pathParamsQuery } = readFixture<{
    pathParamsQuery: { url: string; pathParamsQuery: string }[];
  }>("robots/google-unit.json");
  const { robotsTxtCrawl } = readFixture<{
    robotsTxtCrawl: { url: string; content: string; indexable: boolean }[];
  }>("lighthouse-unit.json");

  test.each(["core", "google"])("every %s case", (tier) => {
    const ofTier = cases.filter((one) => one.tier === tier);
    const wrong = ofTier.filter((one) => {
      const file = one.robotsFile
        ? readFileSync(fixturePath(`robots/${one.robotsFile}`))
        : (one.robotstxt ?? "");
      return isAllowed(parseRobotsTxt(file), [one.userAgent], one.url).allowed !== one.allowed;
    });

    console.info(`robots verdicts, ${tier}: ${ofTier.length - wrong.length} of ${ofTier.length}`);
    expect(ofTier.length).toBeGreaterThan(20);
    expect(wrong.map((one) => one.id)).toEqual([]);
  });

  test("a URL that is percent-encoded first gets the verdict of the encoded form", () => {
    type Encoded = Case & { oracles: { googleBinaryOnPercentEncodedUrl?: boolean } };
    const encoded = (cases as Encoded[]).filter(
      (one) => one.oracles.googleBinaryOnPercentEncodedUrl !== undefined,
    );

    expect(encoded.length).toBeGreaterThan(0);
    for (const { robotstxt = "", userAgent, url, oracles } of encoded) {
      expect(isAllowed(parseRobotsTxt(robotstxt), [userAgent], new URL(url).href).allowed).toBe(
        oracles.googleBinaryOnPercentEncodedUrl,
      );
    }
  });

  test("path, parameters and query of a URL (PathParamsQuery)", () => {
    for (const { url, pathParamsQuery: expected } of pathParamsQuery) {
      expect([url, extractPath(url)]).toEqual([url, expected]);
    }
  });

  test("Lighthouse's crawl cases", () => {
    for (const { url, content, indexable } of robotsTxtCrawl) {
      expect([content, verdict(content, url).allowed]).toEqual([content, indexable]);
    }
  });

  return cases.length + pathParamsQuery.length + robotsTxtCrawl.length;
});

/** robots.cc, RobotsMatchStrategy::Matches, word for word: slow and plain. */
function matchSlowly(pattern: string, path: string): boolean {
  let positions = [0];
  for (let i = 0; i < pattern.length; i += 1) {
    const char = pattern[i];
    if (char === "$" && i + 1 === pattern.length) return positions.at(-1) === path.length;
    if (char === "*") {
      const first = positions[0] ?? 0;
      positions = Array.from({ length: path.length - first + 1 }, (_, step) => first + step);
    } else {
      positions = positions.filter((at) => path[at] === char).map((at) => at + 1);
      if (positions.length === 0) return false;
    }
  }
  return true;
}

function combine(letters: readonly string[], length: number): string[] {
  if (length === 0) return [""];
  const shorter = combine(letters, length - 1);
  return [
    ...shorter,
    ...shorter
      .filter((word) => word.length === length - 1)
      .flatMap((word) => letters.map((letter) => word + letter)),
  ];
}
