import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { MAX_ROBOTS_BYTES } from "#engine/bounds.ts";
import { findSyntaxErrors, lintRobotsTxt } from "./lint.ts";
import { parseRobotsTxt } from "./parse.ts";
import { lintCases } from "#tests/cases/robots-txt/lint.ts";
import { describeWithFixtures } from "#tests/support/describe-with-fixtures.ts";
import { fixturePath, readFixture } from "#tests/support/fixtures.ts";

const find = (file: string) =>
  lintRobotsTxt(file).map(({ line, severity, message }) => [line, severity, message]);

test.each(lintCases)("errors as Lighthouse counts them: $rule", ({ file, errors }) => {
  const { lines } = parseRobotsTxt(file.join("\n"));

  expect(findSyntaxErrors(lines).map(({ line, message }) => [line, message])).toEqual(errors);
});

test("a file that hides nothing has no findings", () => {
  expect(find("User-agent: *\nDisallow:\n\nSitemap: https://a.example/sitemap.xml\n")).toEqual([]);
});

test.each([
  ["blah: x", "Unknown directive"],
  ["blah", "Syntax not understood"],
  ["Disallow: /", "No user-agent specified"],
  ["User-agent:", "No user-agent specified"],
  ["Sitemap: /sitemap.xml", "Invalid sitemap URL"],
  ["Sitemap: file:///s.xml", "Invalid sitemap URL protocol"],
])("%j is an error: %s", (line, message) => {
  expect(find(line)).toEqual([[1, "error", message]]);
});

test("what Google forgives is an error with the name that Google reads", () => {
  expect(lintRobotsTxt("User-agent: *\nDisalow: /x")).toEqual([
    {
      line: 2,
      text: "Disalow: /x",
      severity: "error",
      message: "Unknown directive",
      hint: 'Google reads it as Disallow; other crawlers may not. Write "Disallow:".',
    },
  ]);
});

test("closing the whole site to everyone is a warning", () => {
  expect(find("User-agent: *\nDisallow: /")).toEqual([
    [2, "warning", "This line closes the whole site"],
  ]);
});

test.each([
  ["User-agent: *\nDisallow: /\nAllow: /open"],
  ["User-agent: GPTBot\nDisallow: /"],
  ["User-agent: *\nDisallow: /private"],
])("%j does not close the whole site", (file) => {
  expect(find(file)).toEqual([]);
});

test("over 500 KiB, the first line that is not wholly read is named (RFC 9309 2.5)", () => {
  const fits = `User-agent: *\n${"#".repeat(MAX_ROBOTS_BYTES - 14)}`;

  expect(find(fits)).toEqual([]);
  expect(find(`${fits}#`)).toEqual([[2, "error", "The file is longer than 500 KiB"]]);
});

test("directives that Google ignores are notes", () => {
  expect(find("User-agent: *\nCrawl-delay: 10")).toEqual([
    [2, "note", "Google ignores Crawl-delay"],
  ]);
});

test("a second group for one agent is a note", () => {
  expect(find("User-agent: A\nDisallow: /1\nUser-agent: a\nDisallow: /2")).toEqual([
    [3, "note", "a has a group at line 1 already"],
  ]);
});

test.each([
  ["Googlebot/2.1", "note", 'Read as "Googlebot"'],
  ["MJ12bot", "note", 'Read as "MJ"'],
  ["007", "warning", "This line names no crawler"],
  ["anthropic-ai", "note", "anthropic-ai is no longer in use"],
])("agent %s: %s", (agent, severity, message) => {
  expect(find(`User-agent: ${agent}\nDisallow: /x`)).toEqual([[1, severity, message]]);
});

describeWithFixtures("robots.txt: Lighthouse's findings", 43, () => {
  const { robotsTxt } = readFixture<{ robotsTxt: { content: string; errors: number }[] }>(
    "lighthouse-unit.json",
  );
  const files = readFixture<
    {
      robotsFile: string;
      errors: { index: string; line: string; message: string }[];
    }[]
  >("robots/real-lint.json");

  test("its unit cases have as many errors", () => {
    for (const { content, errors } of robotsTxt) {
      expect([content, findSyntaxErrors(parseRobotsTxt(content).lines).length]).toEqual([
        content,
        errors,
      ]);
    }
  });

  test("real files have the same errors on the same lines", () => {
    for (const { robotsFile, errors } of files) {
      const { lines } = parseRobotsTxt(readFileSync(fixturePath(`robots/${robotsFile}`)));
      const found = findSyntaxErrors(lines).map(({ line, text, message }) => ({
        index: String(line),
        line: text,
        message,
      }));

      expect([robotsFile, found]).toEqual([robotsFile, errors]);
    }
  });

  return robotsTxt.length + files.length;
});

test("a rule that is not UTF-8 is named; a comment may be what it likes", () => {
  const file = Buffer.from("# caf\xE9\nUser-agent: *\nDisallow: /b\xFCcher/\n", "latin1");

  expect(lintRobotsTxt(file)).toEqual([
    expect.objectContaining({ line: 3, severity: "error", message: "The line is not UTF-8" }),
  ]);
});

test("a path outside ASCII is a note with the encoded line; a comment is not", () => {
  const found = lintRobotsTxt("User-agent: * # سب\nDisallow: /قیمت # قیمت\nAllow: /price # قیمت\n");

  expect(found).toEqual([
    {
      line: 2,
      text: "Disallow: /قیمت # قیمت",
      severity: "note",
      message: "The path has letters outside ASCII",
      hint: "It works. Google recommends the encoded form: Disallow: /%D9%82%DB%8C%D9%85%D8%AA",
    },
  ]);
});
