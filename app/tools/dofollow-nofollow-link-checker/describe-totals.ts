import type { LinkReport } from "#engine/links/check-links.ts";
import type { LinkTotals } from "#engine/links/count-links.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** What the four tiles leave out, in sentences: of what a page has none, nothing is said. */
export function describeTotals({
  totals,
  pageRule,
  base,
}: Pick<LinkReport, "totals" | "pageRule" | "base">): string {
  const { total, notWeb, notCrawlable } = totals;
  return [
    `${count(total, "link")} in all${tellLabels(totals)}.`,
    ...(notWeb === 0
      ? []
      : [
          `${groupThousands(notWeb)} ${notWeb === 1 ? "leads" : "lead"} to mail, a phone, a script or a place on this page: neither followed nor not.`,
        ]),
    ...(notCrawlable === 0
      ? []
      : [`${groupThousands(notCrawlable)} cannot be followed by any crawler.`]),
    ...(pageRule === null ? [] : [`${pageRule}: that marks every link.`]),
    ...(base === null ? [] : [`Links resolve against base href ${base}.`]),
  ].join(" ");
}

function tellLabels({ sponsored, ugc }: LinkTotals): string {
  const labels = [
    ...(sponsored === 0 ? [] : [`${groupThousands(sponsored)} sponsored`]),
    ...(ugc === 0 ? [] : [`${groupThousands(ugc)} ugc`]),
  ];
  return labels.length === 0 ? "" : `; of them ${labels.join(", ")}`;
}
