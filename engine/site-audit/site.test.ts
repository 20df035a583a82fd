import { expect, test } from "vitest";

import { buildSite } from "./site.ts";
import { NOW, toSiteRows } from "#tests/support/site-rows.ts";

const site = buildSite(toSiteRows({ "/": "<p>Lawn" }, { hosts: ["shop.example"] }), NOW);

test.each([
  ["https://shop.example/", true],
  ["http://shop.example/lawn/", true],
  ["https://shop.example:8443/", false],
  ["https://shop.example", true],
  ["https://shop.example?to=https://other.example/", true],
  ["https://other.example/shop.example/", false],
  ["https://shop.example@other.example/", false],
  ["https://other.example?to=https://shop.example/", false],
  ["mailto:a@shop.example", false],
  ["", false],
])("%s belongs to the site: %s", (url, isOwn) => {
  expect(site.isOwn(url)).toBe(isOwn);
});

test("a page in several spellings of its address is one page, shown as it was met first", () => {
  const lower = "https://shop.example/%d8%b4/";
  const made = buildSite(
    toSiteRows(
      {
        "/": '<a href="/%D8%B4/">Red</a><a href="/ش/">Red</a>',
        "/%d8%b4/": '<link rel="canonical" href="/ش/"><a href="/%D8%b4/" rel="nofollow">Up</a>',
      },
      {
        hosts: ["shop.example"],
        sitemaps: [
          {
            url: "https://shop.example/sitemap.xml",
            foundIn: "robots",
            status: 200,
            kind: "pages",
            entries: [{ url: "https://shop.example/%D8%B4/" }],
          },
        ],
      },
    ),
    NOW,
  );
  const page = made.find("https://shop.example/ش/");

  expect(page?.url).toBe(lower);
  expect(page?.facts?.canonicals.map(({ value }) => value)).toEqual([lower]);
  expect(made.countInlinks(lower)).toBe(1);
  expect([...made.listed.keys()]).toEqual([lower]);
  expect(made.outlinks(lower).map(({ to }) => to)).toEqual([lower]);
  expect(made.stateOf(lower).group).not.toBe("not-read");
});

test("a link with parameters that track counts for its page", () => {
  const tracked = { notRead: { reason: "tracking" as const, detail: "It tracks." } };
  const made = buildSite(
    toSiteRows(
      { "/": '<a href="/a?utm_source=x">A</a>', "/a": "<p>A", "/a?utm_source=x": tracked },
      { hosts: ["shop.example"] },
    ),
    NOW,
  );

  expect(made.countInlinks("https://shop.example/a")).toBe(1);
  expect(made.stateOf("https://shop.example/a?utm_source=x").isPage).toBe(false);
});
