import { expect, test } from "vitest";

import { escapePattern, extractAgentToken, parseRobotsTxt } from "./parse.ts";
import { agentNames, escapedPatterns, fileCases } from "#tests/cases/robots-txt/parsing.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { readFixture } from "#tests/support/fixtures.ts";

const kinds = (file: string) => parseRobotsTxt(file).lines.map((line) => line.kind);

test.each([
  ["Disalow: /typo/", "disallow"],
  ["useragent: x", "user-agent"],
  ["User Agent: x", "user-agent"],
  ["Site-map: https://a.example/s.xml", "sitemap"],
  ["disallow /two-words", "disallow"],
  ["DISALLOW:/", "disallow"],
  ["Disallow-this: /x", "disallow"],
  ["allow this please", "empty"],
  ["alow: /x", "unknown"],
  ["crawl-delay: 10", "unknown"],
  [": /x", "empty"],
  ["# Disallow: /", "empty"],
])("Google reads %j as %s", (line, kind) => {
  expect(kinds(line)).toEqual([kind]);
});

test.each(["Disalow: /typo/", "disallow /two-words"])("the standard does not read %j", (line) => {
  expect(parseRobotsTxt(line, "rfc").lines[0]?.kind).not.toBe("disallow");
});

test("consecutive agents share the rules that follow (RFC 9309 2.2.1)", () => {
  const { groups } = parseRobotsTxt(
    "User-agent: a\nUser-agent: b\nSitemap: https://x.example/\nDisallow: /1\nUser-agent: c\nDisallow: /2",
  );

  expect(groups.map((group) => group.agents.map((agent) => agent.token))).toEqual([
    ["a", "b"],
    ["c"],
  ]);
});

test("rules before any agent bind nobody", () => {
  const { groups, orphans } = parseRobotsTxt("Disallow: /\nUser-agent: *\nDisallow: /x");

  expect(orphans).toEqual([{ kind: "disallow", pattern: "/", line: 1 }]);
  expect(groups[0]?.rules).toHaveLength(1);
});

test("a line keeps 16,663 bytes, the rest is dropped (robots.cc)", () => {
  const [, line] = parseRobotsTxt(`User-agent: *\nDisallow: /${"a".repeat(20_000)}`).lines;

  expect(line?.value).toHaveLength(2083 * 8 - 1 - "Disallow: ".length);
});

test("a no-break space is no white space: it may be part of a letter", () => {
  const [, line] = parseRobotsTxt("User-agent: *\nDisallow: /\u00A0").lines;

  expect(line?.value).toBe("/%C2%A0");
});

test("a zero byte ends the line's text", () => {
  expect(parseRobotsTxt("Disallow: /a\0b").lines[0]?.value).toBe("/a");
});

test("agent names are cut at the first character that no name may hold", () => {
  expect(extractAgentToken("Googlebot/2.1")).toBe("Googlebot");
});

/** Whether a crawler can be addressed by this name at all. */
const isValidAgentToken = (name: string) => name !== "" && extractAgentToken(name) === name;

test.each(agentNames)("%j may be a crawler's name: %s (RFC 9309 2.2.1)", (name, isValid) => {
  expect(isValidAgentToken(name)).toBe(isValid);
});

test.each(escapedPatterns)("%s is compared as %s (RFC 9309 2.2.2)", (pattern, escaped) => {
  expect(escapePattern(pattern)).toBe(escaped);
});

test.each(fileCases)("$rule", ({ bytes, lines }) => {
  const file = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  const said = parseRobotsTxt(file).lines.filter(({ kind }) => kind !== "empty");

  expect(said.map(({ number, kind, value }) => [number, kind, value])).toEqual(lines);
});

describeWithFixtures("robots.txt: Google's own unit cases", 27, () => {
  type Units = {
    validUserAgentToken: { userAgent: string; valid: boolean }[];
    escapePattern: { pattern: string; escaped: string }[];
    parse: {
      name: string;
      bytesBase64: string;
      validDirectives?: number;
      unknownDirectives?: number;
      lastLine?: number;
      sitemap?: string;
    }[];
  };
  const units = readFixture<Units>("robots/google-unit.json");

  test("names that may be used (ID_VerifyValidUserAgentsToObey)", () => {
    for (const { userAgent, valid } of units.validUserAgentToken) {
      expect([userAgent, isValidAgentToken(userAgent)]).toEqual([userAgent, valid]);
    }
  });

  test("patterns are compared percent-encoded (MaybeEscapePattern)", () => {
    for (const { pattern, escaped } of units.escapePattern) {
      expect(escapePattern(pattern)).toBe(escaped);
    }
  });

  test("line ends, byte order marks, sitemaps (ID_LinesNumbersAreCountedCorrectly, ID_UTF8ByteOrderMarkIsSkipped)", () => {
    for (const one of units.parse) {
      const { lines, sitemaps } = parseRobotsTxt(Buffer.from(one.bytesBase64, "base64"));
      const directives = lines.filter((line) => line.kind !== "empty");
      const unknown = directives.filter((line) => line.kind === "unknown");
      const expected = {
        name: one.name,
        ...only(one, "validDirectives", "unknownDirectives", "lastLine", "sitemap"),
      };

      expect({
        name: one.name,
        ...only(
          {
            validDirectives: directives.length - unknown.length,
            unknownDirectives: unknown.length,
            lastLine: directives.at(-1)?.number,
            sitemap: sitemaps.at(-1),
          },
          ...(Object.keys(expected) as (keyof typeof one)[]),
        ),
      }).toEqual(expected);
    }
  });

  return units.validUserAgentToken.length + units.escapePattern.length + units.parse.length;
});

/** The named fields that are there. */
function only(record: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => names.includes(name) && value !== undefined),
  );
}
