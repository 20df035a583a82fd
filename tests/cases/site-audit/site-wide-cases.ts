/** Faults that a site has once: a small healthy site each, and the few lines that make it right or wrong. */
import type { RobotsFile } from "#engine/live/read-page.ts";
import type { SitemapRow, VariantRow } from "#engine/site-audit/rows.ts";
import { readSitemap } from "#engine/site-audit/sitemap/read-sitemap.ts";
import { healthyPage } from "./healthy-page.ts";
import { hackedAnswers } from "./hacked-answers.ts";
import { hackedPages } from "./hacked-pages.ts";
import { hackedScripts } from "./hacked-scripts.ts";
import type { SiteWideCase } from "./site-wide-case.ts";
import { SITE, type Answer, type Extra } from "#tests/support/site-rows.ts";

const answers = Object.fromEntries(
  ["/", "/hub-a", "/hub-b"].map((path) => [path, healthyPage(path)]),
);

const robots = (status: number | null, kind: RobotsFile["kind"], text = ""): Extra => ({
  robots: { url: `${SITE}/robots.txt`, status, kind, text },
});

const variant = (url: string, status: number | null, end: string | null): Extra => ({
  variants: [{ url, status, end } satisfies VariantRow],
});

const sitemap = (
  kind: SitemapRow["kind"],
  foundIn: SitemapRow["foundIn"],
  status: number | null,
  entries: SitemapRow["entries"] = [],
): Extra => ({
  sitemaps: [{ url: `${SITE}/sitemap.xml`, foundIn, status, kind, entries }],
});

