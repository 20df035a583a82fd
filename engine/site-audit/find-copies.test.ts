/** One page at several addresses is one page, in every figure and every rule. */
import { expect, test } from "vitest";

import { buildReport } from "./build-report.ts";
import { makeWords } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl, type Answer, type Extra } from "#tests/support/site-rows.ts";

const page = (title: string, { head = "", body = "" } = {}) =>
  `<!doctype html><html lang="en"><head><title>${title} of the shop</title><meta name="viewport" content="width=device-width"><meta name="description" content="${title}, told in a sentence that is long enough to say what is on it"><link rel="icon" href="/favicon.ico">${head}</head><body><main><h1>${title}</h1><p>${makeWords(title, 160)}</p>${body}</main></body></html>`;
const link = (...addresses: readonly string[]) =>
  addresses.map((address) => `<a href="${address}">The page ${address}</a> `).join("");
const canonical = (address: string) => `<link rel="canonical" href="${toUrl(address)}">`;
const NOINDEX = '<meta name="robots" content="noindex">';

const listing = (...paths: readonly string[]): Extra => ({
  sitemaps: [
    {
      url: toUrl("/sitemap.xml"),
      foundIn: "robots",
      status: 200,
      kind: "pages",
      entries: paths.map((path) => ({ url: toUrl(path) })),
    },
  ],
});

function judge(answers: Readonly<Record<string, Answer>>, extra: Extra = {}) {
  const hosts = ["shop.example", "www.shop.example"];
  const report = buildReport(toSiteRows(answers, { hosts, ...extra }), { now: NOW });
  const real = report.fixes.filter(({ isNoise, severity }) => !isNoise && severity !== "cosmetic");
  return { report, issues: real.map(({ issue }) => issue), titles: real.map(({ title }) => title) };
}

test.each([
  ["/cloth/index.html", "with and without index.html"],
  ["/cloth/Default.aspx", "with and without index.html"],
  ["/cloth", "with and without a slash at the end"],
  ["https://shop.example//cloth/", "with one slash and with several"],
  ["/Cloth/", "in capital and small letters"],
  ["/cloth/?from=menu", "with and without parameters"],
  ["http://shop.example/cloth/", "http and https"],
  ["https://www.shop.example/cloth/", "with and without www"],
])("%s is a copy of /cloth/: one page, one finding", (copy, form) => {
  const cloth = page("Cloth", { body: link("/") });
  const { report, issues, titles } = judge(
    {
      "/": page("Home", { body: link("/cloth/", copy) }),
      "/cloth/": cloth,
      [copy]: cloth,
    },
    listing("/", "/cloth/"),
  );

  expect(report.coverage).toMatchObject({ known: 2, indexable: 2, onPurpose: 0 });
  expect(report.pages.map(({ url, inlinks }) => [url, inlinks]).toSorted()).toEqual([
    [toUrl("/"), 1],
    [toUrl("/cloth/"), 1],
  ]);
  expect(issues).toEqual(["address-copies"]);
  expect(titles[0]).toContain(form);
});

test("a sitemap or canonicals that name index.html keep no page out, and are one finding", () => {
  const paths = ["/", "/desks/", "/lamps/"];
  const made = (head: (path: string) => string) =>
    Object.fromEntries(
      paths.flatMap((path) => {
        const html = page(path, { head: head(path), body: link(...paths) });
        return [
          [path, html],
          [`${path}index.html`, html],
        ];
      }),
    );
  const written = listing(...paths.map((path) => `${path}index.html`));
  const bySitemap = judge(
    made(() => ""),
    written,
  );
  const byCanonical = judge(
    made((path) => canonical(`${path}index.html`)),
    written,
  );
  const all = { known: 3, indexable: 3, onPurpose: 0, byMistake: 0 };

  expect([bySitemap.report.coverage, bySitemap.issues]).toMatchObject([all, ["address-copies"]]);
  expect([byCanonical.report.coverage, byCanonical.issues]).toMatchObject([
    all,
    ["address-copies"],
  ]);
});

test("http beside https: one page, one dead address, and what differs is written in full", () => {
  const menu = link("/", "/lawn/", "/silk/");
  const silk = page("Silk", { body: menu });
  const { report } = judge({
    "/": page("Home", { body: menu }),
    "/lawn/": page("Lawn", { body: menu + link("http://shop.example/silk/", "/linen/") }),
    "/silk/": silk,
    "http://shop.example/silk/": silk,
    "/linen/": { status: 404 },
    "http://shop.example/linen/": { status: 404, foundBy: ["link"] },
  });

  expect(report.coverage).toMatchObject({ known: 3, indexable: 3 });
  expect(report.issues.find(({ id }) => id === "status-4xx")?.pages).toHaveLength(1);
  expect(report.fixes.find(({ issue }) => issue === "address-copies")).toMatchObject({
    where: "http://shop.example/silk/",
  });
});

test("says nothing where links, canonicals and sitemap agree on one address", () => {
  const cloth = page("Cloth", { head: canonical("/cloth"), body: link("/") });
  const { report, issues } = judge(
    {
      "/": page("Home", { body: link("/cloth", "/cloth?from=menu") }),
      "/cloth": cloth,
      "/cloth?from=menu": cloth,
      "/cloth/": page("Cloth", { head: canonical("/cloth") + NOINDEX, body: link("/") }),
    },
    listing("/", "/cloth"),
  );

  expect(report.coverage).toMatchObject({ known: 2, indexable: 2 });
  expect(issues).toEqual([]);
});

test("pages that differ by more than the form of their address are pages", () => {
  const product = page("A desk", { body: link("/") });
  const { report, issues } = judge(
    {
      "/": page("Home", { body: link("/list?id=1", "/list?id=2", "/tea", "/tea.html") }),
      "/list?id=1": product,
      "/list?id=2": product,
      "/tea": page("Tea", { body: link("/") }),
      "/tea.html": page("Tea that is green", { body: link("/") }),
      "/desks/oak/index.html": page("A desk of oak", { body: link("/") }),
    },
    listing("/", "/list?id=1", "/list?id=2", "/tea", "/tea.html", "/desks/oak/index.html"),
  );

  expect(report.coverage).toMatchObject({ known: 6, indexable: 6 });
  expect(issues.toSorted()).toEqual(["duplicate-content", "orphan"]);
});

test("pages to which a listed redirect leads are not missing from the sitemap", () => {
  const { issues } = judge(
    {
      "/": page("Home", { body: link("/cloth/") }),
      "/cloth/": page("Cloth", { body: link("/") }),
      "/cloth.php": { status: 301, location: toUrl("/cloth/") },
    },
    listing("/", "/cloth.php"),
  );

  expect(issues).toEqual(["sitemap-redirect"]);
});
