import { expect, test } from "vitest";

import { lintRobotsTxt } from "./lint.ts";

const find = (file: string) =>
  lintRobotsTxt(file).map(({ line, severity, message }) => [line, severity, message]);
const star = (line: string, rest = "Allow: /") => `User-agent: *\n${line}\n${rest}\n`;

test.each([
  "Content-Signal: search=yes, ai-input=no, ai-train=no",
  "content-signal: search=yes,ai-train=no,use=reference",
  "Content-Usage: train-ai=n",
  "Content-Usage: /shop/ train-ai=y, search=n",
  "License: https://shop.pk/license.xml",
])("%s is a note: Google ignores it", (line) => {
  expect(find(star(line))).toEqual([
    [2, "note", `Google ignores ${line.slice(0, line.indexOf(":"))}`],
  ]);
});

test.each([
  ["Content-Signal: ai-train=maybe, robots=no", "ai-train=maybe, robots=no"],
  ["Content-Usage: ai-train=no", "ai-train=no"],
  ["Content-Signal: use=all", "use=all"],
])("%s: the part that nobody understands is named", (line, part) => {
  expect(find(star(line))).toContainEqual([
    2,
    "note",
    expect.stringMatching(new RegExp(`a part that is not known: ${part}$`)),
  ]);
});

test("a License without an address", () => {
  expect(find(star("License: all rights reserved"))).toContainEqual([
    2,
    "note",
    "License names no address",
  ]);
});

test("the shared training token is explained, and is no mistake", () => {
  const found = lintRobotsTxt(
    "User-agent: __usage_ai-training\nDisallow: /\n\nUser-agent: *\nAllow: /\n",
  );

  expect(found.map(({ line, severity }) => [line, severity])).toEqual([[1, "note"]]);
  expect(found[0]?.hint).toContain("Google intends to support it");
});

test("what a group may not read cannot be used: the Disallow is named", () => {
  expect(find(star("Content-Signal: search=yes, ai-train=no", "Disallow: /"))).toContainEqual([
    2,
    "note",
    "search=yes contradicts line 3",
  ]);
});

test.each([
  [
    "another crawler’s group is closed",
    star("Content-Signal: ai-train=yes") + "\nUser-agent: GPTBot\nDisallow: /\n",
  ],
  ["a part is closed", star("Content-Signal: search=yes", "Disallow: /cart")],
  ["an exception is allowed", star("Content-Signal: search=yes", "Disallow: /\nAllow: /news")],
  ["the signal refuses as well", star("Content-Signal: search=no", "Disallow: /x")],
])("no contradiction: %s", (_why, file) => {
  expect(lintRobotsTxt(file).filter(({ message }) => message.includes("contradicts"))).toEqual([]);
});

test.each([
  [
    "Content-Signal against the shared token",
    "User-agent: *\nContent-Signal: ai-train=yes\nAllow: /\n\nUser-agent: __usage_ai-training\nDisallow: /\n",
    [6, "note", "Disallow: / contradicts line 2"],
  ],
  [
    "Content-Usage against Content-Signal",
    "User-agent: *\nContent-Signal: ai-train=no\nContent-Usage: train-ai=y\nAllow: /\n",
    [3, "note", "train-ai=y contradicts line 2"],
  ],
  [
    "the shared token against Content-Usage",
    "User-agent: __usage_ai-training\nAllow: /\n\nUser-agent: *\nContent-Usage: train-ai=n\nAllow: /\n",
    [5, "note", "train-ai=n contradicts line 2"],
  ],
] as const)("two answers about training: %s", (_what, file, expected) => {
  expect(find(file)).toContainEqual(expected);
});

test("a path's own preference contradicts nothing", () => {
  const file =
    "User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /open/ train-ai=y\nAllow: /\n";

  expect(lintRobotsTxt(file).filter(({ message }) => message.includes("contradicts"))).toEqual([]);
});
