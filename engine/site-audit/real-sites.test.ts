/** What builders of real sites write, and what a reading may not say of it. */
import { describe, expect, test } from "vitest";

import { buildReport } from "./build-report.ts";
import { findEarly } from "./early-findings.ts";
import { EMPTY_PAGE, isVerificationFile } from "./not-a-page.ts";
import { writeDeveloperMarkdown } from "#engine/site-audit/export/developer-markdown.ts";
import type { SitemapEntry, TargetRow } from "./rows.ts";
import { makeWords } from "#tests/cases/site-audit/healthy-page.ts";
import { NOW, toSiteRows, toUrl, type Answer, type Extra } from "#tests/support/site-rows.ts";

let serial = 0;
/** A page that has nothing to fix but what `head` and `body` bring. */
const page = (title: string, { head = "", body = "", lang = "en" } = {}) =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title><meta name="description" content="${title} told in short"><link rel="icon" href="/favicon.ico">${head}</head><body><main><h1>${title}</h1><p>${makeWords(`${(serial += 1)}`, 160)}</p>${body}<p><a href="/">Our home page</a></p></main></body></html>`;

function judge(answers: Readonly<Record<string, Answer>>, extra: Extra = {}) {
  const report = buildReport(toSiteRows(answers, extra), { now: NOW });
  const found = (id: string) =>
    report.issues.find((issue) => issue.id === id)?.pages.map(({ url }) => url) ?? [];
  return { report, found };
}

const canonical = (path: string) => `<link rel="canonical" href="${toUrl(path)}">`;
const alternates = (...all: readonly (readonly [code: string, path: string])[]) =>
  all
    .map(([code, path]) => `<link rel="alternate" hreflang="${code}" href="${toUrl(path)}">`)
    .join("");
const movedTo = (path: string): Answer => ({ status: 301, location: toUrl(path) });

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

test("a canonical without the slash that the server adds means the page itself: one cosmetic row", () => {
  const set = alternates(["en", "/blog"], ["ur", "/ur"]);
  const { report, found } = judge({
    "/": page("Home", { body: '<a href="/blog/">Our blog</a> <a href="/ur/">Urdu</a>' }),
    "/blog": movedTo("/blog/"),
    "/blog/": page("Blog", { head: canonical("/blog") + set }),
    "/ur": movedTo("/ur/"),
    "/ur/": page("Urdu", { head: canonical("/ur") + set }),
  });

  expect(report.coverage).toMatchObject({ indexable: 3, byMistake: 0 });
  expect(report.issues.map(({ id }) => id).filter((id) => /canonical|hreflang/.test(id))).toEqual([
    "canonical-redirects-back",
  ]);
  expect(found("canonical-redirects-back").toSorted()).toEqual([toUrl("/blog/"), toUrl("/ur/")]);
  const rows = report.fixes.filter(({ issue }) => issue === "canonical-redirects-back");
  expect(rows).toMatchObject([{ severity: "cosmetic", pages: 2, points: 0 }]);
});

test("a canonical that redirects to another page is still one that names another", () => {
  const { found } = judge({
    "/": page("Home", { body: '<a href="/a">The first</a> <a href="/b">The second</a>' }),
    "/a": page("A", { head: canonical("/old") }),
    "/old": movedTo("/b"),
    "/b": page("B"),
  });

  expect(found("canonical-to-redirect")).toEqual([toUrl("/a")]);
});

test("a next page that redirects to its slash form answers; one that is gone does not", () => {
  const { found } = judge({
    "/": page("Home", { body: '<a href="/blog/">Our blog</a>' }),
    "/blog/": page("Blog", { head: `<link rel="next" href="/blog/page/2">` }),
    "/blog/page/2": movedTo("/blog/page/2/"),
    "/blog/page/2/": page("Blog, page 2", { head: `<link rel="next" href="/blog/page/3">` }),
    "/blog/page/3": { status: 404 },
  });

  expect(found("pagination-broken")).toEqual([toUrl("/blog/page/2/")]);
});

test("an empty src is for a script to fill: no picture is broken", () => {
  const { found } = judge({
    "/": page("Home", { body: '<img id="shown" src="" alt=""><img class="x" src="#" alt="">' }),
  });

  expect(found("broken-image")).toEqual([]);
  expect(found("image-src-empty")).toEqual([]);
});

test("words of a link are judged by the language of their page", () => {
  const links = '<a href="/a">Start</a> <a href="/a">here</a>';
  const german = judge({ "/": page("Heim", { body: links, lang: "de" }), "/a": page("A") });
  const english = judge({ "/": page("Home", { body: links }), "/a": page("A") });

  const inGerman = judge({
    "/": page("Heim", {
      body: `${links}<p>${"Der Laden ist nicht weit und das Haus mit der Wolle. ".repeat(9)}</p>`,
    }),
    "/a": page("A"),
  });
  const part = judge({
    "/": page("Home", { body: `<div lang="de">${links}</div><p><a href="/a">Start</a></p>` }),
    "/a": page("A"),
  });
  const silent = judge({ "/": page("Home", { body: links, lang: "" }), "/a": page("A") });

  for (const { found } of [german, inGerman, part, silent]) {
    expect(found("vague-anchor")).toEqual([]);
  }
  expect(english.found("vague-anchor")).not.toEqual([]);
});

test("a verification file is not a page: no rule is asked of it, and the sitemap leaves it out", () => {
  const file = "/google1a2b3c4d5e6f7a8b.html";
  const { report } = judge({
    "/": page("Home", { body: `<a href="${file}">A file</a>` }),
    [file]: "google-site-verification: google1a2b3c4d5e6f7a8b.html",
  });

  expect(report.coverage.known).toBe(1);
  expect(report.issues.flatMap(({ pages }) => pages.map(({ url }) => url))).not.toContain(
    toUrl(file),
  );
  expect(report.sitemapXml).not.toContain(file);
});

test("Urdu titles in a list and quotations are in order; a page of Urdu, and a part that says it is Urdu, are not", () => {
  const urdu = "یہ ایک لمبا اردو جملہ ہے جو دائیں سے بائیں لکھا جاتا ہے";
  const { report, found } = judge({
    "/": page("Home", { body: `<ul><li><a href="/p">${urdu}</a></li></ul>` }),
    "/p": page("P", { body: `<p>${urdu}</p>` }),
    "/ur": `<!doctype html><html><title>${urdu}</title><body><p>${urdu}</p></body></html>`,
    "/styled": `<!doctype html><html><title>${urdu}</title><body style="color:red;direction: rtl"><p>${urdu}</p></body></html>`,
    "/quote": page("Q", {
      body: `<p lang="ur">This poem in full begins so and goes on: ${urdu.slice(0, 30)}</p>`,
    }),
    "/ar": page("Ar", { body: `<p lang="ar">هذه جملة عربية طويلة تكتب من اليمين إلى اليسار</p>` }),
  });

  expect(found("lang-wrong-direction").toSorted()).toEqual([toUrl("/ar"), toUrl("/ur")]);
  const told = report.issues.find(({ id }) => id === "lang-wrong-direction")!.pages;
  expect(told.find(({ url }) => url === toUrl("/ar"))?.evidence).toContain("Arabic: ");
});

const sheet = (href: string) => `<link rel="stylesheet" href="${href}">`;
const target = (path: string, more: Partial<TargetRow>): TargetRow => ({
  url: toUrl(path),
  status: 200,
  state: "alive",
  ...more,
});

test("the direction of a text is judged by the style sheets of its page, and not where one was not read", () => {
  const urdu = "یہ ایک لمبا اردو جملہ ہے جو دائیں سے بائیں لکھا جاتا ہے";
  const left = (file: string) =>
    `<!doctype html><html lang="ur"><head><title>${urdu}</title>${file}</head><body><p>${urdu}</p></body></html>`;
  const files: Readonly<Record<string, string>> = {
    "/none": "",
    "/plain": sheet("/plain.css"),
    "/gone": sheet("/gone.css"),
    "/fonts": sheet("https://fonts.googleapis.com/css2?family=Noto"),
    "/script": '<script src="/plain.js"></script>',
    "/unread-script": '<script src="/unread.js"></script>',
    "/turned": sheet("/plain.css") + sheet("/turns.css"),
    "/turned-elsewhere": sheet("https://cdn.example/turns.css"),
    "/unread": sheet("/unread.css"),
    "/turned-by-script": '<script src="/turns.js"></script>',
  };
  const { found } = judge(
    {
      "/": page("Home", {
        body: Object.keys(files)
          .map((to) => `<a href="${to}">${to}</a>`)
          .join(" "),
      }),
      ...Object.fromEntries(Object.entries(files).map(([path, file]) => [path, left(file)])),
    },
    {
      targets: [
        target("/plain.css", { maySetDirection: false }),
        target("/plain.js", { maySetDirection: false }),
        target("/turns.css", { maySetDirection: true }),
        target("/turns.js", { maySetDirection: true }),
        target("https://cdn.example/turns.css", { maySetDirection: true }),
        target("/gone.css", { status: 404, state: "dead" }),
        target("/unread.css", { status: null, state: "unchecked" }),
      ],
    },
  );

  expect(found("lang-wrong-direction").toSorted()).toEqual(
    ["/fonts", "/gone", "/none", "/plain", "/script", "/unread-script"].map(toUrl),
  );
});

const entries = (count: number, lastmod: string): readonly SitemapEntry[] =>
  Array.from({ length: count }, (_, at) => ({ url: toUrl(`/p${at}`), lastmod }));

/** The files whose dates are said to be false. */
const withSitemap = (list: readonly SitemapEntry[]) =>
  judge(
    { "/": page("Home") },
    {
      sitemaps: [
        { url: toUrl("/sitemap.xml"), status: 200, kind: "pages", entries: list } as never,
      ],
    },
  ).found("lastmod-false");

test("posts of one day may well be so; most of a large sitemap of one second may not", () => {
  expect(withSitemap(entries(5, "2026-11-20"))).toEqual([]);
  expect(withSitemap(entries(40, "2026-11-20"))).toEqual([]);
  expect(withSitemap(entries(40, "2026-11-20T09:00:00+05:00"))).toEqual([toUrl("/sitemap.xml")]);
});

test("a sitemap without the slash that the server adds lists the page itself: nothing is missing from it", () => {
  const { report, found } = judge(
    {
      "/": page("Home", { body: '<a href="/docs/">Our handbook</a>' }),
      "/docs": movedTo("/docs/"),
      "/docs/": page("Handbook"),
    },
    listing("/", "/docs"),
  );

  expect(found("sitemap-redirect")).toEqual([]);
  expect(found("sitemap-missing-page")).toEqual([]);
  expect(found("canonical-redirects-back")).toEqual([toUrl("/docs/")]);
  expect(report.sitemapXml).toContain(`<loc>${toUrl("/docs/")}</loc>`);
});

test("links without the slash that the server adds are one row, however many addresses they name", () => {
  const { report } = judge({
    "/": page("Home", { body: '<a href="/a">The first</a> <a href="/b">The second</a>' }),
    "/a": movedTo("/a/"),
    "/b": movedTo("/b/"),
    "/a/": page("A", { body: '<nav><a href="/b">The second</a></nav>' }),
    "/b/": page("B", { body: '<nav><a href="/a">The first</a></nav>' }),
  });

  expect(report.fixes.filter(({ issue }) => issue === "link-to-redirect")).toMatchObject([
    { pages: 3 },
  ]);
});

test("one page at several forms of its address is told once, not for title, description and text too", () => {
  const twin = page("Jumper", { body: "" });
  const { found } = judge({
    "/": page("Home", {
      body: '<a href="/jumper">One</a> <a href="/jumper.html">Two</a> <a href="/jumper?colour=red">Three</a>',
    }),
    "/jumper": twin,
    "/jumper.html": twin,
    "/jumper?colour=red": twin,
  });

  expect(found("address-copies").toSorted()).toEqual(
    ["/jumper.html", "/jumper?colour=red"].map(toUrl).toSorted(),
  );
  expect(found("title-duplicate")).toEqual([]);
  expect(found("description-duplicate")).toEqual([]);
  expect(found("duplicate-content")).toEqual([]);
});

test("a page that a wrong canonical keeps out is judged for its title all the same", () => {
  const { found } = judge({
    "/": page("Home", { body: '<a href="/a">The first</a> <a href="/b">The second</a>' }),
    "/a": page("Shop", { head: '<link rel="canonical" href="https://theme.example/">' }),
    "/b": page("Shop", { head: '<link rel="canonical" href="https://theme.example/">' }),
  });

  expect(found("title-duplicate").toSorted()).toEqual([toUrl("/a"), toUrl("/b")]);
  expect(found("canonical-to-other-site").toSorted()).toEqual([toUrl("/a"), toUrl("/b")]);
});

test("a server that we ask as fast as we can is not called slow", () => {
  const slow = { html: page("Home"), firstByteMs: 1_500 };

  expect(judge({ "/": slow }, { gapMs: 0 }).found("slow-answer")).toEqual([]);
  expect(judge({ "/": slow }, { gapMs: 1_000 }).found("slow-answer")).toEqual([toUrl("/")]);
});

const shop = (telephone: string, name = "Shop") =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Store", name, telephone })}</script>`;

