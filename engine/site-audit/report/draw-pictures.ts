/** What the report draws, as rows; each picture is a table first. */
import { readablePath } from "#engine/address/path-of.ts";
import type { Pictures } from "#engine/site-audit/contract.ts";
import { listHreflangRows } from "#engine/site-audit/report/hreflang-rows.ts";
import { listRedirects } from "#engine/site-audit/report/redirect-rows.ts";
import type { Site } from "#engine/site-audit/site.ts";

export function drawPictures(site: Site): Pictures {
  return {
    folders: drawFolders(site),
    depth: drawDepth(site),
    redirects: listRedirects(site),
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

function drawFolders(site: Site): Pictures["folders"] {
  const pages = site.pages.filter(({ url }) => site.stateOf(url).isPage);
  return [...Map.groupBy(pages, ({ url }) => firstFolder(url))]
    .map(([name, inFolder]) => ({
      name,
      squares: inFolder.slice(0, MAX_SQUARES).map(({ url }) => ({
        url,
        group: site.stateOf(url).group,
        // What was not read may link there.
        isLinked: site.isPartlyRead || url === site.home || site.countInlinks(url) > 0,
      })),
    }))
    .toSorted((a, b) => b.squares.length - a.squares.length);
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
  const shut = [...site.listed.keys()].filter((url) => {
    const { group } = site.stateOf(url);
    return group === "by-mistake" || group === "on-purpose";
  });
  const wanted = linksOnly.filter((url) => site.stateOf(url).group === "indexable");
  const unread = linksOnly.filter((url) => site.stateOf(url).group === "not-read");
  const notes = [
    {
      pages: sitemapOnly.length,
      text: site.isPartlyRead
        ? "stand in the sitemap, and no page that was read links to them"
        : "stand in the sitemap alone: give them a link",
    },
    { pages: shut.length, text: "in the sitemap cannot be indexed: take them out or open them" },
    { pages: wanted.length, text: "can be indexed and are missing from the sitemap: add them" },
    {
      pages: linksOnly.length - wanted.length - unread.length,
      text: "of those that links alone reach are rightly left out",
    },
  ];
  notes.push({ pages: unread.length, text: "that links alone reach were not read" });
  return {
    listed: site.listed.size,
    linked: linked.size,
    both,
    sitemapOnly: sitemapOnly.length,
    linksOnly: linksOnly.length,
    notes: notes.filter(({ pages }) => pages > 0),
  };
}
