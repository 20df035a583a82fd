import { expect, test } from "vitest";

import { readCrawlDelay } from "./crawl-delay.ts";
import { parseRobotsTxt } from "./parse.ts";

const delay = (text: string, agent = "PehlaPageBot") => readCrawlDelay(parseRobotsTxt(text), agent);

test.each([
  ["User-agent: *\nCrawl-delay: 5", 5],
  ["User-agent: *\nCrawl-delay: 0.5\nDisallow: /a", 0.5],
  ["User-agent: *\nDisallow: /a\nCrawl-delay: 3", 3],
  ["User-agent: *\nCrawl-delay: 5\n\nUser-agent: PehlaPageBot\nCrawl-delay: 2", 2],
  ["User-agent: *\nUser-agent: pehlapagebot/1.0\nCrawl-delay: 4", 4],
])("%j asks for %s s", (text, seconds) => {
  expect(delay(text)).toBe(seconds);
});

test.each([
  "User-agent: Bingbot\nCrawl-delay: 5",
  "User-agent: *\nCrawl-delay: soon",
  "User-agent: *\nCrawl-delay: 5\nUser-agent: PehlaPageBot\nDisallow: /a",
  "",
])("%j asks us for nothing", (text) => {
  expect(delay(text)).toBeUndefined();
});

test("a name with digits is asked by its own group", () => {
  expect(delay("User-agent: MJ12bot\nCrawl-delay: 10", "MJ12bot")).toBe(10);
  expect(delay("User-agent: MJ\nCrawl-delay: 10", "MJ12bot")).toBeUndefined();
});

test.each(["AdsBot-Google", "Mediapartners-Google"])(
  "the group for all asks nothing of %s, which goes by its own group alone",
  (agent) => {
    const forAll = "User-agent: *\nCrawl-delay: 5";

    expect(delay(forAll, agent)).toBeUndefined();
    expect(delay(`${forAll}\n\nUser-agent: ${agent}\nCrawl-delay: 2`, agent)).toBe(2);
  },
);