test("a telephone that stands in structured data alone is told beside the one that readers see", () => {
  const shown = '<a href="tel:+923001234567">0300 1234567</a>';
  const withData = (telephone: string) =>
    judge({ "/": page("Home", { head: shop(telephone), body: shown }) }).found("nap-differs");

  expect(withData("+92 300 7654321")).toEqual([toUrl("/")]);
  expect(withData("0300-1234567")).toEqual([]);
});

const named = (name: string, lang: string) => page(name, { head: shop("1122", name), lang });

test("a name in the language of its version is not another name; in one language it is", () => {
  const { found } = judge({
    "/": named("Lahore Cloth", "en"),
    "/suits/": named("Lahore Cloth", "en-PK"),
    "/ur/": named("لاہور کلاتھ", "ur"),
    "/de/": named("Tuch aus Lahore", "de"),
    "/lawn/": named("Lahore Clothes Company", "en"),
  });

  expect(found("nap-differs")).toEqual([toUrl("/lawn/")]);
});

const unreadRow = {
  notRead: { reason: "limit", detail: "More pages are known than are read." },
} as const;
const unread = (): Answer => unreadRow;

const naming = (form: string, answer?: Answer) =>
  judge({
    "/": page("Home", { body: '<a href="/p/">The first</a>' }),
    "/p/": page("P", { head: canonical(form) }),
    ...(answer && { [form]: answer }),
  });

