import { describe, expect, test } from "vitest";

import type { SitemapRow, SiteRows } from "./rows.ts";
import { buildReport } from "./build-report.ts";
import { writeIssuesCsv, writeSiteCsv } from "#engine/site-audit/export/site-csv.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
import { readSitePage } from "#engine/site-audit/page/read-site-page.ts";
import { healthyPage, makeWords } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, SITE, toSiteRows, toUrl, type Answer, type Extra } from "#tests/support/site-rows.ts";

const options = { now: NOW };

function report(answers: Readonly<Record<string, Answer>>, extra: Extra = {}) {
  return buildReport(toSiteRows(answers, extra), options);
}

/** Addresses of an issue, without the site. */
function pathsOf(made: ReturnType<typeof report>, id: string): readonly string[] {
  const pages = made.issues.find((issue) => issue.id === id)?.pages ?? [];
  return pages.map(({ url }) => url.replace(SITE, ""));
}

function shop(products: number, title?: string) {
  const paths = Array.from({ length: products }, (_, index) => `/product/${index}`);
  const links = paths.map((path) => `<a href="${path}">Cloth ${path}</a>`).join(" ");
  return {
    "/": healthyPage("/", { body: links }),
    "/hub-a": healthyPage("/hub-a", { body: links }),
    "/hub-b": healthyPage("/hub-b"),
    ...Object.fromEntries(
      paths.map((path) => [path, healthyPage(path, title === undefined ? {} : { title })]),
    ),
  };
}

const robots = (status: number, kind: "file" | "none" | "unavailable", text = "") => ({
  robots: { url: `${SITE}/robots.txt`, status, kind, text },
});

const sitemap = (dates: readonly string[]) => ({
  sitemaps: [
    {
      url: `${SITE}/sitemap.xml`,
      foundIn: "robots" as const,
      status: 200,
      kind: "pages" as const,
      entries: dates.map((lastmod, index) => ({ url: toUrl(`/product/${index}`), lastmod })),
    },
  ],
});

const reportListing = (...urls: readonly string[]) =>
  report(shop(2), {
    sitemaps: [{ ...sitemap([]).sitemaps[0]!, entries: urls.map((url) => ({ url })) }],
  });

const reportGuess = (foundIn: "usual" | "robots", status: number) =>
  report(shop(2), {
    sitemaps: [{ ...sitemap([]).sitemaps[0]!, foundIn, kind: "invalid" }],
    madeUp: { url: toUrl("/made-up"), status, textHash: null },
  });

const withoutPlaces = (made: ReturnType<typeof report>) => ({
  ...made,
  issues: made.issues.map(({ id, pages }) => [id, pages.map(({ url }) => url).toSorted()]),
});

