import { expect, test } from "vitest";

import { readAgents } from "./read-agents.ts";
import { encodePath, testUrls } from "./test-urls.ts";

const robotsTxt = "User-agent: *\nDisallow: /account\nAllow: /account/help\nDisalow: /typo";

test("each URL has its verdict, its line and the lines that lost", () => {
  const { urls, bindings } = testUrls({
    robotsTxt,
    agents: ["Googlebot"],
    urls: ["/account/help/returns", "/desks/"],
  });

  expect(bindings).toEqual([{ scope: "global" }]);
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
  ["/%d9%82/%2f", "/%D9%82/%2F"],
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
  ["User-Agent: Googlebot-Image/1.0", ["Googlebot-Image"]],
  [
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    ["facebookexternalhit"],
  ],
  [
    "Mozilla/5.0 (Macintosh) AppleWebKit/605 (KHTML, like Gecko) Safari/605 (Applebot/0.1; +http://apple.com)",
    ["Applebot"],
  ],
  ["Googlebot/2.1\nGPTBot", ["Googlebot", "GPTBot"]],
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

test("one address has one verdict, in whichever case its escapes are", () => {
  const { urls } = testUrls({
    robotsTxt: "User-agent: *\nDisallow: /ش/\nDisallow: /%d9%82",
    agents: ["Googlebot"],
    urls: ["/%d8%b4/", "/%D8%B4/", "/ش/", "/%d9%82", "/ق"],
  });

  expect(urls.map((url) => url.isReadable && url.verdicts[0]?.allowed)).toEqual(
    Array(5).fill(false),
  );
});

test.each([
  ["/a-%2A.html", "/a-*.html"],
  ["/a-%24", "/a-$"],
  ["/%7Esana/", "/~sana/x"],
  ["/%62%61%7A", "/baz"],
])("by the letter of RFC 9309 %s binds %s, which Google's parser lets through", (rule, url) => {
  const { urls } = testUrls({
    robotsTxt: `User-agent: *\nDisallow: ${rule}`,
    agents: ["Googlebot"],
    urls: [url],
  });

  expect(urls[0]).toMatchObject({ verdicts: [{ allowed: true, strictlyAllowed: false }] });
});
