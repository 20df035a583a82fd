import { attribute, elementsOf, type HtmlDocument } from "#engine/html/html-document.ts";
import type { Check } from "./built-site.ts";
import { DESK_PATH } from "#lib/desk/contract.ts";
import { weighPage } from "#scripts/page-weight.ts";

const MOST_SCRIPT_BYTES = 8_000;
/** Of a page with an island that wakes by itself: React is the greater part of it. */
const MOST_ISLAND_BYTES = 92_000;
const MOST_STYLE_BYTES = 12_000;
/** The desk is one page for five screens, and is opened all day by the same few. */
const MOST_DESK_STYLE_BYTES = 16_000;

export const pageWeight: Check = {
  name: "gzip: scripts at most 8 KB on a page, 92 KB where an island wakes by itself; inline styles at most 12 KB, the desk’s 16",
  find: async (site) => {
    const weights = await Promise.all(
      site.pages.map(async ({ path, html, document }) => {
        const islands = findWakingIslands(document);
        // The desk's island is in the script that its page names.
        const others = path === DESK_PATH ? [] : islands;
        const weight = await weighPage(site.clientDir, html, others);
        return { path, islands, ...weight };
      }),
    );
    const heaviest = (
      key: "scriptBytes" | "styleBytes",
      among: readonly (typeof weights)[number][],
    ) => among.reduce((most, weight) => (weight[key] > most[key] ? weight : most));
    const text = heaviest(
      "scriptBytes",
      weights.filter(({ islands }) => islands.length === 0),
    );
    const tool = heaviest("scriptBytes", weights);
    const style = heaviest("styleBytes", weights);
    console.log(
      `     heaviest: ${text.scriptBytes} bytes of script on ${text.path}, with an island ${tool.scriptBytes} on ${tool.path}, ${style.styleBytes} of style on ${style.path}`,
    );

    return weights.flatMap(({ path, islands, scriptBytes, styleBytes }) => [
      ...(scriptBytes > (islands.length > 0 ? MOST_ISLAND_BYTES : MOST_SCRIPT_BYTES)
        ? [{ path, message: `${scriptBytes} bytes of script` }]
        : []),
      ...(styleBytes > (path === DESK_PATH ? MOST_DESK_STYLE_BYTES : MOST_STYLE_BYTES)
        ? [{ path, message: `${styleBytes} bytes of style` }]
        : []),
    ]);
  },
};

/** The names of those that wake without a touch. */
function findWakingIslands(document: HtmlDocument): string[] {
  return elementsOf(document, "div").flatMap((place) => {
    const wake = attribute(place, "data-wake");
    const name = attribute(place, "data-island");
    return name && ["load", "idle", "visible"].includes(wake ?? "") ? [name] : [];
  });
}
