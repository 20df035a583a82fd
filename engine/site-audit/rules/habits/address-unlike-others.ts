import { readablePath } from "#engine/address/path-of.ts";
import {
  findExceptions,
  ordinaryPages,
  type Exception,
} from "#engine/site-audit/rule-helpers/habits.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import type { AuditedPage, Site } from "#engine/site-audit/site.ts";

export const addressUnlikeOthers: SiteRule = {
  id: "address-unlike-others",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/url-structure",
  weight: 1,
  fixedIn: "server",
  coveredBy: [
    "url-uppercase",
    "url-underscore",
    "trailing-slash-differs",
    "address-copies",
    "canonical-missing",
    "soft-404",
  ],
  title: (pages) =>
    `${howMany(pages, "address has", "addresses have")} a form that is unlike the site’s others`,
  why: "An address of another form is easily linked wrongly, and is often a leftover of an older site or a slip in an editor.",
  rule: "Addresses of one folder are written in one way.",
  fix: "Give the page an address of the usual form and redirect the old one with 301. If it has many links from elsewhere, it may stay.",
  doneWhen: "The address is written like the others, and the old one redirects.",
  guide: {
    topic: "habits",
    name: "Address unlike the site’s others",
    finds:
      "Finds single addresses that differ in form from nearly all others of the site or folder: another ending, no slash at the end, a blank, no year where all have one.",
    matters: "Sites that moved from one system to another, and sites where people type addresses.",
    example: {
      kind: "addresses",
      wrong: `
        /desks/oak/
        /desks/walnut/
        /desks/sheesham.php
      `,
      right: `
        /desks/oak/
        /desks/walnut/
        /desks/sheesham/
      `,
    },
  },
  find(site) {
    const pages = ordinaryPages(site).filter(({ url }) => new URL(url).search === "");
    const ofSite = Map.groupBy(pages, ({ url }) => new URL(url).origin);
    const ofFolders = Map.groupBy(pages, firstFolderOf);
    const ofKinds = Map.groupBy(pages, (page) => `${firstFolderOf(page)} ${page.facts.shape}`);
    const found = [
      ...findIn(site, ofSite, endingOf),
      ...findIn(site, ofFolders, endingOf),
      ...findIn(site, ofSite, blanksOf),
      ...findIn(site, ofKinds, dateOf),
    ];
    return [...new Map(found.map((each) => [each.page.url, each])).values()].map(
      ({ page, own, usual, others, of }) => ({
        url: page.url,
        evidence: `${readablePath(new URL(page.url).pathname)} has ${own}; ${others.length} of ${of} have ${usual}`,
        cause: usual,
      }),
    );
  },
};

const SLASH = "a slash at the end";
/** The page of a folder: where pages are files, it alone has none or is called index. */
const INDEX = /^(?:a slash|\/)/;

function findIn(
  site: Site,
  groups: ReadonlyMap<string, readonly AuditedPage[]>,
  read: (page: AuditedPage) => string | undefined,
): readonly Exception[] {
  return [...groups.values()]
    .flatMap((group) => findExceptions(site, group, read))
    .filter(({ own, usual }) => own !== DATED && (usual === SLASH || !INDEX.test(own)));
}

function firstFolderOf({ url }: AuditedPage): string {
  const { origin, pathname } = new URL(url);
  return origin + (/^\/[^/]+\/(?=[^/])/.exec(pathname)?.[0] ?? "/");
}

/** A slash, a file's ending, or neither. */
function endingOf({ url }: AuditedPage): string {
  const { pathname } = new URL(url);
  if (pathname.endsWith("/")) return SLASH;
  const ending =
    /\/(?:index|default)\.\w{2,5}$|\.(?:html?|php\d?|aspx?|jsp|cfm|shtml|xhtml)$/i.exec(pathname);
  return ending === null ? "no slash at the end" : `${ending[0].toLowerCase()} at the end`;
}

function blanksOf({ url }: AuditedPage): string {
  return /%20|\+/.test(new URL(url).pathname) ? "blanks" : "no blanks";
}

const DATED = "a date or number as a folder";

/** "/news/2026/11/name/". */
function dateOf({ url }: AuditedPage): string {
  return /\/\d+\/(?=[^/])/.test(new URL(url).pathname) ? DATED : "none";
}
