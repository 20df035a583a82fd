/** What Search Console adds to a report, in words: the same on the screen, in the terminal and in a file. */
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import type { ConsoleJoin, Stake } from "./join-console.ts";
import type { PageFigures } from "./read-console-export.ts";

export type ConsolePart = {
  id: "unreached" | "unfound" | "refused" | "silent";
  title: string;
  /** What to make of it, as a sentence. */
  meaning: string;
  rows: readonly ConsoleRow[];
};

type ConsoleRow = { url: string; reason?: string } & Partial<PageFigures>;

/** "340 clicks, 5,200 impressions; answers 404"; "" where an address says it all. */
export function tellRow({ clicks, impressions, reason = "" }: ConsoleRow): string {
  const isShown = clicks !== undefined && impressions !== undefined;
  const figures = isShown ? tellFigures({ clicks, impressions }) : "";
  return [figures, reason].filter((part) => part !== "").join("; ");
}

/** "340 clicks, 5,200 impressions" */
export function tellFigures({ clicks, impressions }: PageFigures): string {
  return `${count(clicks, "click")}, ${count(impressions, "impression")}`;
}

/** "These 12 pages had 340 clicks, 5,200 impressions", or "9 of these 12 pages". */
export function tellStake(stake: Pick<Stake, "pages" | "of"> & PageFigures): string {
  const { pages, of } = stake;
  const whole = of === 1 ? "This page" : `These ${groupThousands(of)} pages`;
  const which =
    pages === of ? whole : `${groupThousands(pages)} of these ${groupThousands(of)} pages`;
  return `${which} had ${tellFigures(stake)}`;
}

/** "Search Console shows 61 pages with 812 clicks, 20,431 impressions." */
export function tellTotals({ totals: { pages, ...figures } }: ConsoleJoin): string {
  return `The export has ${count(pages, "page")} with ${tellFigures(figures)}.`;
}

/** The lists that have something in them. */
export function listConsoleParts(join: ConsoleJoin): readonly ConsolePart[] {
  const { unreached, unfound, refused, silent, notRead, isCut } = join;
  const unread =
    notRead === 0 ? "" : ` The reading left out ${count(notRead, "page")}, so some may be there.`;
  const parts: readonly ConsolePart[] = [
    {
      id: "unreached",
      title: "Shown in results, and out of the audit’s reach",
      meaning: `Link the pages that you want found, and redirect those that are gone.${unread}`,
      rows: unreached,
    },
    {
      id: "unfound",
      title: "Indexed by Google, and not found by the crawl",
      meaning: `No link and no sitemap leads there: link them, or take them out of the index.${unread}`,
      rows: unfound.map((url) => ({ url })),
    },
    {
      id: "refused",
      title: "Open to Google, and not indexed by it",
      meaning:
        "Nothing on them keeps it out, so it is its choice, or it has not read them since they changed: give them words of their own, link them, or merge them with a page that it has.",
      rows: refused,
    },
    {
      id: "silent",
      title: "Open to Google, and shown to nobody",
      meaning: `They may be new, unlinked, or about what nobody asks.${isCut ? " An export ends at 1,000 rows, so some may have been shown." : ""}`,
      rows: silent.map((url) => ({ url })),
    },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}
