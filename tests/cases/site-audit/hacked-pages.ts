/** Sites whose pages look hacked, and honest ones that look like them. The words are made up. */
import { makeWords } from "./healthy-page.ts";
import { each, onBody, ordinary, shop, site, three, type Pages } from "./small-shop.ts";
import type { SiteWideCase } from "./site-wide-case.ts";
import { toUrl, type Answer } from "#tests/support/site-rows.ts";

/** Pages with these phrases in the title and in the words. */
const about = (folder: string, title: string, words: string): Pages =>
  each(three(folder), (path) => ({
    title: `${title} ${path.slice(-1)}`,
    words: `${words} ${makeWords(path, 60)} ${words}`,
  }));

const pills = about(
  "p9x",
  "Buy cheap Viagra",
  "Generic cialis with no prescription, order kamagra",
);

const spins = about(
  "g",
  "Situs slot gacor",
  "Daftar slot gacor maxwin, judi online dengan free spins",
);

export const goods = about("shopdetail", "財布 激安 通販", "送料無料 新品 最安値 楽天 の 財布");

const ARTICLE =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"On cloth"}</script>';

const anchors = (names: readonly string[], more = "") =>
  names
    .map((name) => `<a ${more} href="https://${name.replaceAll(" ", "-")}.example/">${name}</a>`)
    .join(" ");

const strange = ["roof tiles", "pet food", "loud horns", "old coins", "tall ships"];

const inBlock = (attributes: string, names = strange) =>
  shop(onBody(`<div ${attributes}>${anchors(names)}</div>`));

const defaced = (title: string, h1: string, words: string): Readonly<Record<string, Answer>> => ({
  "/": `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${h1}</h1><p>${words}</p></body></html>`,
});

const canonical = (href: string) => `<link rel="canonical" href="${href}">`;

const canonicals = (folder: string, foreign: string, own = false): Pages =>
  each(three(folder), (path) => ({
    head: `${own ? canonical(toUrl(path)) : ""}${canonical(foreign)}`,
  }));

/** The same pages in another language, or without the menu and layout of the shop. */
const withParts = (pages: Pages, parts: Pages[string]): Pages =>
  Object.fromEntries(Object.entries(pages).map(([path, own]) => [path, { ...own, ...parts }]));

const H = "hacked-page";
const LOOK = "page-to-look-at";

const keywords: readonly SiteWideCase[] = [
  site(H, true, "gambling in another language", shop(withParts(spins, { html: "id" }))),
  site(H, true, "it is linked, too", shop(withParts(spins, { html: "id" }), three("g"))),
  site(H, true, "medicines without the site’s menu", shop(withParts(pills, { nav: "" }))),
  site(H, true, "a shop in Japanese on a site in English", shop(goods)),
  site(
    H,
    true,
    "a language that the page does not say",
    shop({ "/x": { ...spins["/g-1"]!, words: `${"สล็อต คาสิโน ".repeat(20)} slot gacor maxwin` } }),
  ),
  site(
    H,
    true,
    "no author, on a site of articles",
    shop({
      ...each([...ordinary, "/hub-a", "/hub-b"], () => ({ head: ARTICLE })),
      "/pills": pills["/p9x-1"]!,
    }),
  ),
  site(H, false, "medicines in the site’s own layout", shop(pills)),
  site(LOOK, true, "medicines in the site’s own layout", shop(pills)),
  site(LOOK, true, "one article on spam", shop({ "/a": pills["/p9x-1"]! })),
  site(LOOK, false, "pages that the site leads to", shop(pills, three("p9x"))),
  site(LOOK, false, "a pharmacy", shop({ ...pills, "/": { title: "Chinar Pharmacy in Lahore" } })),
  site(
    LOOK,
    false,
    "a poster in German",
    shop({ "/de": { html: "de", nav: "", words: "der Stoff und die Wolle ".repeat(40) } }),
  ),
  site(
    H,
    false,
    "a shop with a version in Japanese",
    shop({ ...goods, "/": { h1: "布の店 へようこそ" } }),
  ),
];

const gamble = ["slot gacor", "judi online", "online casino"];

