import { expect, test } from "vitest";

import { buildReport } from "#engine/site-audit/build-report.ts";
import type { SiteFix } from "#engine/site-audit/site-report.ts";
import { healthyPage, type PageParts } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl, type Answer } from "#tests/support/site-rows.ts";

/** A hub, which links to all of them, and the pages themselves. */
function fixOf(issue: string, pages: Readonly<Record<string, Answer>>): SiteFix | undefined {
  const links = Object.keys(pages).map((path) => `<a href="${path}">Cloth ${path}</a>`);
  const hub = (path: string) => healthyPage(path, { body: links.join(" ") });
  const rows = toSiteRows({
    "/": hub("/"),
    "/hub-a": hub("/hub-a"),
    "/hub-b": hub("/hub-b"),
    ...pages,
  });
  return buildReport(rows, { now: NOW }).fixes.find((fix) => fix.issue === issue);
}

const inFolders = (parts: (path: string) => PageParts) =>
  Object.fromEntries(
    ["lawn", "khaddar", "ajrak"]
      .flatMap((folder) => [1, 2, 3].map((at) => `/${folder}/${at}`))
      .map((path) => [path, healthyPage(path, parts(path))]),
  );

const call = (number: string) => ({ body: `<a href="tel:${number}">Ring us</a>` });
const inPakistan = healthyPage("/abroad", call("+923001234567"));
const bare = (path: string) => healthyPage(path, { description: null });

const linkTo = (paths: readonly string[]) =>
  paths.map((path) => `<a href="${path}">Over to ${path}</a>`).join(" ");

test("the effort is the sum of the places: each template once", () => {
  const fix = fixOf(
    "description-missing",
    inFolders(() => ({ description: null })),
  );

  expect(fix).toMatchObject({ where: "Across the site", effort: "Change 3 templates" });
  expect(fix?.groups?.map(({ effort }) => effort)).toEqual([
    "Change one template",
    "Change one template",
    "Change one template",
  ]);
});

test("the list goes by severity, then by points, however often the pages are linked", () => {
  const severities = ["blocking", "clicks", "cosmetic"];
  const seldom = ["/about", "/visit", "/team"];
  const underscores = Array.from({ length: 40 }, (_, at) => `/cloth_${at}`);
  const rows = toSiteRows({
    "/": healthyPage("/", { body: linkTo(["/gone", "/down", "/shop", ...seldom, ...underscores]) }),
    "/gone": { status: 404 },
    "/down": { status: 500 },
    "/shop": healthyPage("/shop", { h1: null }),
    ...Object.fromEntries(seldom.map((path) => [path, bare(path)])),
    ...Object.fromEntries(
      underscores.map((path) => [path, healthyPage(path, { body: linkTo(["/shop"]) })]),
    ),
  });
  const fixes = buildReport(rows, { now: NOW }).fixes.filter(({ isNoise }) => !isNoise);

  const places = fixes.map(({ severity }) => severities.indexOf(severity));
  expect(new Set(places).size).toBe(3);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const severity of severities) {
    const points = fixes.filter((fix) => fix.severity === severity).map((fix) => fix.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  }
});

test("one link that every template shows stands in what they share: one fix", () => {
  const same = fixOf("phone-not-international", {
    ...inFolders(() => call("03001234567")),
    "/abroad": inPakistan,
  });
  const own = fixOf("phone-not-international", {
    ...inFolders((path) => call(`0300123456${path.at(-1)}`)),
    "/abroad": inPakistan,
  });

  expect(same).toMatchObject({ pages: 9, effort: "One fix" });
  expect(own).toMatchObject({ pages: 9, effort: "Change 3 templates" });
});

test("addresses that nothing answers at are no template: each link is mended by itself", () => {
  const dead = Object.fromEntries([1, 2, 3, 4].map((at) => [`/gone/${at}`, { status: 404 }]));

  expect(fixOf("status-4xx", dead)).toMatchObject({ pages: 4, effort: "4 links" });
});

test("a page or two are named, and the home page is called so", () => {
  const two = fixOf("description-missing", { "/about": bare("/about"), "/visit": bare("/visit") });
  const home = toSiteRows({ "/": bare("/") });

  expect(two?.where).toBe("/about and /visit");
  expect(buildReport(home, { now: NOW }).fixes.map(({ where }) => where)).toContain("Home page");
});

test("pages of one kind beside the home page are not called by its address", () => {
  const paths = ["/shirts", "/suits", "/shawls"];
  const made = buildReport(
    toSiteRows({
      "/": healthyPage("/"),
      ...Object.fromEntries(paths.map((path) => [path, healthyPage(path)])),
    }),
    { now: NOW },
  );

  expect(made.pages.find(({ url }) => url === toUrl("/suits"))?.template).toBe("Top-level pages");
});

test("addresses in what was found are in their own script", () => {
  const fix = fixOf("vague-anchor", {
    "/شال": healthyPage("/شال", { body: `<a href="${encodeURI("/شال/نیا")}">click here</a>` }),
  });

  expect(fix?.detail).toContain("/شال/نیا");
  expect(fix?.detail).not.toContain("%D");
});

test("a WhatsApp link that opens nobody is one fault, also where the address answers nothing", () => {
  const link = "https://wa.me/+92%20300%201234567";
  const rows = toSiteRows(
    {
      "/": healthyPage("/", {
        body: `<a href="${link}">WhatsApp</a> <a href="https://a.pk/">A</a>`,
      }),
    },
    {
      targets: [
        { url: link, status: 404, state: "dead" },
        { url: "https://a.pk/", status: 404, state: "dead" },
      ],
    },
  );
  const { issues } = buildReport(rows, { now: NOW });
  const found = issues
    .find(({ id }) => id === "broken-external")
    ?.pages.map((page) => page.evidence);

  expect(issues.map(({ id }) => id)).toContain("whatsapp-link-broken");
  expect(found).toEqual(["https://a.pk/: answers 404"]);
});

/** Every page has these links in its menu, and each of them redirects. */
function effortOfMenu(paths: readonly string[]): string | undefined {
  const pages = ["/", "/a", "/b", "/c", "/d"].map((path) => [
    path,
    healthyPage(path, { body: `<nav>${linkTo(paths)}</nav>` }),
  ]);
  const moved = paths.map((path) => [path, { status: 301, location: toUrl("/") }]);
  const rows = toSiteRows(Object.fromEntries([...pages, ...moved]));
  const { fixes } = buildReport(rows, { now: NOW });
  return fixes.find(({ issue }) => issue === "link-to-redirect")?.effort;
}

test("a menu is mended link by link, once for all its pages", () => {
  expect(effortOfMenu(["/old-a"])).toBe("One fix");
  expect(effortOfMenu(["/old-a", "/old-b"])).toBe("2 links");
});