describe("a canonical whose address was not read", () => {
  test.each(["/p", "/p/index.html", "http://shop.example/p/", "https://www.shop.example/p"])(
    "is the page itself in another form: %s",
    (form) => {
      const { report } = naming(form, form.startsWith("/") ? unread() : undefined);

      expect(report.coverage).toMatchObject({ indexable: 2, byMistake: 0 });
      expect(report.issues.filter(({ id }) => id.startsWith("canonical"))).toEqual([]);
    },
  );

  test("leaves its page unjudged where it is another address", () => {
    const { report } = naming("/q", unread());
    const state = report.pages.find(({ url }) => url === toUrl("/p/"));

    expect(state).toMatchObject({
      group: "not-read",
      reason: "its canonical was not read: More pages are known than are read.",
    });
    expect(report.coverage.byMistake).toBe(0);
  });

  test("is not counted among the pages, where nothing else names it", () => {
    const { report } = naming("/p", { ...unreadRow, foundBy: ["canonical"] });

    expect(report.coverage).toMatchObject({ known: 2, notRead: 0 });
    expect(report.noSitemap).toBeUndefined();
  });
});

test("a language version in a form that was not read is the page that was", () => {
  const set = alternates(["en", "/p"], ["ur", "/ur/p"]);
  const { report } = judge({
    "/": page("Home", { body: '<a href="/p/">P</a> <a href="/ur/p/">Urdu</a>' }),
    "/p/": page("P", { head: set }),
    "/ur/p/": page("Urdu", { head: set }),
    "/p": unread(),
    "/ur/p": unread(),
  });

  expect(report.issues.filter(({ id }) => id.startsWith("hreflang"))).toEqual([]);
});

