import { expect, test } from "vitest";

import { findBinding } from "./find-binding.ts";
import { parseRobotsTxt } from "./parse.ts";
import { tellBinding } from "./tell-binding.ts";

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
  expect(tellBinding(agent, findBinding(parseRobotsTxt(file), agent))).toBe(told);
});
