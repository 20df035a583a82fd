import { ArrowDown, ArrowUp, Download } from "lucide-react";
import { useState } from "react";

import { count } from "#lib/count.ts";
import { LinkStatus } from "#app/tools/dofollow-nofollow-link-checker/link-status.tsx";
import { LinkTiles } from "#app/tools/dofollow-nofollow-link-checker/link-tiles.tsx";
import type { LinkReport } from "#engine/links/check-links.ts";
import { toLinksCsv } from "#app/tools/dofollow-nofollow-link-checker/links-csv.ts";
import { RULES_CHECKED_ON, RULES_VERSION } from "#engine/links/rules.ts";
import {
  selectLinks,
  type LinkFilter,
  type SortKey,
} from "#app/tools/dofollow-nofollow-link-checker/select-links.ts";
import { downloadWithToast } from "#app/tools/kit/hand-over.ts";
import { MeasuredBadge } from "#app/tools/kit/result-badge.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const ROWS_AT_ONCE = 100;
const DOMAINS_SHOWN = 12;

const filters: ReadonlyArray<[LinkFilter, string]> = [
  ["all", "All"],
  ["followed", "DoFollow"],
  ["not followed", "NoFollow"],
  ["internal", "Internal"],
  ["external", "External"],
  ["noted", "With a note"],
];
const columns: ReadonlyArray<[SortKey, string]> = [
  ["line", "Line"],
  ["url", "Link URL"],
  ["text", "Anchor Text"],
  ["status", "Status"],
];

/** Every link of the page, with the reason for its status; filtered, sorted, exported. */
export function LinksReport({ report, run }: { report: LinkReport; run: number }) {
  const [filter, setFilter] = useState<LinkFilter>("all");
  const [search, setSearch] = useState("");
  const [order, setOrder] = useState<{ key: SortKey; isDescending: boolean }>({
    key: "line",
    isDescending: false,
  });
  const [rows, setRows] = useState(ROWS_AT_ONCE);
  const { totals, domains, deadAnchors, pageRule, base } = report;
  const links = selectLinks(report.links, { filter, search, order });

  return (
    <ToolResult
      label={`${totals.total} links: ${totals.dofollow} followed, ${totals.nofollow} not`}
      run={run}
    >
      <MeasuredBadge on="page">
        Rules {RULES_VERSION}, checked {RULES_CHECKED_ON}. A mark is a hint to search engines, not a
        ban. Internal means the same registrable domain.
      </MeasuredBadge>
      <LinkTiles counts={totals} />
      <p className="tool-help number">
        {totals.total.toLocaleString("en")} links in all; of them {totals.sponsored} sponsored,{" "}
        {totals.ugc} ugc. To mail, a phone, a script or a place on this page, and so neither:{" "}
        {totals.notWeb}. {totals.notCrawlable} cannot be followed by any crawler.
        {pageRule === null ? "" : ` ${pageRule}: that marks every link.`}
        {base === null ? "" : ` Links resolve against base href ${base}.`}
      </p>

      <div className="links-filter">
        <Field label="Search in address and words">
          {(control) => (
            <input
              {...control}
              className="input"
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
        <div className="links-filter-choices" role="group" aria-label="Show">
          {filters.map(([value, label]) => (
            <button
              key={value}
              type="button"
              aria-pressed={filter === value}
              onClick={() => setFilter(value)}
            >
              {label}
            </button>
          ))}
        </div>
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            downloadWithToast(
              { name: "links.csv", text: toLinksCsv(links), type: "text/csv" },
              "Links exported as CSV!",
            )
          }
        >
          <Download className="icon" aria-hidden />
          Export CSV
        </Button>
      </div>
      <p className="tool-help" role="status">
        {links.length.toLocaleString("en")} {links.length === 1 ? "link" : "links"} shown
      </p>

      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <div className="links-table" role="group" aria-label="Links of the page" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(([key, label]) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={
                    order.key === key ? (order.isDescending ? "descending" : "ascending") : "none"
                  }
                >
                  <button
                    type="button"
                    onClick={() =>
                      setOrder((last) => ({
                        key,
                        isDescending: last.key === key && !last.isDescending,
                      }))
                    }
                  >
                    {label}
                    {order.key === key ? (
                      order.isDescending ? (
                        <ArrowDown className="icon" aria-hidden />
                      ) : (
                        <ArrowUp className="icon" aria-hidden />
                      )
                    ) : null}
                  </button>
                </th>
              ))}
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {links.slice(0, rows).map((link, at) => (
              <tr key={`${link.line}-${at}`}>
                <td className="number">{link.line}</td>
                <td>
                  {link.url}
                  {link.isWeb ? (
                    <small>
                      {link.external ? "External" : "Internal"}, in {link.region}
                    </small>
                  ) : null}
                </td>
                <td dir="auto">
                  {link.text === "" ? <i>empty</i> : link.text}
                  {link.isTextFromImage ? <small>from the picture</small> : null}
                </td>
                <td>
                  <LinkStatus status={link.status} />
                </td>
                <td>
                  {link.reason}
                  {link.notes.map((note) => (
                    <small key={note}>{note}</small>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {links.length > rows ? (
        <Button variant="outline" onClick={() => setRows((last) => last + 5 * ROWS_AT_ONCE)}>
          Show more
        </Button>
      ) : null}

      <div className="links-sides">
        <section>
          <h2>By domain</h2>
          <dl className="links-domains">
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
        {deadAnchors.length > 0 ? (
          <section>
            <h2>No address</h2>
            <ul className="links-dead">
              {deadAnchors.slice(0, DOMAINS_SHOWN).map(({ line, excerpt, reason }) => (
                <li key={`${line}${excerpt}`}>
                  <code>{excerpt}</code>
                  <small>
                    Line {line}: {reason}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </ToolResult>
  );
}