const noindex = '<meta name="robots" content="noindex">';
const groupsOf = (answers: Readonly<Record<string, Answer>>, extra: Extra = {}) => {
  const { report } = judge(answers, extra);
  return new Map(report.pages.map(({ url, group }) => [new URL(url).pathname, group]));
};

test.each([
  "/impressum/",
  "/privacy-policy/",
  "/category/wool/",
  "/2024/05/",
  "/post/amp/",
  "/post/attachment/cloth/",
  "/blog/page/2/",
])("a noindex at %s is meant, unless the sitemap lists the page", (path) => {
  const answers = {
    "/": page("Home", { body: `<a href="${path}">There</a> <a href="/blog/">Blog</a>` }),
    "/blog/": page("Blog"),
    [path]: page("There", { head: noindex }),
  };

  expect(groupsOf(answers).get(path)).toBe("on-purpose");
  expect(groupsOf(answers, listing("/", path)).get(path)).toBe("by-mistake");
  expect(judge(answers).found("noindex-linked")).toEqual([]);
});

test("a noindex is a mistake where the sitemap lists the page or the whole site says it, and nowhere else", () => {
  const links = ["/brand", "/2024/05/index.html", "/one", "/out"];
  const answersWith = (all: string) => ({
    "/": page("Home", {
      head: all,
      body: links.map((path) => `<a href="${path}">To ${path}</a>`).join(" "),
    }),
    "/brand": page("Brand", { head: noindex }),
    "/2024/05/index.html": page("May", { head: noindex }),
    "/one": page("One", { head: all }),
    "/out": page("Out", { head: noindex }),
  });
  const groups = groupsOf(answersWith(""), listing("/", "/one", "/out"));

  expect(links.map((path) => groups.get(path))).toEqual([
    "on-purpose",
    "on-purpose",
    "indexable",
    "by-mistake",
  ]);
  const ofAll = groupsOf(answersWith(noindex));
  expect(["/", ...links].map((path) => ofAll.get(path))).toEqual([
    "by-mistake",
    "by-mistake",
    "on-purpose",
    "by-mistake",
    "by-mistake",
  ]);
});