/** A sitemap with these in its <loc>. */
const listedAs = (...locs: readonly string[]): Extra => {
  const entries = locs.map((loc) => `<url><loc>${loc}</loc></url>`).join("");
  const read = readSitemap(
    `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
  );
  const { kind, detail } = read;
  return {
    sitemaps: [
      {
        url: `${SITE}/sitemap.xml`,
        foundIn: "robots",
        status: 200,
        kind,
        entries: read.kind === "pages" ? read.entries : [],
        ...(detail !== undefined && { detail }),
      },
    ],
  };
};

const madeUp = (status: number | null): Extra => ({
  madeUp: { url: `${SITE}/made-up`, status, textHash: null },
});

const robotsLine = (line: string) => robots(200, "file", `User-agent: *\nDisallow:\n${line}\n`);

/** A shop in two languages, with what makes its versions known or one of them alone. */
const versions = (
  [one, other]: readonly [one: string, other: string],
  { names = 4, code = "ur", head = "" } = {},
): Readonly<Record<string, Answer>> => {
  const pages = ["cloth", "wool", "silk", "linen"].slice(0, names).flatMap((name) => {
    const paths = [`${one}/${name}`, `${other}/${name}`] as const;
    return [
      [paths[0], healthyPage(paths[0], { head })],
      [paths[1], healthyPage(paths[1], { html: code, head })],
    ] as const;
  });
  const list = pages.map(([path]) => `<a href="${path}">To ${path}</a>`).join(" ");
  return { "/": healthyPage("/", { body: list }), ...Object.fromEntries(pages) };
};

const named = (english: string) => `<link rel="alternate" hreflang="en" href="${english}">`;

const languages = (
  what: string,
  isFault: boolean,
  given: Readonly<Record<string, Answer>>,
): SiteWideCase => ({ issue: "hreflang-none", what, isFault, answers: given, extra: {} });

const cases = (
  issue: SiteWideCase["issue"],
  isFault: boolean,
  sites: Readonly<Record<string, Extra>>,
): readonly SiteWideCase[] =>
  Object.entries(sites).map(([what, extra]) => ({ issue, what, isFault, answers, extra }));

const signless = (path: string): Answer => {
  const page = healthyPage(path);
  return { ...page, html: page.html.replace('<link rel="icon" href="/icon.png">', "") };
};

/** Of "/favicon.ico". */
const usualIcon = (status: number): Extra => ({
  targets: [{ url: `${SITE}/favicon.ico`, status, state: status === 200 ? "alive" : "dead" }],
});

const icons = (
  what: string,
  isFault: boolean,
  given: Readonly<Record<string, Answer>>,
  extra: Extra = {},
): SiteWideCase => ({ issue: "favicon-missing", what, isFault, answers: given, extra });

export const siteWideCases: readonly SiteWideCase[] = [
  ...cases("robots-unreachable", true, {
    "robots.txt answers 503": robots(503, "unavailable"),
    "robots.txt answers 500": robots(500, "unavailable"),
    "robots.txt does not answer": robots(null, "unavailable"),
  }),
  ...cases("robots-unreachable", false, {
    "robots.txt answers 404": robots(404, "none"),
    "robots.txt answers 403": robots(403, "none"),
    "robots.txt is empty": robots(200, "file"),
  }),
  ...cases("host-variants", true, {
    "http answers itself": variant("http://shop.example/", 200, "http://shop.example/"),
    "www answers itself": variant("https://www.shop.example/", 200, "https://www.shop.example/"),
    "www leads to another site": variant(
      "http://www.shop.example/",
      302,
      "https://parked.example/",
    ),
  }),
  ...cases("host-variants", false, {
    "http leads to the site": variant("http://shop.example/", 301, `${SITE}/`),
    "www leads to a page of the site": variant("https://www.shop.example/", 301, `${SITE}/hub-a`),
    "www does not answer": variant("http://www.shop.example/", null, null),
  }),
  ...cases("sitemap-invalid", true, {
    "robots.txt names a file that is no sitemap": sitemap("invalid", "robots", 200),
    "robots.txt names a file that is gone": sitemap("missing", "robots", 404),
    "a file at the usual place is no sitemap": sitemap("invalid", "usual", 200),
  }),
  ...cases("sitemap-invalid", false, {
    "nothing stands at the usual place": sitemap("missing", "usual", 404),
    "a sitemap of pages without an entry": sitemap("pages", "robots", 200),
    "an index of sitemaps without an entry": sitemap("index", "robots", 200),
  }),
  ...cases("sitemap-invalid", true, {
    "addresses that are paths": listedAs("/cloth", "/wool"),
    "an address without its protocol": listedAs(`${SITE}/`, "shop.example/cloth"),
    "a file's name": listedAs(`${SITE}/`, "cloth.html"),
  }),
  ...cases("sitemap-invalid", false, {
    "whole addresses": listedAs(`${SITE}/`, `${SITE}/cloth`),
    "whole addresses with blanks around them": listedAs(` ${SITE}/\n`),
    "whole addresses of http": listedAs("http://shop.example/cloth"),
    "a usual place that answers 403": sitemap("unread", "usual", 403),
  }),
  ...cases("sitemap-none", true, {
    "nothing stands at the usual place": sitemap("missing", "usual", 404),
    "the usual place is gone": sitemap("missing", "usual", 410),
    "every address answers, the usual place too": {
      ...sitemap("invalid", "usual", 200),
      ...madeUp(200),
    },
  }),
  ...cases("sitemap-none", false, {
    "a sitemap is there": sitemap("pages", "usual", 200, [{ url: `${SITE}/` }]),
    "robots.txt names one that is gone, which is told as that": sitemap("missing", "robots", 404),
    "the usual place could not be read": sitemap("unread", "usual", null),
  }),
  ...cases("sitemap-empty", true, {
    "a sitemap of robots.txt has no entry": sitemap("pages", "robots", 200),
    "a sitemap at the usual place has no entry": sitemap("pages", "usual", 200),
    "a sitemap of an index has no entry": sitemap("pages", "index", 200),
  }),
  ...cases("sitemap-empty", false, {
    "one entry": sitemap("pages", "robots", 200, [{ url: `${SITE}/` }]),
    "an index, whose files have the entries": sitemap("index", "robots", 200),
    "no sitemap": sitemap("missing", "usual", 404),
  }),
  ...cases("sitemap-other-host", true, {
    "a developer's machine": listedAs("http://localhost:3000/", `${SITE}/cloth`),
    "the domain from before a move": listedAs(`${SITE}/`, "https://old-shop.example/cloth"),
    "an address in numbers": listedAs(`${SITE}/`, "http://192.0.2.7/cloth"),
  }),
  ...cases("sitemap-other-host", false, {
    "another host of the same owner": listedAs(`${SITE}/`, "https://blog.shop.example/a"),
    "the same host in http": listedAs(`${SITE}/`, "http://shop.example/cloth"),
    "a copied file, which cannot be used at all": listedAs("https://old-shop.example/cloth"),
  }),
  ...cases("sitemap-line-relative", true, {
    "a path": robotsLine("Sitemap: /sitemap.xml"),
    "a file's name": robotsLine("sitemap: sitemap.xml"),
    "a host without its protocol": robotsLine("Sitemap: shop.example/sitemap.xml"),
  }),
  ...cases("sitemap-line-relative", false, {
    "a full address": robotsLine(`Sitemap: ${SITE}/sitemap.xml`),
    "a line that is a comment": robotsLine("# Sitemap: /sitemap.xml"),
    "a line without a value": robotsLine("Sitemap:"),
  }),
  ...cases("any-address-answers", true, {
    "a made-up address answers 200": madeUp(200),
    "with the text of a page": {
      madeUp: { url: `${SITE}/made-up`, status: 200, textHash: "1234" },
    },
    "a made-up address redirects to the home page": {
      madeUp: { url: `${SITE}/made-up`, status: 302, textHash: null, end: `${SITE}/` },
    },
    "a made-up address in a folder answers 200": {
      madeUp: {
        url: `${SITE}/made-up`,
        status: 404,
        textHash: null,
        inFolder: { url: `${SITE}/shop/made-up`, status: 200, textHash: null },
      },
    },
    "and the usual sitemap is a page, too": { ...madeUp(200), ...sitemap("invalid", "usual", 200) },
  }),
  ...cases("any-address-answers", false, {
    "it answers 404": madeUp(404),
    "it answers 410": madeUp(410),
    "it was not asked": madeUp(null),
    "it redirects to a search": {
      madeUp: { url: `${SITE}/made-up`, status: 302, textHash: null, end: `${SITE}/search` },
    },
  }),
  languages("Urdu in a folder", true, versions(["", "/ur"])),
  languages("both in folders", true, versions(["/en", "/ur"])),
  languages(
    "folders of regions below another",
    true,
    versions(["/docs/en", "/docs/pt-BR"], { code: "pt-BR" }),
  ),
  languages("the pages name a version", false, versions(["", "/ur"], { head: named("/cloth") })),
  languages("one language in both", false, versions(["", "/in"], { code: "en-GB" })),
  languages("two pages alone have a version", false, versions(["", "/ur"], { names: 2 })),
  icons("the home page names none", true, { ...answers, "/": signless("/") }),
  icons("none at the usual place either", true, { "/": signless("/") }, usualIcon(404)),
  icons("other pages name one", true, { "/": signless("/"), "/hub-a": healthyPage("/hub-a") }),
  icons("the home page names one", false, answers),
  icons("one is at the usual place", false, { "/": signless("/") }, usualIcon(200)),
  icons("only other pages name none", false, { ...answers, "/hub-a": signless("/hub-a") }),
  ...hackedAnswers,
  ...hackedPages,
  ...hackedScripts,
];
