/** What the report draws, as rows; each picture is a table first. */
import type { Pictures } from "#engine/site-audit/pictures.ts";
import { listRedirects } from "./redirect-rows.ts";
import type { Site } from "#engine/site-audit/site.ts";

export function drawPictures(site: Site): Pictures {
  return { depth: drawDepth(site), ...listRedirects(site) };
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
