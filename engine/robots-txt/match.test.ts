import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { explainUrl, extractPath, isAllowed, matchUrl, selectRules } from "./match.ts";
import { parseRobotsTxt } from "./parse.ts";
import { comparedPaths } from "#tests/cases/robots-txt/parsing.ts";
import { verdictCases } from "#tests/cases/robots-txt/verdicts.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath, readFixture } from "#tests/support/fixtures.ts";

const verdict = (file: string, url: string, agent = "Googlebot") =>
  isAllowed(parseRobotsTxt(file), agent, url);

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

test("a name with digits is no product token: its crawler reads the whole word, Google's parser the letters", () => {
  const file = "User-agent: MJ12bot/1.4\nDisallow: /";

  expect(verdict(file, "/", "MJ12bot").allowed).toBe(false);
  expect(verdict(file, "/", "mj").allowed).toBe(false);
  expect(verdict(file, "/", "MJ13bot").allowed).toBe(true);
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
  expect(matchUrl(selectRules(robots, "A", "rfc"), "/dir/").allowed).toBe(false);
});

test("every other matching rule is named with what it lost by", () => {
  const robots = parseRobotsTxt(
    "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /a/b\nAllow: /a/b\nAllow: /c",
  );

  expect(explainUrl(selectRules(robots, "A"), "/a/b").beaten).toEqual([
    { rule: expect.objectContaining({ line: 5 }), by: "earlier line" },
    { rule: expect.objectContaining({ line: 4 }), by: "tie: allow wins" },
    { rule: expect.objectContaining({ line: 2 }), by: "longer path" },
  ]);
});

test("of a thousand rules that lost, the five strongest are named", () => {
  const rules = Array.from({ length: 1000 }, (_each, at) => `Disallow: /${"*a".repeat(at % 40)}`);
  const robots = parseRobotsTxt(`User-agent: *\n${rules.join("\n")}`);
  const { beaten } = explainUrl(selectRules(robots, "A"), `/${"a".repeat(50)}`);

  expect(beaten.map(({ rule }) => rule.line)).toEqual([81, 121, 161, 201, 241]);
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
      return isAllowed(parseRobotsTxt(file), one.userAgent, one.url).allowed !== one.allowed;
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
      expect(isAllowed(parseRobotsTxt(robotstxt), userAgent, new URL(url).href).allowed).toBe(
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
