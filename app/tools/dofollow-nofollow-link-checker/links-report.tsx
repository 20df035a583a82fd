import { useState, type ReactNode } from "react";

import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { describeTotals } from "./describe-totals.ts";
import { LinksFilter } from "./links-filter.tsx";
import { LinksTable } from "./links-table.tsx";
import { LinkTiles } from "./link-tiles.tsx";
import type { LinkReport } from "#engine/links/check-links.ts";
import { LINK_RULES_CHECKED_ON, LINK_RULES_VERSION } from "#engine/links/rules.ts";
import { selectLinks, type LinkFilter, type LinkOrder } from "./select-links.ts";
import { ReadBadge } from "#app/tools/kit/reading/read-badge.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";

const DOMAINS_SHOWN = 12;

type LinksReportProps = {
  report: LinkReport;
  run: number;
  /** When the page was read, and what its server answered, unless it was pasted. */
  readAt?: { readAt: string; status: number };
  /** Between the sums and the list. */
  children?: ReactNode;
};

/** Every link of the page, with the reason for its status; filtered, sorted, exported. */
export function LinksReport({ report, run, readAt, children }: LinksReportProps) {
  const [filter, setFilter] = useState<LinkFilter>("all");
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<LinkOrder>({ key: "line", isDescending: false });
  const { totals, domains, deadAnchors } = report;
  const links = selectLinks(report.links, { filter, search, order });
  const rules = `Rules ${LINK_RULES_VERSION}, checked ${LINK_RULES_CHECKED_ON}. A mark is a hint to search engines, not a ban. Internal means the same registrable domain.`;

  return (
    <ResultFrame
      label={`${count(totals.total, "link")}: ${totals.dofollow} followed, ${totals.nofollow} not`}
      run={run}
      badge={
        readAt === undefined ? (
          <MeasuredBadge on="page">{rules}</MeasuredBadge>
        ) : (
          <ReadBadge {...readAt}>{rules}</ReadBadge>
        )
      }
      headline={`${count(totals.total, "link")}: ${groupThousands(totals.dofollow)} followed, ${groupThousands(totals.nofollow)} not`}
      more={
        <>
          {children}
          <LinksFilter
            links={links}
            filter={filter}
            onFilterChange={setFilter}
            search={search}
            onSearchChange={setSearch}
          />
          <p className="tool-help" role="status">
            {groupThousands(links.length)} {links.length === 1 ? "link" : "links"} shown
          </p>
          {report.unlisted === undefined ? null : (
            <p className="tool-help">
              {count(report.unlisted, "more link")} of this page{" "}
              {report.unlisted === 1 ? "is" : "are"} counted above and not listed.
            </p>
          )}
          <LinksTable links={links} order={order} onOrderChange={setOrder} />
          <div className="grid after">
            <Domains domains={domains} />
            {deadAnchors.length > 0 ? <DeadAnchors anchors={deadAnchors} /> : null}
          </div>
        </>
      }
    >
      <LinkTiles counts={totals} />
      <p className="tool-help number">{describeTotals(report)}</p>
    </ResultFrame>
  );
}

function Domains({ domains }: Pick<LinkReport, "domains">) {
  return (
    <section>
      <h2>By domain</h2>
      <dl className="facts">
        {domains.slice(0, DOMAINS_SHOWN).map(({ domain, isOwn, total, followed }) => (
          <div key={domain}>
            <dt>
              {domain}
              {isOwn ? " (this site)" : ""}
            </dt>
            <dd>
              {count(total, "link")}, {followed} followed
            </dd>
          </div>
        ))}
      </dl>
      {domains.length > DOMAINS_SHOWN ? (
        <p className="tool-help">and {domains.length - DOMAINS_SHOWN} more domains</p>
      ) : null}
    </section>
  );
}

function DeadAnchors({ anchors }: { anchors: LinkReport["deadAnchors"] }) {
  return (
    <section>
      <h2>No address</h2>
      <ul className="rows">
        {anchors.slice(0, DOMAINS_SHOWN).map(({ line, excerpt, reason }) => (
          <li key={`${line}${excerpt}`}>
            <code>{excerpt}</code>
            <small>
              Line {line}: {reason}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
