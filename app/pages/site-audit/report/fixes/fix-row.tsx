import { ChevronDown } from "lucide-react";

import { FixDetails } from "./fix-details.tsx";
import { MarkLabel } from "./mark-label.tsx";
import type { ManageFindings } from "./use-finding-notes.ts";
import { SeverityWord } from "#app/tools/kit/result/severity-word.tsx";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import type { Stake } from "#engine/search-console/join-console.ts";
import { tellStake } from "#engine/search-console/tell-console.ts";
import type { IssuePage, SiteFix, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

type Props = {
  fix: SiteFix;
  /** In the order of points, whatever the list is ordered by; a root shows it for its fixes. */
  number: number | undefined;
  isFirst: boolean;
  /** Of the points of the heaviest, 0 to 1. */
  share: number;
  pages: readonly IssuePage[] | undefined;
  /** Of the whole site. */
  pagesRead: number;
  home: string;
  bounds: SiteReportHead["bounds"];
  manage: ManageFindings | undefined;
  /** What Search Console says of its pages. */
  stake: Stake | undefined;
};

/** One fix; the first is open, as it is what to begin with. */
export function FixRow({ fix, number, isFirst, share, pages: addresses, stake, ...rest }: Props) {
  const pages = count(fix.pages, "page");
  return (
    <li className="site-fix" data-severity={fix.severity} data-first={isFirst}>
      <details open={isFirst}>
        <summary>
          <span className="site-rank">{number}</span>
          <span>
            <span className="cluster" data-gap="small">
              <SeverityWord severity={fix.severity} />
              <MarkLabel mark={fix.mark} />
            </span>
            <b className="title">{fix.title}</b>
            <span className="small soft">
              <IsolatedQuotes words={fix.detail} />
            </span>
          </span>
          <span className="small soft">
            <b>
              <bdi>{fix.where}</bdi>
            </b>
            <br />
            {stake === undefined ? null : (
              <>
                {tellStake(stake)}
                <br />
              </>
            )}
            {pages === fix.effort ? pages : `${pages}: ${fix.effort.toLowerCase()}`}
          </span>
          <span className="cluster small" data-gap="small">
            {fix.points === 0 ? null : (
              <>
                <i style={{ inlineSize: `${Math.max(0.2, share * 7)}rem` }} />
                <b>{groupThousands(fix.points)}</b>
                <span className="soft">{fix.points === 1 ? "point" : "points"}</span>
              </>
            )}
          </span>
          <ChevronDown className="icon no-print" aria-hidden />
        </summary>
        <FixDetails fix={fix} pages={addresses} {...rest} />
      </details>
    </li>
  );
}