const closed = (line: number): Answer => ({
  notRead: { reason: "robots", detail: `robots.txt, line ${line}`, line },
});

test("robots.txt closes by mistake what the sitemap lists, and nothing else", () => {
  const { report, found } = judge(
    {
      "/": page("Home", {
        body: '<a href="/list?from=menu">List</a> <a href="/go/partner">Partner</a> <a href="/shut">Shut</a>',
      }),
      "/list?from=menu": closed(2),
      "/go/partner": closed(3),
      "/shut": closed(4),
    },
    {
      robots: {
        url: toUrl("/robots.txt"),
        status: 200,
        kind: "file",
        text: "User-agent: *\nDisallow: /*?\nDisallow: /go/\nDisallow: /shut\n",
      },
      ...listing("/", "/shut"),
    },
  );

  expect(report.coverage).toMatchObject({ byMistake: 1, onPurpose: 2 });
  expect(found("robots-blocked-linked")).toEqual([toUrl("/shut")]);
});

test("401 and 403 are closed to us, not dead", () => {
  const { report, found } = judge(
    {
      "/": page("Home", {
        body: '<a href="/members">Members</a> <a href="/wall">Wall</a> <a href="/gone">Gone</a>',
      }),
      "/members": { status: 401 },
      "/wall": { status: 403 },
      "/gone": { status: 404 },
    },
    listing("/", "/wall"),
  );

  expect(found("status-4xx")).toEqual([toUrl("/gone")]);
  expect(found("sitemap-error")).toEqual([]);
  expect(report.coverage).toMatchObject({ known: 3, indexable: 1, byMistake: 0, notRead: 2 });
});

test("one text that was another site's first is meant; a setting that names it everywhere is not", () => {
  const foreign = '<link rel="canonical" href="https://magazine.example/a">';
  const links = ["/a", "/b", "/c", "/d", "/e"].map((path) => `<a href="${path}">${path}</a>`);
  const site = (pages: number) =>
    judge({
      "/": page("Home", { body: links.join(" ") }),
      ...Object.fromEntries(
        ["/a", "/b", "/c", "/d", "/e"].map((path, at) => [
          path,
          page(path, { head: at < pages ? foreign : "" }),
        ]),
      ),
    });

  expect(site(1).found("canonical-to-other-site")).toEqual([]);
  expect(site(1).report.coverage).toMatchObject({ byMistake: 0, onPurpose: 1 });
  expect(site(3).found("canonical-to-other-site")).toHaveLength(3);
});

test("an answer without a body is a row, and not a page that can be indexed", () => {
  const { report, found } = judge({
    "/": page("Home", { body: '<a href="/void">Void</a>' }),
    "/void": { unreadable: EMPTY_PAGE },
  });

  expect(found("empty-page")).toEqual([toUrl("/void")]);
  expect(found("empty-shell")).toEqual([]);
  expect(report.coverage).toMatchObject({ byMistake: 1 });
});

const deadFile = (path: string) => ({ url: toUrl(path), state: "dead", status: 404 }) as const;
const headOf = (name: string) =>
  `<link rel="stylesheet" href="/${name}.css"><link rel="stylesheet" href="/all.css"><script src="/${name}.js" defer></script>`;

test("missing files are one line for each kind, however many there are", () => {
  const names = ["a", "b", "c", "d"];
  const { report } = judge(
    {
      "/": page("Home", {
        body: names.map((name) => `<a href="/${name}">To ${name}</a>`).join(""),
      }),
      ...Object.fromEntries(names.map((name) => [`/${name}`, page(name, { head: headOf(name) })])),
    },
    {
      targets: [
        deadFile("/all.css"),
        ...names.flatMap((name) => [`/${name}.css`, `/${name}.js`].map(deadFile)),
      ],
    },
  );

  const lines = report.fixes.filter(({ issue }) => /broken/.test(issue));
  expect(lines.map(({ title, severity, pages }) => [title, severity, pages])).toEqual([
    ["4 pages name scripts that are missing", "clicks", 4],
    ["4 pages name style sheets that are missing", "clicks", 4],
  ]);
});

