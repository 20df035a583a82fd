import { expect, test } from "vitest";

import { findParents } from "./find-parents.ts";
import { listPages } from "./list-pages.ts";
import { buildSite } from "#engine/site-audit/site.ts";
import { NOW, toSiteRows, toUrl } from "#tests/support/site-rows.ts";

const page = (...links: readonly string[]) =>
  `<title>A page</title>${links.map((link) => `<a href="${link}">there</a>`).join("")}`;

const site = buildSite(
  toSiteRows({
    "/": page("/b", "/a"),
    "/a": page("/far", "/"),
    "/b": page("/far", "/deep"),
    "/far": page("/deep", "/end"),
    "/deep": page("/far"),
    "/end": page(),
    "/alone": page("/a"),
  }),
  NOW,
);

test("the parent of a page is the linking page with the fewest clicks, of equals the first by address", () => {
  const parents = findParents(site);

  expect(parents.get(toUrl("/a"))).toBe(toUrl("/"));
  expect(parents.get(toUrl("/far"))).toBe(toUrl("/a"));
  expect(parents.get(toUrl("/deep"))).toBe(toUrl("/b"));
  expect(parents.get(toUrl("/end"))).toBe(toUrl("/far"));
});

test("home and a page that no link reaches have no parent", () => {
  const byUrl = new Map(listPages(site, []).map((each) => [each.url, each]));

  expect(byUrl.get(toUrl("/"))).not.toHaveProperty("parent");
  expect(byUrl.get(toUrl("/alone"))).not.toHaveProperty("parent");
  expect(byUrl.get(toUrl("/a"))?.parent).toBe(toUrl("/"));
});
