import { useState } from "react";

import { isAddress, pathOf } from "#engine/address/path-of.ts";
import { Button } from "#app/ui/button.tsx";
import type { FixTarget, FixTargets } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const FIRST = 5;

/** What the fault is about, such as dead addresses: on how many pages each stands, and on which first. */
export function TargetList({
  targets: { total, rows },
  pagesRead,
}: {
  targets: FixTargets;
  pagesRead: number;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST);
  return (
    <div>
      <h3>
        What is at fault, {shown.length} of {groupThousands(total)}
      </h3>
      <ul className="site-targets">
        {shown.map((row) => (
          <Row key={row.target} row={row} pagesRead={pagesRead} />
        ))}
      </ul>
      {isWhole && rows.length < total ? (
        <p className="site-mini">The other {groupThousands(total - rows.length)} are in the CSV.</p>
      ) : null}
      {rows.length > FIRST ? (
        <Button
          className="no-print"
          variant="outline"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Show fewer" : `Show all ${groupThousands(rows.length)}`}
        </Button>
      ) : null}
    </div>
  );
}

function Row({ row: { target, pages, first }, pagesRead }: { row: FixTarget; pagesRead: number }) {
  return (
    <li>
      {isAddress(target) ? (
        <a href={target} rel="noopener nofollow" dir="auto">
          {target}
        </a>
      ) : (
        <code dir="auto">{target}</code>
      )}
      <span>
        on {groupThousands(pages)} of {count(pagesRead, "page")}:{" "}
        {first.map((url, index) => (
          <span key={url}>
            {index === 0 ? "" : ", "}
            <bdi>{pathOf(url)}</bdi>
          </span>
        ))}
      </span>
    </li>
  );
}