test("a firewall that lets no reader in is told as that", () => {
  const { report } = judge({ "/": { status: 403 } });

  expect(report.sentence).toBe("This site answers 403 to our reader, so nothing of it was read.");
  expect(report.coverage).toMatchObject({ byMistake: 0, notRead: 1 });
});

const locs = (answers: Readonly<Record<string, Answer>>, extra: Extra = {}) =>
  [...(judge(answers, extra).report.sitemapXml ?? "").matchAll(/<loc>([^<]*)/g)]
    .map(([, loc = ""]) => loc.slice(toUrl("/").length - 1))
    .toSorted();

describe("the corrected sitemap", () => {
  const listedFiles = { "/list.pdf": { contentType: "application/pdf" } } satisfies Record<
    string,
    Answer
  >;
  test("lists pages that can be indexed and files that answer; no copy, tag or visit", () => {
    const twin = page("Twin");
    const answers = {
      "/": page("Home", {
        body: '<a href="/twin">1</a> <a href="/twin/">2</a> <a href="/a?utm_source=x">3</a> <a href="/a?tag=wool">4</a> <a href="/out">5</a> <a href="/gone">6</a> <a href="/secret.pdf">7</a>',
      }),
      "/twin": twin,
      "/twin/": twin,
      "/a?utm_source=x": page("A, counted"),
      "/a?tag=wool": page("A, tagged"),
      "/out": page("Out", { head: noindex }),
      "/gone": { status: 404 } as const,
      "/secret.pdf": { contentType: "application/pdf", xRobotsTag: "noindex" },
      "/feed.xml": { contentType: "application/rss+xml" },
      ...listedFiles,
    };

    expect(locs(answers, listing("/", "/list.pdf", "/secret.pdf", "/feed.xml", "/gone"))).toEqual([
      "/",
      "/list.pdf",
      "/twin",
    ]);
  });

  test("keeps an untranslated version, which can be indexed", () => {
    const words = makeWords("untranslated", 160);
    const version = (lang: string) =>
      `<!doctype html><html lang="${lang}"><title>Cloth</title><main><h1>Cloth</h1><p>${words}</p></main></html>`;

    expect(locs({ "/": version("en"), "/de/": version("de") })).toEqual(["/", "/de/"]);
  });

  test.each([
    ["more pages are known", {}, { "/more": unread() }],
    ["the time was up", { bounds: [{ id: "time", text: "The time was up." }] } satisfies Extra, {}],
    [
      "a named sitemap could not be read",
      {
        sitemaps: [
          { url: toUrl("/s.xml"), foundIn: "robots", status: 503, kind: "unread", entries: [] },
        ],
      } satisfies Extra,
      {},
    ],
    ["a listed page is closed to us", listing("/", "/wall"), { "/wall": { status: 403 } }],
  ] as const)("is not offered where %s, and nothing promises it", (_what, extra, more) => {
    const { report } = judge({ "/": page("Home"), ...more }, extra);

    expect(report.sitemapXml).toBeUndefined();
    expect(report.noSitemap).toContain("not read to its end");
    expect(writeDeveloperMarkdown(report)).toContain("There is no corrected sitemap");
  });
});

test.each(["https://http/a", "https://localhost:3000/a", "https://10.0.0.5/a"])(
  "a canonical to %s is one that nobody can reach, by mistake, not another site's text",
  (address) => {
    const head = `<link rel="canonical" href="${address}">`;
    const { report, found } = judge({
      "/": page("Home", { body: '<a href="/a">The first</a>' }),
      "/a": page("A", { head }),
    });

    expect(found("canonical-to-other-site")).toEqual([toUrl("/a")]);
    expect(report.coverage).toMatchObject({ byMistake: 1, onPurpose: 0 });
    expect(report.fixes.map(({ title }) => title)).toContain(
      "One page names an address that nobody can reach in the canonical",
    );
  },
);

test("a page at two addresses with a slash and without is told once", () => {
  const twin = page("Twin");
  const { report } = judge(
    {
      "/": page("Home", { body: '<a href="/twin">1</a> <a href="/twin/">2</a>' }),
      "/twin": twin,
      "/twin/": twin,
    },
    listing("/", "/twin"),
  );
  const told = report.issues.filter(({ pages }) =>
    pages.some(({ url }) => url === toUrl("/twin/")),
  );

  expect(
    told.map(({ id }) => id).filter((id) => /copies|slash|sitemap|duplicate/.test(id)),
  ).toEqual(["address-copies"]);
});

