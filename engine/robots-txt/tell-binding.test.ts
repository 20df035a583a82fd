import { expect, test } from "vitest";

import { findBinding } from "./find-binding.ts";
import { selectRules } from "./match.ts";
import { parseRobotsTxt } from "./parse.ts";
import { tellBindings } from "./tell-binding.ts";

test.each([
  [
    "Googlebot-Image",
    "User-agent: Googlebot\nDisallow: /",
    "Googlebot-Image goes by the group of Googlebot.",
  ],
  [
    "googlebot",
    "User-agent: Googlebot\nDisallow: /",
    "googlebot has its own group and follows only that.",
  ],
  [
    "AdsBot-Google",
    "User-agent: *\nDisallow: /",
    "No group names AdsBot-Google, and the one for all crawlers (*) does not bind it: everything is allowed.",
  ],
  [
    "constructor",
    "User-agent: *\nDisallow: /",
    "No group names constructor, so the one for all crawlers applies.",
  ],
])("%s in %j: %s", (agent, file, told) => {
  expect(tellBindings([agent], [findBinding(parseRobotsTxt(file), agent)])).toEqual([told]);
});

test("crawlers that are bound alike share a sentence", () => {
  const robots = parseRobotsTxt(
    "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *",
  );
  const agents = ["Bingbot", "GPTBot", "PerplexityBot", "CCBot", "Perplexity-User"];

  expect(
    tellBindings(
      agents,
      agents.map((agent) => selectRules(robots, agent)),
    ),
  ).toEqual([
    "No group names Bingbot or PerplexityBot, so the one for all crawlers applies.",
    "GPTBot and CCBot have their own groups and follow only those.",
    "No group names Perplexity-User, so the one for all crawlers applies. Its owner says that it does not obey.",
  ]);
});
