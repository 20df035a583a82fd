import { countUnread } from "./count-unread.ts";
import type { Coverage } from "#engine/site-audit/site-report.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";
import type { Site } from "#engine/site-audit/site.ts";

/** How many pages Google can index, and why not the others, most first. */
export function describeCoverage(site: Site): Coverage {
  const pages = site.pages.filter(({ url }) => site.stateOf(url).isPage);
  const inGroup = (group: CoverageGroup) =>
    pages.filter(({ url }) => site.stateOf(url).group === group).length;
  const reasons = Map.groupBy(pages, ({ url }) => {
    const { group, reason } = site.stateOf(url);
    const text = group === "indexable" ? site.templateOf(url) : reason.replace(/, line \d+$/, "");
    return `${group}\n${text}`;
  });
  return {
    known: pages.length,
    indexable: inGroup("indexable"),
    byMistake: inGroup("by-mistake"),
    onPurpose: inGroup("on-purpose"),
    noAnswer: inGroup("no-answer"),
    notRead: inGroup("not-read"),
    reasons: [...reasons]
      .map(([key, { length }]) => {
        const [group = "", text = ""] = key.split("\n");
        return { group: group as CoverageGroup, text, pages: length };
      })
      .toSorted((a, b) => b.pages - a.pages),
    unread: countUnread(site.pages),
  };
}
