import { expect, test } from "vitest";

import { findRedirect } from "./redirects.ts";

test.each([
  ["an unknown city leads home", "/seo-services/atlantis", "/"],
  ["an unknown post leads to the blog", "/blog/nothing", "/blog"],
  ["an unknown case study leads to the portfolio", "/portfolio/nobody", "/portfolio"],
  ["an unknown rule leads to the list", "/site-audit/rules/title-too-wide", "/site-audit/rules"],
  ["a trailing slash makes no difference", "/blog/nothing/", "/blog"],
  ["an old city address with dots leads home too", "/seo-services/d.g.-khan", "/"],
  [
    "a file that is no more leads to the page that has its contents",
    "/content-calendar.ics",
    "/blog/content-marketing-for-seo",
  ],
  ["no other file does", "/other-calendar.ics", undefined],
  ["a deeper path is not a slug", "/blog/2024/nothing", undefined],
  ["the folder itself is not a slug", "/blog/", undefined],
  ["any other path has no redirect", "/nothing", undefined],
])("%s", (_rule, path, target) => {
  expect(findRedirect(path)).toBe(target);
});