test.each([
  ["/google1a2b3c4d5e6f7a8b.html", true],
  ["/0123456789abcdef0123456789abcdef.html", true],
  ["/howtochoosewoolforthewinterinhun.html", false],
])("%s is a verification file: %s", (path, isOne) => {
  expect(isVerificationFile(toUrl(path))).toBe(isOne);
});

const inScript = (text: string) =>
  `<!doctype html><html lang="zh"><title>T</title><main><h1>H</h1><p>${text}</p></main></html>`;

test("a text in Chinese or Thai has words, though no blanks stand between them", () => {
  const { found } = judge({
    "/zh": inScript("我们的商店出售手工编织的羊毛披肩和围巾".repeat(15)),
    "/th": inScript("ร้านของเราขายผ้าพันคอขนสัตว์ทอมือ".repeat(15)),
    "/short": inScript("我们的商店"),
  });

  expect(found("thin-content")).toEqual([toUrl("/short")]);
});

test("language versions of a page that names another as canonical are not judged", () => {
  const { report } = judge({
    "/": page("Home", { body: '<a href="/a?sort=1">A</a>' }),
    "/a": page("A"),
    "/a?sort=1": page("A", { head: canonical("/a") + alternates(["en-UK", "/ur"]) }),
  });

  expect(report.issues.filter(({ id }) => id.startsWith("hreflang"))).toEqual([]);
});

const withChoice = (choice: string) => alternates(["en", "/en"], ["ur", "/ur"], [choice, "/"]);

const choosing = (choice: string) =>
  judge({
    "/": page("Choose", { body: '<a href="/en">English</a> <a href="/ur">Urdu</a>' }),
    "/en": page("English", { head: withChoice(choice) }),
    "/ur": page("Urdu", { head: withChoice(choice) }),
  }).found("hreflang-no-return");

test("a page where readers choose their language need not name the versions", () => {
  expect(choosing("x-default")).toEqual([]);
  expect(choosing("fr")).toHaveLength(2);
});

const sitemapAt = (foundIn: "usual" | "robots"): Extra => ({
  sitemaps: [{ url: toUrl("/sitemap.xml"), foundIn, status: 403, kind: "unread", entries: [] }],
});

test("a sitemap that nobody named and that answers 403 is not a fault", () => {
  expect(judge({ "/": page("Home") }, sitemapAt("usual")).found("sitemap-invalid")).toEqual([]);
  expect(judge({ "/": page("Home") }, sitemapAt("robots")).found("sitemap-invalid")).toHaveLength(
    1,
  );
});

const addressIn = (addressCountry: string) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Store", name: "Shop", address: { streetAddress: "1 Mall Road", addressCountry } })}</script>`;

const phonesIn = (body: string, head = "") =>
  judge({ "/": page("Home", { head, body }) }).found("phone-not-international");

test("a number with a first zero is Pakistani where the site says that it is", () => {
  const local = '<a href="tel:02079460958">Ring us</a>';

  expect(phonesIn(local)).toEqual([]);
  expect(phonesIn(local, addressIn("GB"))).toEqual([]);
  expect(phonesIn(local, addressIn("PK"))).toEqual([toUrl("/")]);
  expect(phonesIn(`${local}<a href="tel:+923001234567">Or so</a>`)).toEqual([toUrl("/")]);
});

test("an address of one's own that leads to another site is meant", () => {
  const { found } = judge({
    "/": page("Home", { body: '<a href="/go/partner">Partner</a> <a href="/a">A</a>' }),
    "/go/partner": { status: 302, location: "https://partner.example/" },
    "/a": movedTo("/b"),
    "/b": page("B"),
  });
  const evidence = judge({
    "/": page("Home", { body: '<a href="/go/partner">Partner</a>' }),
    "/go/partner": { status: 302, location: "https://partner.example/" },
  });

  expect(found("link-to-redirect")).toEqual([toUrl("/")]);
  expect(evidence.found("link-to-redirect")).toEqual([]);
});

test.each(["#elementor-action%3Aaction%3Dpopup", "#/route", "%23", "#L3-L9"])(
  "%s is a script's, not a place of the page",
  (fragment) => {
    const { found } = judge({ "/": page("Home", { body: `<a href="${fragment}">Open</a>` }) });

    expect(found("broken-fragment")).toEqual([]);
  },
);

const galleryOf = (pictures: number) =>
  `<!doctype html><html lang="en"><title>Pictures</title><body><div id="root"></div><script src="/app.js"></script>${'<img src="/a.jpg" alt="">'.repeat(pictures)}</body></html>`;

