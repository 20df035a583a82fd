import { expect, test } from "vitest";

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

test("1,000 URLs against 500 KiB, with every explanation, in under a second", () => {
  const rules = Array.from({ length: 18_000 }, (_, i) => `Disallow: /shop/item-${i}/*?page=`);
  const urls = Array.from({ length: 1000 }, (_, i) => `https://a.example/shop/item-${i}/x?page=2`);

  const { value: result, tookMs } = timeOnCpu(() =>
    testUrls({
      robotsTxt: `User-agent: *\n${rules.join("\n")}`,
      agents: ["Googlebot"],
      urls,
    }),
  );

  expect(result.urls).toHaveLength(1000);
  expect(tookMs).toBeLessThan(1000);
});