describe("faults of the site as a whole", () => {
  test.each([
    [503, "unavailable", ["/robots.txt"]],
    [404, "none", []],
    [200, "file", []],
    [403, "none", []],
  ] as const)("robots.txt that answers %i", (status, kind, found) => {
    expect(pathsOf(report(shop(2), robots(status, kind)), "robots-unreachable")).toEqual(found);
  });

  test.each([
    ["redirects to the site", 301, `${SITE}/`, 0],
    ["answers itself", 200, "http://shop.example/", 1],
    ["leads elsewhere", 302, "https://parked.example/", 1],
  ] as const)("a way of writing the address that %s", (_what, status, end, number) => {
    const variants = [{ url: "http://shop.example/", status, end }];

    expect(pathsOf(report(shop(2), { variants }), "host-variants")).toHaveLength(number);
  });

  test("a way of writing the address that does not answer is none of the site's", () => {
    const variants = [{ url: "http://www.shop.example/", status: null, end: null }];

    expect(pathsOf(report(shop(2), { variants }), "host-variants")).toEqual([]);
  });

  test.each([
    ["invalid", "robots", 1],
    ["missing", "robots", 1],
    ["missing", "usual", 0],
    ["invalid", "usual", 1],
    ["pages", "robots", 0],
  ] as const)("a sitemap that is %s, known from %s", (kind, foundIn, number) => {
    const sitemaps = [{ url: `${SITE}/sitemap.xml`, foundIn, status: 200, kind, entries: [] }];

    expect(pathsOf(report(shop(2), { sitemaps }), "sitemap-invalid")).toHaveLength(number);
  });

  test("a web page at an address where a sitemap was only looked for is none that is broken", () => {
    const [file] = sitemap([]).sitemaps;
    const detail = "It is a web page, not a sitemap.";
    const made = (foundIn: "usual" | "robots") =>
      report(shop(2), { sitemaps: [{ ...file!, kind: "invalid", foundIn, detail }] });

    expect(pathsOf(made("usual"), "sitemap-invalid")).toEqual([]);
    expect(pathsOf(made("robots"), "sitemap-invalid")).toEqual(["/sitemap.xml"]);
  });

  test("a sitemap of another owner's site is none of this one", () => {
    expect(pathsOf(reportListing("https://elsewhere.pk/"), "sitemap-invalid")).toEqual([
      "/sitemap.xml",
    ]);
    expect(pathsOf(reportListing("https://blog.shop.example/"), "sitemap-invalid")).toEqual([]);
    expect(pathsOf(reportListing("https://elsewhere.pk/", toUrl("/")), "sitemap-invalid")).toEqual(
      [],
    );
  });

  test("where everything answers 200, the usual place of a sitemap says nothing", () => {
    expect(pathsOf(reportGuess("usual", 200), "sitemap-invalid")).toEqual([]);
    expect(pathsOf(reportGuess("usual", 404), "sitemap-invalid")).toEqual(["/sitemap.xml"]);
    expect(pathsOf(reportGuess("robots", 200), "sitemap-invalid")).toEqual(["/sitemap.xml"]);
  });

  test("pages with the text that a made-up address gets are soft 404s", () => {
    const read = readSitePage(
      healthyPage("/x", { h1: "Oops", words: makeWords("oops", 60) }).html,
      {
        url: toUrl("/made-up"),
        status: 200,
        now: NOW,
      },
    );
    if (!read.ok) throw new Error(read.problem);
    const madeUp = { url: toUrl("/made-up"), status: 200, textHash: read.value.facts.textHash };
    const answers = {
      ...shop(2),
      "/old": healthyPage("/old", { h1: "Oops", words: makeWords("oops", 60) }),
    };

    expect(pathsOf(report(answers, { madeUp }), "soft-404")).toEqual(["/old"]);
    expect(pathsOf(report(answers, { madeUp: { ...madeUp, status: 404 } }), "soft-404")).toEqual(
      [],
    );
  });

  test("a sitemap that was read and has a mistake is invalid", () => {
    const [file] = sitemap(["2026-05-01"]).sitemaps;
    const made = (detail?: string) =>
      report(shop(2), { sitemaps: [{ ...file!, ...(detail !== undefined && { detail }) }] });

    expect(pathsOf(made("Its XML is broken."), "sitemap-invalid")).toEqual(["/sitemap.xml"]);
    expect(pathsOf(made(), "sitemap-invalid")).toEqual([]);
  });

  test("the moment of one build on every address of a sitemap is not when each changed", () => {
    const same = Array.from({ length: 24 }, () => "2026-05-01T10:00:00+05:00");
    const made = report(shop(24), sitemap(same));

    expect(pathsOf(made, "lastmod-false")).toEqual(["/sitemap.xml"]);
    expect(made.sitemapXml).not.toContain("<lastmod>");
    const days = same.map((moment) => moment.slice(0, 10));
    expect(pathsOf(report(shop(24), sitemap(days)), "lastmod-false")).toEqual([]);
    expect(pathsOf(report(shop(6), sitemap(same.slice(18))), "lastmod-false")).toEqual([]);
  });
});

