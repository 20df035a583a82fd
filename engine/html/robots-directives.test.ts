import { describe, expect, test } from "vitest";

import {
  findBlockingHeader,
  findNofollowHeader,
  forbidsIndexing,
  readRobotsHeaders,
} from "./robots-directives.ts";

const NOW = Date.UTC(2026, 10, 22);

describe("X-Robots-Tag headers", () => {
  test.each([
    ["noindex, nofollow", [[null, "noindex, nofollow"]]],
    ["X-Robots-Tag: noindex", [[null, "noindex"]]],
    ["x-robots-tag: Googlebot: none", [["googlebot", "none"]]],
    ["*: noindex", [[null, "noindex"]]],
    [
      "nofollow, MJ12bot: noindex, 360Spider: none",
      [
        [null, "nofollow"],
        ["mj12bot", "noindex"],
        ["360spider", "none"],
      ],
    ],
    [
      "googlebot: noindex, bingbot: nofollow",
      [
        ["googlebot", "noindex"],
        ["bingbot", "nofollow"],
      ],
    ],
    [
      "noindex\r\nbingbot: nofollow",
      [
        [null, "noindex"],
        ["bingbot", "nofollow"],
      ],
    ],
    ["max-snippet:0, noindex", [[null, "max-snippet:0, noindex"]]],
    ["max-image-preview: large", [[null, "max-image-preview: large"]]],
    ["unavailable_after: 25 Jun 2030", [[null, "unavailable_after: 25 Jun 2030"]]],
    ["", []],
  ])("%j is read as %j", (headers, rules) => {
    expect(readRobotsHeaders(headers).map(({ agent, content }) => [agent, content])).toEqual(rules);
  });

  test.each([
    ["noindex", "googlebot", "noindex"],
    ["googlebot: noindex", "Googlebot", "googlebot: noindex"],
    ["googlebot: noindex", null, null],
    ["bingbot: noindex", "googlebot", null],
    ["nofollow, googlebot: none", "googlebot", "googlebot: none"],
    ["max-image-preview: large, noindex", "googlebot", "max-image-preview: large, noindex"],
    ["max-image-preview: none", "googlebot", null],
  ])("%j closes the index to %s by %j", (headers, agent, header) => {
    expect(findBlockingHeader(headers, agent, NOW)).toBe(header);
  });

  test.each([
    ["nofollow", "nofollow"],
    ["bingbot: nofollow", null],
    ["index, googlebot: none", "googlebot: none"],
  ])("%j keeps Googlebot from following: %j", (headers, header) => {
    expect(findNofollowHeader(headers, "googlebot")).toBe(header);
  });
});

test.each([
  ["unavailable_after: Wed, 25 Jun 2025 15:00:00 GMT", true],
  ["unavailable_after: Tue, 25 Jun 2030 15:00:00 GMT", false],
  ["unavailable_after: 2025-06-25, nofollow", true],
])("a date with a comma in it is one date: %s", (content, forbids) => {
  expect(forbidsIndexing(content, NOW)).toBe(forbids);
});
