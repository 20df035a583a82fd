import { describe, expect, test } from "vitest";

import { MAX_READ_BYTES } from "#engine/robots-txt/lint.ts";
import { encodePath, readAgents, testUrls } from "#engine/robots-txt/test-urls.ts";
import { timeOnCpu } from "#tests/support/cpu-time.ts";

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

describe("1,000 addresses against 500 KiB of rules, with every explanation, in under half a second", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567"];
  const [low, middle, high] = [0, 20, 40].map((from) => letters.slice(from, from + 20));

  test.each<[string, (at: number) => string, (at: number) => string, number]>([
    ["a head each", (at) => `/shop/item-${at}/*?page=`, (at) => `/shop/item-${at}/x?page=2`, 1000],
    [
      "one head, no star",
      (at) => `/long/shared/path/${at}`,
      (at) => `/long/shared/path/${at}`,
      1000,
    ],
    ["a filter each", (at) => `/*?filter_${at}=`, (at) => `/desks?filter_${at * 17}=1`, 1000],
    ["a filter each, of which none matches", (at) => `/*?filter_${at}=`, () => "/d?filter_=1", 0],
    ["the same rule", () => "/*a*b*c$", (at) => `/abab/${at}/c?x`, 0],
    ["common letters, one end each", (at) => `/*a*b*c${at}$`, (at) => `/cab/${at}/aabbcc`, 0],
    ["common letters at the end", (at) => `/*a${at}*b*c$`, (at) => `/cab/a${at}/aabbcc${at}x`, 0],
    ["endings", (at) => `/*${at}.php$`, (at) => `/x/${at}.php`, 1000],
    [
      "each the beginning of the next",
      (at) => `/${"a".repeat(at % 900)}`,
      () => `/${"a".repeat(999)}`,
      1000,
    ],
    [
      "one letter again and again",
      (at) => `/*${"a".repeat((at % 999) + 1)}b`,
      () => `/${"a".repeat(2000)}`,
      0,
    ],
    [
      "all match",
      (at) => `/*${pick(letters, at)}*${pick(letters, at / 60)}`,
      () => `/${letters.join("").repeat(2)}`,
      1000,
    ],
    [
      "letters that stand there in every pair, and never all three",
      (at) => `/*${pick(low, at)}*${pick(middle, at / 20)}*${pick(high, at / 400)}`,
      (at) => `/${[middle, high, low, middle].flat().join("")}${"-".repeat(at % 9)}`,
      0,
    ],
    [
      "a hundred letters each, drawn from eight",
      (at) =>
        `/*${draw(at, 100, [..."abcdefgh"])
          .split("")
          .join("*")}*z`,
      (at) => `/z${draw(at, 1990, [..."abcdefgh"])}`,
      0,
    ],
    [
      "runs of one letter in the middle",
      (at) => `/*b*${"a".repeat((at % 980) + 1)}*c`,
      () => `/c${"a".repeat(990)}b${"d".repeat(90)}${"a".repeat(990)}`,
      0,
    ],
    [
      "a run that is found at its end alone",
      (at) => `/*${"a".repeat((at % 980) + 1)}b*c`,
      () => `/c${`${"a".repeat(990)}b`.repeat(2)}`,
      0,
    ],
    [
      "three pairs each, drawn from four hundred",
      (at) => `/*${[0, 1, 2].map((more) => draw(3 * at + more, 2, low)).join("*")}*.`,
      (at) => `/${draw(at, 900, low)}.${draw(at + 9, 1100, low)}`,
      1000,
    ],
  ])("%s", (_name, makeRule, makePath, blocked) => {
    const rules = ["User-agent: *"];
    for (let at = 0, size = 0; size < MAX_READ_BYTES; at += 1) {
      const rule = `Disallow: ${makeRule(at)}`;
      rules.push(rule);
      size += rule.length + 1;
    }
    const question = {
      robotsTxt: rules.join("\n"),
      agents: ["Googlebot"],
      urls: Array.from({ length: 1000 }, (_each, at) => `https://a.example${makePath(at)}`),
    };

    // The best of three: what others do to the processor's memory is no cost of ours.
    const runs = Array.from({ length: 3 }, () => timeOnCpu(() => testUrls(question)));
    const verdicts = runs[0]?.value.urls.flatMap((url) => (url.isReadable ? url.verdicts : []));

    expect(verdicts?.filter(({ allowed }) => !allowed)).toHaveLength(blocked);
    expect(Math.min(...runs.map(({ tookMs }) => tookMs))).toBeLessThan(500);
  });
});

function pick(from: readonly string[] = [], at: number): string {
  return from[Math.floor(at) % from.length] ?? "";
}

/** Letters that look drawn by chance, the same at every run. */
function draw(seed: number, length: number, from: readonly string[] = []): string {
  let state = Math.imul(seed + 1, 0x9e_37_79_b1) >>> 0;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return from[Math.floor((state / 2 ** 32) * from.length)] ?? "";
  }).join("");
}