describe("the sentence", () => {
  test("says how much Google can list, and what to fix first; a dead link is no page", () => {
    const out = healthyPage("/out", { head: '<meta name="robots" content="noindex">' });
    const made = report(
      { ...shop(8, "Shop online"), "/out": out, "/gone": { status: 404, foundBy: ["link"] } },
      { sitemaps: [{ ...sitemap([]).sitemaps[0]!, entries: [{ url: toUrl("/out") }] }] },
    );

    expect(made.sentence).toBe("Google can index 11 of 12 pages. Fix these three first.");
    expect(made.subline).toBe("The other one is shut out by mistake.");
  });

  test("says that nothing is to be fixed where nothing is", () => {
    const made = report(shop(4));

    expect(made.fixes.map(({ issue }) => issue)).toEqual([]);
    expect(made.sentence).toBe("Google can index all 7 pages. We found nothing to fix.");
  });

  test("of a site whose robots.txt fails speaks of that", () => {
    const made = report(
      { "/": { notRead: { reason: "robots", detail: "robots.txt fails" } } },
      { robots: { url: `${SITE}/robots.txt`, status: 503, kind: "unavailable", text: "" } },
    );

    expect(made.sentence).toContain("robots.txt gives no answer");
    expect(made.subline).toContain("Let the server answer /robots.txt");
  });

  test("of a reading that was stopped before its first page says no more than that", () => {
    const made = report({ "/": { notRead: { reason: "stopped", detail: "It was stopped." } } });

    expect(made.sentence).toBe("No page of this site was read.");
  });
});

/** A page that is known and was not opened. */
const beyond: Answer = {
  notRead: { reason: "limit", detail: "More pages are known than are read." },
};

describe("a site of which a part was read", () => {
  const made = report(
    {
      ...shop(2),
      "/hub-b": healthyPage("/hub-b", {
        body: '<a href="/far">Far</a> <a href="/alone">Alone</a>',
      }),
      "/far": beyond,
      "/alone": healthyPage("/alone"),
      "/listed": healthyPage("/listed"),
    },
    {
      sitemaps: [
        {
          url: `${SITE}/sitemap.xml`,
          foundIn: "robots",
          status: 200,
          kind: "pages",
          entries: ["/", "/listed"].map((path) => ({ url: toUrl(path) })),
        },
      ],
    },
  );

  test("what Google can list is said of the pages that were read", () => {
    expect(made.sentence).toMatch(/^Google can index all 7 pages that we looked at\./);
    expect(made.subline).toBe(
      "Every page that we read can be indexed. One more is known, and was not read.",
    );
    expect(made.whatsapp).toContain("Google can index all 7 pages that we looked at*");
  });

  test("nothing is said of links that the unread pages may have", () => {
    expect(pathsOf(made, "one-inlink")).toEqual([]);
    expect(pathsOf(made, "orphan")).toEqual([]);
    expect(made.pictures.depth.map(({ clicks }) => clicks)).not.toContain(null);
  });
});

const move = (url: string) => url.replace(SITE, `${SITE}:8443`);

test("a site on a port of its own links to itself", () => {
  const rows = toSiteRows(shop(2));
  const made = buildReport(
    {
      ...rows,
      startUrl: move(rows.startUrl),
      hosts: ["shop.example:8443"],
      pages: rows.pages.map((page) => ({ ...page, url: move(page.url) })),
      links: [...rows.links].map((link) => ({ ...link, from: move(link.from), to: move(link.to) })),
    },
    options,
  );

  expect(made.fixes.map(({ issue }) => issue)).toEqual([]);
});

test("a page for printing that is kept out is no mistake", () => {
  const made = report({
    ...shop(2),
    "/hub-a": healthyPage("/hub-a", { body: '<a href="/book/print.html">Print it</a>' }),
    "/book/print.html": healthyPage("/book/print.html", {
      head: '<meta name="robots" content="noindex">',
    }),
  });

  expect(made.coverage).toMatchObject({ onPurpose: 1, byMistake: 0 });
});

test.each([
  ["#234-236", []],
  ["#L12-L20", []],
  ["#prices", ["/hub-b"]],
])("a link to %s of a page without that id", (fragment, found) => {
  const made = report({
    ...shop(2),
    "/hub-b": healthyPage("/hub-b", { body: `<a href="/hub-a${fragment}">There</a>` }),
  });

  expect(pathsOf(made, "broken-fragment")).toEqual(found);
});

