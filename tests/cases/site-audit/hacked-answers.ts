/** Sites with sitemaps and answers to crawlers that look hacked, and honest ones that look like them. */
import { makeWords } from "./healthy-page.ts";
import { goods } from "./hacked-pages.ts";
import { ordinary, shop, site } from "./small-shop.ts";
import type { SiteWideCase } from "./site-wide-case.ts";
import { SITE, toUrl, type Extra } from "#tests/support/site-rows.ts";

const listing = (file: string, paths: readonly string[]): Extra => ({
  sitemaps: [
    {
      url: URL.parse(file, SITE)?.href ?? "",
      foundIn: "robots",
      status: 200,
      kind: "pages",
      entries: paths.map((path) => ({ url: toUrl(path) })),
    },
  ],
});

const numbered = (form: (n: number) => string) =>
  Array.from({ length: 60 }, (_, n) => form(n + 81_000));

const saw = (
  seen: Partial<NonNullable<NonNullable<Extra["askedAs"]>["saw"]>[number]>,
  location?: string,
): Extra => ({
  askedAs: {
    url: toUrl("/"),
    asked: [
      {
        name: "Googlebot",
        state: "answered",
        status: location === undefined ? 200 : 302,
        ...(location !== undefined && { location }),
        canonical: null,
        isNoindex: false,
        words: 130,
      },
    ],
    saw:
      location === undefined
        ? [
            {
              name: "Googlebot",
              title: "About Home, woven in Lahore",
              h1: "The Home",
              opening: makeWords("/", 40),
              words: 130,
              likeness: 1,
              sites: [],
              ...seen,
            },
          ]
        : [],
  },
});

const spam = {
  title: "Situs slot gacor",
  h1: "Judi online",
  opening: "slot gacor maxwin judi online",
};

const gate = {
  title: "Just a moment...",
  h1: "",
  opening: "checking your browser",
  words: 90,
  likeness: 0,
};

const sitemaps: readonly SiteWideCase[] = [
  site(
    "injected-sitemap",
    true,
    "a random name",
    shop({}),
    listing(
      "/sitemap-x7k2q9.xml",
      numbered((n) => `/shopdetail/${n}`),
    ),
  ),
  site(
    "injected-sitemap",
    true,
    "another host",
    shop({}),
    listing(
      "https://maps-for-all.example/s.xml",
      numbered((n) => `/?go=${n}`),
    ),
  ),
  site(
    "injected-sitemap",
    true,
    "pages of spam",
    shop(goods),
    listing(
      "/sitemap2.xml",
      numbered((n) => `/shopdetail-${n - 80_999}`),
    ),
  ),
  site(
    "injected-sitemap",
    false,
    "products of a folder that is linked",
    shop({ "/item/1": {} }, ["/item/1"]),
    listing(
      "/sitemap-x7k2q9.xml",
      numbered((n) => `/item/${n}`),
    ),
  ),
  site(
    "injected-sitemap",
    false,
    "an archive that is listed alone",
    shop({}),
    listing(
      "/sitemap-archive.xml",
      numbered((n) => `/archive/${n}`),
    ),
  ),
  site(
    "injected-sitemap",
    false,
    "the site’s pages on another host",
    shop({}),
    listing("https://cdn-files.example/sitemap.xml", [
      ...ordinary,
      ...numbered((n) => `/cloth-of-${String.fromCharCode(97 + (n % 26))}`),
    ]),
  ),
];

const crawlers: readonly SiteWideCase[] = [
  site("hacked-page", true, "spam", shop({}), saw({ ...spam, likeness: 0.4 })),
  site(
    "page-to-look-at",
    true,
    "another page",
    shop({}),
    saw({ title: "Winter coats for dogs", opening: makeWords("dogs", 40), likeness: 0 }),
  ),
  site(
    "hacked-page",
    true,
    "links to many sites",
    shop({}),
    saw({ sites: Array.from({ length: 12 }, (_, n) => `odd-${n}.example`) }),
  ),
  site("hacked-page", true, "a redirect", shop({}), saw({}, "https://prizes.example/")),
  site("hacked-page", false, "the same page", shop({}), saw({})),
  site("page-to-look-at", false, "a firewall’s question", shop({}), saw(gate)),
  site("hacked-page", false, "other goods under the same title", shop({}), saw({ likeness: 0.02 })),
  site(
    "hacked-page",
    false,
    "a redirect to the www of the site",
    shop({}),
    saw({}, "https://www.shop.example/"),
  ),
];

export const hackedAnswers: readonly SiteWideCase[] = [...sitemaps, ...crawlers];
