/** Sites whose pages look hacked, and honest ones that look like them. The words are made up. */
import { makeWords } from "#tests/cases/site-audit/healthy-page.ts";
import { each, onBody, shop, site, three, type Pages } from "#tests/cases/site-audit/small-shop.ts";
import type { SiteWideCase } from "#tests/cases/site-audit/site-wide-case.ts";
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

const keywords: readonly SiteWideCase[] = [
  site("foreign-keywords", true, "medicines that nothing leads to", shop(pills)),
  site("foreign-keywords", true, "gambling in another language", shop(spins)),
  site("foreign-keywords", true, "a shop in Japanese on a site in English", shop(goods)),
  site(
    "foreign-keywords",
    false,
    "a pharmacy",
    shop({ ...pills, "/": { title: "Chinar Pharmacy in Lahore" } }),
  ),
  site("foreign-keywords", false, "pages that the site leads to", shop(pills, three("p9x"))),
  site(
    "foreign-keywords",
    false,
    "a shop with a version in Japanese",
    shop({ ...goods, "/": { h1: "布の店 へようこそ" } }),
  ),
  site(
    "foreign-keywords",
    false,
    "one article on spam about medicines",
    shop({ "/a": pills["/p9x-1"]! }),
  ),
];

const H = "hidden-foreign-links";

const links: readonly SiteWideCase[] = [
  site(H, true, "off the screen", inBlock('style="position:absolute; left:-9999px"')),
  site(
    H,
    true,
    "not displayed, on spam",
    inBlock('id="x" style="display:none"', ["cheap viagra", "online casino", "payday loans"]),
  ),
  site(
    H,
    true,
    "by a class of the page’s own",
    shop({
      "/wool": {
        head: "<style>.q7{position:absolute;top:-5000px}</style>",
        body: `<p class="q7">${anchors(strange)}</p>`,
      },
    }),
  ),
  site(
    H,
    true,
    "white on white",
    shop(onBody(`<div style="background:#fff">${anchors(strange, 'style="color:white"')}</div>`)),
  ),
  site(H, false, "a menu that opens", inBlock('class="menu" style="display:none"')),
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
  site(H, false, "in plain sight", inBlock("")),
  site(H, false, "one credit", inBlock('style="font-size:0"', ["roof tiles"])),
];

const homes: readonly SiteWideCase[] = [
  site(
    "defaced-home",
    true,
    "in title and heading",
    defaced("Hacked by NightCrew", "Hacked By NightCrew", "Your security is low."),
  ),
  site(
    "defaced-home",
    true,
    "in the text alone",
    defaced("Welcome", "0day", "This site has been hacked. Greetings to all our friends."),
  ),
  site("defaced-home", true, "in other letters", defaced("H4CK3D BY Crew", "::", "We are here.")),
  site("defaced-home", false, "news about it", {
    ...shop({ "/": { title: "Hacked by strangers: what a ministry learned" } }),
  }),
  site(
    "defaced-home",
    false,
    "a page on it",
    shop({ "/news": { title: "Hacked by NightCrew", words: "Hacked by NightCrew, say police." } }),
  ),
  site(
    "defaced-home",
    false,
    "a short home page",
    defaced("Hack day in Lahore", "Hack with us", "Come on Sunday."),
  ),
];

const originals: readonly SiteWideCase[] = [
  site(
    "foreign-canonical",
    true,
    "beside the own one",
    shop(canonicals("a", "https://odd-host.example/", true)),
  ),
  site(
    "foreign-canonical",
    true,
    "a site of gambling",
    shop(canonicals("b", "https://slot-gacor.example/daftar")),
  ),
  site(
    "foreign-canonical",
    true,
    "a page of medicines",
    shop(canonicals("c", "https://odd-host.example/buy-viagra-no-prescription")),
  ),
  site(
    "foreign-canonical",
    false,
    "the site’s own staging host",
    shop(canonicals("d", "https://shop-example.netlify.app/", true)),
  ),
  site(
    "foreign-canonical",
    false,
    "texts of another paper",
    shop(canonicals("e", "https://daily-weaver.example/story")),
  ),
  site(
    "foreign-canonical",
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