describe("links to other sites", () => {
  const links = ["a", "b", "c"].map((name) => `https://${name}.example/`);
  const answers = {
    ...shop(2),
    "/hub-b": healthyPage("/hub-b", {
      body: links.map((link) => `<a href="${link}">${link}</a>`).join(" "),
    }),
  };
  const silent = links.map((url) => ({
    url,
    status: null,
    state: "dead" as const,
    detail: "This name is not known here.",
  }));

  test("are not called broken where no site of several answers: that is our own line", () => {
    const made = report(answers, { targets: silent });

    expect(pathsOf(made, "broken-external")).toEqual([]);
    expect(made.bounds.map(({ text }) => text).join(" ")).toContain(
      "links to other sites were not checked",
    );
  });

  test("a sitemap elsewhere is not called invalid while our own line is down", () => {
    const elsewhere: SitemapRow = {
      url: "https://files.example/sitemap.xml",
      foundIn: "robots",
      status: null,
      kind: "unread",
      detail: "This name is not known here.",
      entries: [],
    };
    const issuesOf = (targets: SiteRows["targets"]) =>
      report(answers, { targets, sitemaps: [elsewhere] }).issues.map(({ id }) => id);

    expect(issuesOf(silent)).not.toContain("sitemap-invalid");
    expect(issuesOf([{ url: links[0]!, status: 200, state: "alive" }])).toContain(
      "sitemap-invalid",
    );
  });

  test("are broken where the redirect that they lead to ends at nothing", () => {
    const [from, to] = links;
    const made = report(answers, {
      targets: [
        { url: from!, status: 301, state: "redirected", location: to! },
        { url: to!, status: 404, state: "dead" },
        { url: links[2]!, status: 200, state: "alive" },
      ],
    });

    expect(made.issues.find(({ id }) => id === "broken-external")?.pages[0]?.evidence).toBe(
      `${from}: redirects to ${to}, which answers 404`,
    );
  });

  test("of a site on our own machine are not broken because names lead nowhere; a neighbour's 404 is", () => {
    const rows = toSiteRows(answers, {
      startUrl: "http://127.0.0.1:8080/",
      targets: [
        silent[0]!,
        { url: links[1]!, status: null, state: "dead", detail: "This name is not known here." },
      ],
    });
    expect(buildReport(rows, options).issues.some(({ id }) => id === "broken-external")).toBe(
      false,
    );

    const neighbour = "http://127.0.0.1:8081/lost";
    const pages = {
      ...answers,
      "/hub-a": healthyPage("/hub-a", { body: `<a href="${neighbour}">A neighbour</a>` }),
    };
    const made = buildReport(
      toSiteRows(pages, {
        startUrl: "http://127.0.0.1:8080/",
        targets: [silent[0]!, { url: neighbour, status: 404, state: "dead" }],
      }),
      options,
    );
    expect(pathsOf(made, "broken-external")).toEqual(["/hub-a"]);
  });

  test("are broken where another site answers", () => {
    const [first, second] = silent;
    const targets = [first!, second!, { url: links[2]!, status: 200, state: "alive" as const }];
    const made = report(answers, { targets });

    expect(pathsOf(made, "broken-external")).toEqual(["/hub-b", "/hub-b"]);
    expect(made.fixes[0]?.detail).toBe("https://a.example/: This name is not known here.");
  });
});

test("templates in Urdu are named in their own script", () => {
  const paths = [1, 2, 3].map((at) => `/شال/${at}`);
  const made = report({
    ...shop(2),
    ...Object.fromEntries(paths.map((path) => [path, healthyPage(path)])),
  });

  expect(made.pages.find(({ url }) => url === toUrl("/شال/1"))?.template).toBe("/شال/");
});

/** Without the headers that a server should send. */
const unguarded = (path: string, parts = {}) => ({ ...healthyPage(path, parts), headers: {} });

