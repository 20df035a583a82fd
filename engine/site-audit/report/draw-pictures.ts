/** What the report draws, as rows; each picture is a table first. */
import { readablePath } from "#engine/address/path-of.ts";
import type { Pictures } from "#engine/site-audit/pictures.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";
import { listHreflangRows } from "#engine/site-audit/report/hreflang-rows.ts";
import { listRedirects } from "#engine/site-audit/report/redirect-rows.ts";
import { findOrphans } from "#engine/site-audit/rules/links/orphan.ts";
import { sitemapMissingPage } from "#engine/site-audit/rules/sitemap/sitemap-missing-page.ts";
import type { Site } from "#engine/site-audit/site.ts";

export function drawPictures(site: Site): Pictures {
  return {
    folders: drawFolders(site),
    depth: drawDepth(site),
    ...listRedirects(site),
    hreflang: listHreflangRows(site),
    sitemap: drawSitemap(site),
    clusters: site.clusters.map(({ urls, likeness }) => ({
      likeness,
      pages: urls
        .map((url) => ({
          url,
          title: site.find(url)?.facts?.titles[0]?.value ?? "",
          inlinks: site.countInlinks(url),
        }))
        .toSorted((a, b) => b.inlinks - a.inlinks),
      text: `${urls.length} pages, ${Math.floor(likeness * 100)}% alike or more. Keep the one with most links, or give each its own words.`,
    })),
  };
}

/** Squares drawn of one folder; the page table has all. */
const MAX_SQUARES = 400;

/** By first folder; one that has a single page is a page of the top, as /contact/ is. */
function drawFolders(site: Site): Pictures["folders"] {
  const pages = site.pages.filter(({ url }) => site.stateOf(url).isPage);
  const unlinked = new Set(findOrphans(site).map(({ url }) => url));
  const folders = Map.groupBy(pages, ({ url }) => firstFolder(url));
  const nameOf = ({ url }: { url: string }) => {
    const folder = firstFolder(url);
    return folders.get(folder)?.length === 1 ? "/" : folder;
  };
  return [...Map.groupBy(pages, nameOf)]
    .map(([name, inFolder]) => ({
      name,
      counts: {
        pages: inFolder.length,
        indexable: inFolder.filter(({ url }) => site.stateOf(url).group === "indexable").length,
        unlinked: inFolder.filter(({ url }) => unlinked.has(url)).length,
      },
      squares: inFolder.slice(0, MAX_SQUARES).map(({ url }) => ({
        url,
        group: site.stateOf(url).group,
        isLinked: !unlinked.has(url),
      })),
    }))
    .toSorted((a, b) => b.counts.pages - a.counts.pages);
}

function firstFolder(address: string): string {
  const [, first = "", ...rest] = new URL(address).pathname.split("/");
  return rest.length === 0 ? "/" : readablePath(`/${first}/`);
}

function drawDepth(site: Site): Pictures["depth"] {
  const counts = new Map<number | null, number>();
  for (const { url, depth } of site.pages) {
    if (!site.stateOf(url).isPage || (depth === null && site.isPartlyRead)) continue;
    counts.set(depth, (counts.get(depth) ?? 0) + 1);
  }
  return [...counts]
    .map(([clicks, pages]) => ({ clicks, pages }))
    .toSorted((a, b) => (a.clicks ?? Infinity) - (b.clicks ?? Infinity));
}

function drawSitemap(site: Site): Pictures["sitemap"] {
  if (!site.rows.sitemaps.some(({ kind }) => kind === "pages")) return null;
  const linked = new Set(
    site.pages
      .filter(({ url }) => site.stateOf(url).isPage)
      .filter(({ url }) => url === site.home || site.countInlinks(url) > 0)
      .map(({ url }) => url),
  );
  const both = [...site.listed.keys()].filter((url) => linked.has(url)).length;
  const sitemapOnly = [...site.listed.keys()].filter((url) => !linked.has(url));
  const linksOnly = [...linked].filter((url) => !site.listed.has(url));
  return {
    listed: site.listed.size,
    linked: linked.size,
    both,
    sitemapOnly: sitemapOnly.length,
    linksOnly: linksOnly.length,
    notes: writeNotes(site, { sitemapOnly, linksOnly }),
  };
}

type Apart = { sitemapOnly: readonly string[]; linksOnly: readonly string[] };

/** What to do about the pages that only one of the two names; each page that only links lead to is in one line. */
function writeNotes(site: Site, { sitemapOnly, linksOnly }: Apart) {
  const listed = countGroups(site, [...site.listed.keys()]);
  const apart = countGroups(site, linksOnly);
  const missing = new Set(sitemapMissingPage.find(site).map(({ url }) => url));
  const notNeeded = linksOnly.filter(
    (url) => site.stateOf(url).group === "indexable" && !missing.has(url),
  );
  const notes: readonly (readonly [pages: number, one: string, many: string])[] = [
    site.isPartlyRead
      ? [
          sitemapOnly.length,
          "page is in the sitemap, and no page that we read links to it",
          "pages are in the sitemap, and no page that we read links to them",
        ]
      : [
          findOrphans(site).length,
          "page is in the sitemap only: link to it",
          "pages are in the sitemap only: link to them",
        ],
    [
      listed("by-mistake") + listed("on-purpose"),
      "page in the sitemap cannot be indexed: take it out or open it",
      "pages in the sitemap cannot be indexed: take them out or open them",
    ],
    [
      missing.size,
      "page is missing from the sitemap: add it",
      "pages are missing from the sitemap: add them",
    ],
    [
      notNeeded.length,
      "page need not be in it: a copy, or a later page of a list",
      "pages need not be in it: copies, or later pages of a list",
    ],
    [
      apart("on-purpose"),
      "page that only links lead to is rightly left out",
      "pages that only links lead to are rightly left out",
    ],
    [
      apart("by-mistake"),
      "page that only links lead to is shut out by mistake",
      "pages that only links lead to are shut out by mistake",
    ],
    [
      apart("no-answer"),
      "page that only links lead to gave no answer",
      "pages that only links lead to gave no answer",
    ],
    [
      apart("not-read"),
      "page that only links lead to was not read",
      "pages that only links lead to were not read",
    ],
  ];
  return notes
    .filter(([pages]) => pages > 0)
    .map(([pages, one, many]) => ({ pages, text: pages === 1 ? one : many }));
}

function countGroups(site: Site, urls: readonly string[]) {
  const groups = urls
    .filter((url) => site.stateOf(url).isPage)
    .map((url) => site.stateOf(url).group);
  return (wanted: CoverageGroup) => groups.filter((group) => group === wanted).length;
}
