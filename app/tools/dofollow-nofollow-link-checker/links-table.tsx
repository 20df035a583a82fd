import { useState } from "react";

import { LinkStatusBadge } from "./link-status-badge.tsx";
import type { LinkOrder, SortKey } from "./select-links.ts";
import type { CheckedLink } from "#engine/links/checked-link.ts";
import { Button } from "#app/ui/button.tsx";
import { SortHead } from "#app/ui/table/sort-head.tsx";

const ROWS_AT_ONCE = 100;

const columns: readonly [SortKey, string][] = [
  ["line", "Line"],
  ["url", "Link URL"],
  ["text", "Anchor Text"],
  ["status", "Status"],
];

type LinksTableProps = {
  links: readonly CheckedLink[];
  order: LinkOrder;
  onOrderChange: (order: LinkOrder) => void;
};

/** The links a hundred at first, sorted by the column whose head is clicked. */
export function LinksTable({ links, order, onOrderChange }: LinksTableProps) {
  const [rows, setRows] = useState(ROWS_AT_ONCE);

  return (
    <>
      <table className="links-table table" data-cards aria-label="Links of the page">
        <thead>
          <tr>
            {columns.map(([key, label]) => {
              const sort = key === order.key ? directionOf(order) : "none";
              const isDescending = sort === "ascending";
              return (
                <SortHead
                  key={key}
                  {...{ label, sort }}
                  onSort={() => onOrderChange({ key, isDescending })}
                />
              );
            })}
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {links.slice(0, rows).map((link, at) => (
            <LinkRow key={`${link.line}-${at}`} link={link} />
          ))}
        </tbody>
      </table>
      {links.length > rows ? (
        <Button variant="outline" onClick={() => setRows((last) => last + 5 * ROWS_AT_ONCE)}>
          Show more
        </Button>
      ) : null}
    </>
  );
}

function directionOf({ isDescending }: LinkOrder) {
  return isDescending ? "descending" : "ascending";
}

function LinkRow({ link }: { link: CheckedLink }) {
  return (
    <tr>
      <td data-label="Line">{link.line}</td>
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
      <td data-label="">
        <LinkStatusBadge status={link.status} />
      </td>
      <td>
        {link.reason}
        {link.notes.map((note) => (
          <small key={note}>{note}</small>
        ))}
      </td>
    </tr>
  );
}