test("a page of pictures is not called empty", () => {
  expect(judge({ "/": galleryOf(0) }).found("empty-shell")).toEqual([toUrl("/")]);
  expect(judge({ "/": galleryOf(12) }).found("empty-shell")).toEqual([]);
});

const asData = (value: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...value })}</script>`;

test("a seller named in a word is not a business to complete; what a business lacks is told once", () => {
  const offer = { "@type": "Offer", price: 1, seller: { "@type": "Store", name: "Another shop" } };
  const { report, found } = judge({
    "/": page("Home", {
      body: '<a href="/shawl">Shawl</a>',
      head: asData({ "@type": "Store", name: "Shop" }),
    }),
    "/shawl": page("Shawl", { head: asData({ "@type": "Product", name: "Shawl", offers: offer }) }),
  });

  expect(found("local-business-incomplete")).toEqual([toUrl("/")]);
  expect(report.issues.map(({ id }) => id)).not.toContain("structured-data-incomplete");
});

const besideTel = (text: string) => `<p><a href="tel:+924235761234">Ring us</a> ${text}</p>`;

const besideNumber = (text: string) =>
  judge({ "/": page("Home", { head: shop("+92 300 7654321"), body: besideTel(text) }) }).found(
    "nap-differs",
  );

test("a number that stands in the text is the page's, beside another one to press", () => {
  expect(besideNumber("or 0300-7654321 after six")).toEqual([]);
  expect(besideNumber("or by mail")).toEqual([toUrl("/")]);
});

const inText = (text: string) =>
  judge({ "/": page("Home", { head: shop("+92 300 7654321"), body: `<p>${text}</p>` }) }).found(
    "nap-differs",
  );

test("a number in data alone is compared with the one in the text", () => {
  expect(inText("Ring 0300 7654321")).toEqual([]);
  expect(inText("Ring 0321 1234567")).toEqual([toUrl("/")]);
  expect(inText("Open 10:00 to 20:00, since 1999")).toEqual([]);
});

const earlyOf = (path: string, html: string) =>
  toSiteRows({ [path]: html }).pages.flatMap((row) => findEarly(row.facts!, row.url));

test("while a site is read, nothing is said of a verification file or of a noindex that is meant", () => {
  expect(earlyOf("/google1a2b3c4d5e6f7a8b.html", "google-site-verification")).toEqual([]);
  expect(earlyOf("/impressum/", page("Impressum", { head: noindex }))).not.toContainEqual(
    expect.objectContaining({ issue: "noindex-linked" }),
  );
});

function versions(name: string): string {
  return `<link rel="alternate" hreflang="en" href="/${name}"><link rel="alternate" hreflang="ur" href="/ur/${name}">`;
}

test("versions that stay out together are not told as lost to each other", () => {
  const out = '<meta name="robots" content="noindex">';
  const { found } = judge({
    "/": page("Home", { body: '<a href="/tags">Tags</a> <a href="/lawn">Lawn</a>' }),
    "/tags": page("Tags", { head: versions("tags") + out }),
    "/ur/tags": page("Tags in Urdu", { head: versions("tags") + out }),
    "/lawn": page("Lawn", { head: versions("lawn") }),
    "/ur/lawn": page("Lawn in Urdu", { head: versions("lawn") + out }),
  });

  expect(found("hreflang-to-noindex")).toEqual([toUrl("/lawn")]);
});

test("a site of two pages: the one that says that it is missing and answers 200 is found, and is no page to index", () => {
  const { report, found } = judge({
    "/": page("Cloth of Lahore", { body: '<a href="/lawn">Lawn</a>' }),
    "/lawn": "<!doctype html><title>Shop</title><h1>Page not found</h1><p>Try the search.</p>",
  });
  expect(found("soft-404")).toEqual([toUrl("/lawn")]);
  expect(report.coverage).toMatchObject({ indexable: 1, byMistake: 1 });
});

test("city pages that are alike are found where one of them alone is in the sitemap", () => {
  const words = makeWords("plumber", 120);
  const city = (name: string) =>
    `<!doctype html><html lang="en"><title>Plumber in ${name}</title><main><h1>Plumber in ${name}</h1><p>${words} in ${name}.</p></main>`;
  const { found } = judge(
    {
      "/": page("Plumbers", {
        body: '<a href="/lahore">Lahore</a> <a href="/karachi">Karachi</a>',
      }),
      "/lahore": city("Lahore"),
      "/karachi": city("Karachi"),
    },
    listing("/", "/lahore"),
  );
  expect(found("city-pages-alike").toSorted()).toEqual(["/karachi", "/lahore"].map(toUrl));
});
