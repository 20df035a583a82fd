/** What the report draws, as rows; each picture is a table first. */
import { readablePath } from "#engine/address/path-of.ts";
import type { Pictures } from "#engine/site-audit/pictures.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";
import { listHreflangRows } from "#engine/site-audit/report/hreflang-rows.ts";
import { listRedirects } from "#engine/site-audit/report/redirect-rows.ts";
import { findOrphans } from "#engine/site-audit/rules/links/orphan.ts";
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
      text: `${urls.length} pages, ${Math.floor(likeness * 100)}% alike or more. Keep the one with most links, or give each words of its own.`,
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

/** What to do about the pages that only one of the two names; each page of links alone is in one line. */
function writeNotes(site: Site, { sitemapOnly, linksOnly }: Apart) {
  const listed = countGroups(site, [...site.listed.keys()]);
  const apart = countGroups(site, linksOnly);
  const notes = [
    site.isPartlyRead
      ? {
          pages: sitemapOnly.length,
          text: "stand in the sitemap, and no page that was read links to them",
        }
      : {
          pages: findOrphans(site).length,
          text: "can be indexed and stand in the sitemap alone: give them a link",
        },
    {
      pages: listed("by-mistake") + listed("on-purpose"),
      text: "in the sitemap cannot be indexed: take them out or open them",
    },
    {
      pages: apart("indexable"),
      text: "can be indexed and are missing from the sitemap: add them",
    },
    { pages: apart("on-purpose"), text: "of those that links alone reach are rightly left out" },
    { pages: apart("by-mistake"), text: "that links alone reach are shut out by mistake" },
    { pages: apart("no-answer"), text: "that links alone reach gave no answer" },
    { pages: apart("not-read"), text: "that links alone reach were not read" },
  ];
  return notes.filter(({ pages }) => pages > 0);
}

function countGroups(site: Site, urls: readonly string[]) {
  const groups = urls
    .filter((url) => site.stateOf(url).isPage)
    .map((url) => site.stateOf(url).group);
  return (wanted: CoverageGroup) => groups.filter((group) => group === wanted).length;
}