describe("the fix list", () => {
  test("a fault that three templates show is one line", () => {
    const folders = ["lawn", "khaddar", "ajrak"];
    const pages = folders.flatMap((folder) => [1, 2, 3].map((at) => `/${folder}/${at}`));
    const links = pages.map((path) => `<a href="${path}">Cloth ${path}</a>`).join(" ");
    const made = report({
      "/": healthyPage("/", { body: links }),
      "/hub-a": healthyPage("/hub-a", { body: links }),
      "/hub-b": healthyPage("/hub-b"),
      ...Object.fromEntries(pages.map((path) => [path, healthyPage(path, { description: null })])),
    });

    expect(made.fixes).toHaveLength(1);
    expect(made.fixes[0]).toMatchObject({
      where: "Across the site",
      pages: 9,
      effort: "Change 3 templates",
    });
  });

  test("a fault of two templates and of single pages is one line with its places inside", () => {
    const lawn = [1, 2, 3, 4, 5].map((at) => `/lawn/${at}`);
    const khaddar = [1, 2, 3, 4].map((at) => `/khaddar/${at}`);
    const paths = [...lawn, ...khaddar, "/about", "/visit"];
    const links = paths.map((path) => `<a href="${path}">Cloth ${path}</a>`).join(" ");
    const made = report({
      "/": healthyPage("/", { body: links }),
      "/hub-a": healthyPage("/hub-a", { body: links }),
      "/hub-b": healthyPage("/hub-b"),
      ...Object.fromEntries(paths.map((path) => [path, healthyPage(path, { description: null })])),
    });
    const [fix] = made.fixes;

    expect(made.fixes).toHaveLength(1);
    expect(fix).toMatchObject({
      issue: "description-missing",
      where: "/lawn/ and /khaddar/ and pages without a template",
      pages: 11,
      effort: "Change 2 templates and 2 single pages",
      points: 11,
      groups: [
        { where: "/lawn/", pages: 5, effort: "Change one template" },
        { where: "/khaddar/", pages: 4, effort: "Change one template" },
        { where: "Pages without a template", pages: 2, effort: "2 pages" },
      ],
    });
    expect(
      made.issues.map(({ id, severity, source, pages }) => [id, severity, source, pages.length]),
    ).toEqual([["description-missing", "clicks", "google", 11]]);
    expect(new Set(made.issues[0]?.pages.map((page) => page.fix))).toEqual(new Set([fix?.key]));
    expect(made.points.byTemplate).toEqual([
      { template: "/lawn/", points: 5, pages: 5, fixes: 1 },
      { template: "/khaddar/", points: 4, pages: 4, fixes: 1 },
      { template: "Pages without a template", points: 2, pages: 2, fixes: 1 },
    ]);
    expect(writeDeveloperMarkdown(made)).toContain("/lawn/ 5 pages, change one template");
  });

  test("a fault in one place names it, and has no places inside", () => {
    const [fix] = report(shop(8, "Shop online")).fixes;

    expect(fix?.groups).toBeUndefined();
  });

  test("what is cosmetic comes last, and is none of the things that cost most", () => {
    const plain = {
      "/": unguarded("/"),
      "/hub-a": unguarded("/hub-a"),
      "/hub-b": unguarded("/hub-b"),
    };
    const made = report({ ...plain, "/hub-b": unguarded("/hub-b", { description: null }) });

    expect(made.fixes.map(({ issue, points }) => [issue, points])).toEqual([
      ["description-missing", 1],
    ]);
    expect(made.sentence).toContain("Fix this: it loses you clicks.");
    const short = report({ ...plain, "/hub-b": unguarded("/hub-b", { title: "Lawn" }) });
    expect(short.sentence).toContain("What is left to fix is cosmetic.");
  });

  test("a fault of a template is one line, whatever its pages", () => {
    const made = report(shop(8, "Shop online"));
    const [fix] = made.fixes;

    expect(made.fixes.filter(({ issue }) => issue === "title-duplicate")).toHaveLength(1);
    expect(fix).toMatchObject({
      issue: "title-duplicate",
      title: "8 pages share their titles",
      where: "/product/",
      pages: 8,
      weight: 6,
      points: 48,
      effort: "Change one template",
    });
  });

  test("pages that are alike are one line, which names each group", () => {
    const answers = {
      ...shop(4, "Shop online"),
      "/a": healthyPage("/a", { title: "About" }),
      "/b": healthyPage("/b", { title: "About" }),
    };

    const fixes = report(answers).fixes.filter(({ issue }) => issue === "title-duplicate");

    expect(
      fixes.map(({ pages, targets }) => [pages, targets?.rows.map(({ target }) => target)]),
    ).toEqual([[6, ["Shop online", "About"]]]);
  });

  test("points are weight × pages, and their sum is the sum of all lines", () => {
    const { fixes, points } = report(shop(8, "Shop online"));

    for (const fix of fixes) expect(fix.points).toBe(fix.weight * fix.pages);
    expect(points.total).toBe(fixes.reduce((sum, fix) => sum + fix.points, 0));
    expect(Object.values(points.bySeverity).reduce((sum, each) => sum + each, 0)).toBe(
      points.total,
    );
  });

  test("what is usual is listed apart, without points, and is no issue", () => {
    const noindex = '<meta name="robots" content="noindex">';
    const made = report({
      ...shop(2),
      "/hub-a": healthyPage("/hub-a", { body: '<a href="/cart">Your basket</a>' }),
      "/cart": healthyPage("/cart", { head: noindex }),
    });

    expect(made.fixes.find(({ issue }) => issue === "noindex-linked")).toMatchObject({
      isNoise: true,
      points: 0,
    });
    expect(pathsOf(made, "noindex-linked")).toEqual([]);
    expect(made.coverage).toMatchObject({ onPurpose: 1, byMistake: 0 });
  });

  test("every address says where it is linked from, with words and line", () => {
    const made = report({
      ...shop(2),
      "/hub-b": healthyPage("/hub-b", { body: '<p><a href="/gone">Winter sale</a></p>' }),
      "/gone": { status: 404 },
    });
    const page = made.issues.find(({ id }) => id === "status-4xx")?.pages[0];

    expect(page?.linkedFrom).toEqual([{ url: `${SITE}/hub-b`, anchor: "Winter sale", line: 16 }]);
    expect(page?.fix).toBe(made.fixes.find(({ issue }) => issue === "status-4xx")?.key);
  });
});