const links: readonly SiteWideCase[] = [
  site(H, true, "off the screen", inBlock('style="position:absolute; left:-9999px"')),
  site(H, true, "not displayed, on spam", inBlock('id="x" style="display:none"', gamble)),
  site(H, true, "one pixel high", inBlock('style="overflow:hidden;height:1px"', gamble)),
  site(H, true, "clipped away", inBlock('style="position:absolute;clip:rect(0,0,0,0)"', gamble)),
  site(H, true, "see-through", inBlock('style="opacity: 0"', gamble)),
  site(H, true, "see-through-by-filter", inBlock('style="filter: opacity(0%)"', gamble)),
  site(H, true, "moved away", inBlock('style="transform:translateX(-9999px)"')),
  site(
    H,
    true,
    "by a class of the page’s own",
    shop({
      "/wool": {
        head: "<style>p, div.q7{position:absolute;top:-5000px}</style>",
        body: `<div class="q7">${anchors(strange)}</div>`,
      },
    }),
  ),
  site(
    H,
    true,
    "white on white",
    shop(onBody(`<div style="background:#fff">${anchors(strange, 'style="color:white"')}</div>`)),
  ),
  site(
    H,
    true,
    "one link to a page of the site’s own host",
    shop({
      "/": { body: '<p style="text-indent:-9999px"><a href="/slot-gacor/">slot gacor</a></p>' },
    }),
  ),
  site(H, false, "a menu that opens", inBlock('class="menu" style="display:none"')),
  site(
    H,
    false,
    "a menu beside the screen, with one such word in it",
    shop(
      onBody(
        `<ul style="left:-999px">${three("tea")
          .map((path) => `<a href="${path}">Tea ${path}</a>`)
          .join(" ")}<a href="/casino">The online casino of 1920</a></ul>`,
      ),
    ),
  ),
  site(H, false, "prose", inBlock("", strange)),
  site(
    H,
    false,
    "hidden prose with its sources",
    shop(
      onBody(
        `<div style="display:none">${strange.map((name) => `${makeWords(name, 60)} ${anchors([name])}`).join(" ")}</div>`,
      ),
    ),
  ),
  site(
    H,
    false,
    "buttons for sharing",
    shop(
      onBody(
        '<p style="left:-9999px"><a href="https://www.facebook.com/a">Facebook</a> <a href="https://x.com/a">X</a> <a href="https://youtu.be/a">YouTube</a></p>',
      ),
    ),
  ),
  site(H, false, "one credit", inBlock('style="font-size:0"', ["roof tiles"])),
  site(
    H,
    false,
    "a casino’s own links",
    shop({
      "/": { title: "Lahore Casino and Poker" },
      "/wool": { body: `<div style="left:-9999px">${anchors(gamble.slice(0, 2))}</div>` },
    }),
  ),
];

const homes: readonly SiteWideCase[] = [
  site(
    H,
    true,
    "in title and heading",
    defaced("Hacked by NightCrew", "Hacked By NightCrew", "Your security is low."),
  ),
  site(
    H,
    true,
    "in the text alone",
    defaced("Welcome", "0day", "This site has been hacked. Greetings to all our friends."),
  ),
  site(H, true, "in other letters", defaced("H4CK3D BY Crew", "::", "We are here.")),
  site(
    H,
    true,
    "owned and greeted",
    defaced("./Fox was here", "Owned by ./Fox", "Patch your site, admin. Greetz: blue"),
  ),
  site(H, false, "news about it", {
    ...shop({ "/": { title: "Hacked by strangers: what a ministry learned" } }),
  }),
  site(
    H,
    false,
    "a page on it",
    shop({ "/news": { title: "Hacked by NightCrew", words: "Hacked by NightCrew, say police." } }),
  ),
  site(
    H,
    false,
    "a short home page",
    defaced("Hack day in Lahore", "Hack with us", "Come on Sunday."),
  ),
  site(
    H,
    false,
    "a shop that a family owns",
    defaced(
      "Khan & Sons",
      "Family owned by the Khans",
      "The poet was here. Greetings from Murree.",
    ),
  ),
];

const originals: readonly SiteWideCase[] = [
  site(
    "hacked-page",
    true,
    "beside the own one",
    shop(canonicals("a", "https://odd-host.example/", true)),
  ),
  site(
    "hacked-page",
    true,
    "a site of gambling",
    shop(canonicals("b", "https://slot-gacor.example/daftar")),
  ),
  site(
    "hacked-page",
    true,
    "a page of medicines",
    shop(canonicals("c", "https://odd-host.example/buy-viagra-no-prescription")),
  ),
  site(
    "hacked-page",
    false,
    "the site’s own staging host",
    shop(canonicals("d", "https://shop-example.netlify.app/", true)),
  ),
  site(
    "hacked-page",
    false,
    "texts of another paper",
    shop(canonicals("e", "https://daily-weaver.example/story")),
  ),
  site(
    "hacked-page",
    false,
    "two of them alone",
    shop(
      Object.fromEntries(
        Object.entries(canonicals("f", "https://slot-gacor.example/", true)).slice(0, 2),
      ),
    ),
  ),
];

export const hackedPages: readonly SiteWideCase[] = [...keywords, ...links, ...homes, ...originals];