test("dates that Search Console refuses are named: no zone, no such day, no date", () => {
  const good = [
    "2026",
    "2026-02",
    "2026-02-28",
    "2026-02-28T10:00Z",
    "2026-02-28T10:00:00.5+05:00",
  ];
  const bad = ["2026-02-28T10:00:00", "2026-02-30", "2026-13-01", "28.2.2026", "2026-02-28T25:00Z"];
  const made = report(shop(10), sitemap([...good, ...bad]));

  expect(pathsOf(made, "lastmod-false").toSorted()).toEqual(
    bad.map((_date, at) => `/product/${good.length + at}`),
  );
});

test("on its owner's own machine every row stays; a bounded table says so first", () => {
  const anchor = "x".repeat(100);
  const links = Array.from({ length: 60 }, (_, at) => `<a href="/gone-${at}">${anchor}</a>`).join(
    "",
  );
  const gone = Array.from({ length: 60 }, (_, at) => [`/gone-${at}`, { status: 404 }]);
  const few = toSiteRows({
    "/": healthyPage("/"),
    "/p": healthyPage("/p", { body: links }),
    ...Object.fromEntries(gone),
  });
  const page = few.pages.find(({ url }) => url === toUrl("/p"))!;
  const itsLinks = [...few.links].filter(({ from }) => from === page.url);
  const copies = Array.from({ length: 899 }, (_, at) => toUrl(`/p${at}`));
  const rows = {
    ...few,
    pages: [...few.pages, ...copies.map((url) => ({ ...page, url }))],
    links: [...few.links, ...copies.flatMap((from) => itsLinks.map((link) => ({ ...link, from })))],
  };
  const bounded = buildReport(rows, options);
  const whole = buildReport(rows, { ...options, isWhole: true });
  const places = ({ issues }: typeof whole) =>
    (issues.find(({ id }) => id === "status-4xx")?.pages ?? []).flatMap(
      ({ linkedFrom }) => linkedFrom,
    ).length;

  expect([places(whole), whole.bounds]).toEqual([60 * 900, []]);
  expect(places(bounded)).toBeLessThan(60 * 900);
  expect(bounded.bounds.map(({ id }) => id)).toEqual(["report"]);
  expect(writeIssuesCsv(bounded)).toMatch(/^(?:\uFEFF)?"?The report is longer/);
});

test("two readings of one site are compared by issue and place", () => {
  const first = buildReport(toSiteRows(shop(8, "Shop online")), options);
  const answers = { ...shop(8), "/hub-b": healthyPage("/hub-b", { description: null }) };
  const second = buildReport(toSiteRows(answers), { ...options, earlier: first });

  expect(second.comparison).toMatchObject({
    fixed: [{ title: "8 pages share their titles", points: 48 }],
    added: [{ title: "One page has no description", points: 1 }],
    worse: [],
    better: [],
    gone: [],
    still: [],
    before: { points: 48, fixes: 1 },
    now: { points: 1, fixes: 1 },
  });
  expect(second.whatsapp).toContain("1 fixed, 1 new");
});

const bare = (path: string) => healthyPage(path, { description: null });
const compare = (
  before: Readonly<Record<string, Answer>>,
  after: Readonly<Record<string, Answer>>,
) => buildReport(toSiteRows(after), { ...options, earlier: report(before) }).comparison;

const titlesOf = (fixes: readonly { title: string }[] = []) => fixes.map(({ title }) => title);
const titled = (title: string) => (path: string) => [path, healthyPage(path, { title })];

describe("compared with an earlier report", () => {
  test("a fault that grew is worse, at its new addresses, and in no other group", () => {
    const first = { ...shop(4), "/hub-a": bare("/hub-a") };

    const made = compare(first, { ...first, "/hub-b": bare("/hub-b") });

    expect(made?.fixed).toEqual([]);
    expect(made?.added).toEqual([]);
    expect(made?.worse).toEqual([
      {
        title: "2 pages have no description",
        points: 1,
        at: { addresses: 1, first: [`${SITE}/hub-b`] },
      },
    ]);
    expect(titlesOf(made?.still)).toEqual(["4 pages have one link only"]);
    expect(compare({ ...first, "/hub-b": bare("/hub-b") }, first)).toMatchObject({
      fixed: [],
      worse: [],
      better: [{ title: "One page has no description", points: 1 }],
      still: [{ title: "4 pages have one link only" }],
    });
  });

  test("an address that was known then and not read is not new", () => {
    const first = { ...shop(4), "/hub-a": bare("/hub-a"), "/hub-b": beyond };

    const made = compare(first, { ...first, "/hub-b": bare("/hub-b") });

    expect(titlesOf([...(made?.added ?? []), ...(made?.worse ?? [])])).toEqual([
      "4 pages have one link only",
    ]);
  });

  test("a page whose address is written in another case of its escapes is the same page", () => {
    const made = compare(
      { ...shop(4), "/%d8%b4": bare("/%d8%b4") },
      { ...shop(4), "/%D8%B4": bare("/%D8%B4") },
    );

    expect(made).toMatchObject({ fixed: [], added: [] });
    expect(made?.still.map(({ title }) => title)).toContain("One page has no description");
  });

  test("a report of another site is not compared with", () => {
    const earlier = { ...report(shop(4)), startUrl: "https://elsewhere.example/" };
    const www = { ...report(shop(4)), startUrl: "https://www.shop.example/" };
    const rows = toSiteRows(shop(4));

    expect(buildReport(rows, { ...options, earlier }).comparison).toBeUndefined();
    expect(buildReport(rows, { ...options, earlier: www }).comparison).toBeDefined();
  });

  test("of two groups of doubles one was fixed: the line is better, and there for the other", () => {
    const about = ["/a", "/b"].map(titled("About us"));
    const team = ["/c/c", "/d/d", "/e/e"].map(titled("Our team"));
    const first = { ...shop(4), ...Object.fromEntries([...about, ...team]) };
    const second = {
      ...first,
      ...Object.fromEntries(["/c/c", "/d/d", "/e/e"].map((path) => [path, healthyPage(path)])),
    };

    expect(compare(first, second)).toMatchObject({
      fixed: [],
      added: [],
      better: [{ title: "2 pages share their titles" }],
      still: [],
    });
  });

  test("what nobody looked at this time is not called fixed, and what went with its page is no praise", () => {
    const link = healthyPage("/hub-b", { body: '<a href="/x">X</a> <a href="/x">Again</a>' });
    const first = { ...shop(4), "/hub-b": link, "/x": bare("/x") };
    const fault = expect.objectContaining({ title: "One page has no description" });

    expect(compare(first, { ...first, "/x": beyond })).toMatchObject({
      fixed: [],
      gone: [],
      unseen: expect.arrayContaining([fault]),
    });
    const without = compare(first, shop(4));
    expect(without?.gone).toContainEqual(fault);
    expect(without?.fixed).not.toContainEqual(fault);
    expect(compare(first, { ...first, "/x": healthyPage("/x") })?.fixed).toContainEqual(fault);
  });
});

test("a report is the same for the same rows, whatever the order of its links", () => {
  const rows = toSiteRows(shop(6, "Shop online"));
  const turned: SiteRows = { ...rows, links: [...rows.links].toReversed() };

  expect(withoutPlaces(buildReport(turned, options))).toEqual(
    withoutPlaces(buildReport(rows, options)),
  );
});

describe("exports", () => {
  const made = report({
    ...shop(4, "Shop, online"),
    "/شال": healthyPage("/شال", { title: '=HYPERLINK("x")' }),
  });

  test("CSV has a line for each page and quotes what a spreadsheet would run", () => {
    const [pages] = writeSiteCsv(made);

    expect(pages?.text.trim().split("\n")).toHaveLength(1 + made.pages.length);
    expect(pages?.text).not.toMatch(/(?:^|,|;|")=HYPERLINK/m);
  });

  test("CSV of the issues has a line for each place", () => {
    expect(writeIssuesCsv(made)).toContain(
      "title-duplicate,clicks,google,https://shop.example/product/0",
    );
  });

  test("Markdown names each fix with its sum", () => {
    expect(writeDeveloperMarkdown(made)).toContain("24 points (6 × 4 pages)");
  });

  test("Markdown says where a dead address is linked", () => {
    const text = writeDeveloperMarkdown(
      report({
        ...shop(2),
        "/hub-b": healthyPage("/hub-b", { body: '<p><a href="/gone">Winter sale</a></p>' }),
        "/gone": { status: 404 },
      }),
    );

    expect(text).toContain(`answers 404, linked from <${SITE}/hub-b> (“Winter sale”, line 16)`);
  });

  test("the corrected sitemap lists what can be listed, and nothing else", () => {
    const xml =
      report({
        ...shop(1),
        "/gone": { status: 404 },
        "/out": healthyPage("/out", { head: '<meta name="robots" content="noindex">' }),
      }).sitemapXml ?? "";

    expect([...xml.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url)).toEqual([
      `${SITE}/`,
      `${SITE}/hub-a`,
      `${SITE}/hub-b`,
      `${SITE}/product/0`,
    ]);
  });

  test("dates that a sitemap may not have are left out of the corrected one", () => {
    const dates = ["2026-05-01", "yesterday", "2026-05", "2026-05-01T10:00:00+05:00", "2030-01-01"];
    const xml = report(shop(5), sitemap(dates)).sitemapXml ?? "";

    expect([...xml.matchAll(/<lastmod>([^<]*)</g)].map(([, date]) => date)).toEqual([
      "2026-05-01",
      "2026-05-01T10:00:00+05:00",
    ]);
  });
});

test("ten thousand look-alike pages are compared in seconds, not by the square of their number", () => {
  const rows = toSiteRows({});
  const read = readSitePage(healthyPage("/x").html, { url: toUrl("/x"), status: 200, now: NOW });
  if (!read.ok) throw new Error(read.problem);
  const { facts } = read.value;
  const pages = Array.from({ length: 10_000 }, (_, index) => ({
    url: toUrl(`/p/${index}`),
    foundBy: ["link"] as const,
    depth: 2,
    status: 200,
    // Each its own text, all with some words in common, as a template's.
    facts: { ...facts, textHash: String(index), simhash: facts.simhash },
  }));
  const made = buildReport({ ...rows, pages }, options);

  expect(made.coverage.known).toBe(10_000);
  expect(made.issues.find(({ id }) => id === "near-duplicate")?.pages).toHaveLength(10_000);
});
