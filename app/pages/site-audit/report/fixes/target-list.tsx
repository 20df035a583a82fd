import { isAddress, pathOf } from "#engine/address/path-of.ts";
import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import type { FixTarget, FixTargets } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const FIRST = 5;

/** What the fault is about, such as dead addresses: on how many pages each is, and on which first. */
export function TargetList({
  targets: { total, rows },
  pagesRead,
  home,
}: {
  targets: FixTargets;
  pagesRead: number;
  home: string;
}) {
  const { shown, button } = useFolded(rows, FIRST);
  return (
    <div className="stack" data-gap="small">
      <h3>
        What is at fault, {shown.length} of {groupThousands(total)}
      </h3>
      <ul className="rows" data-kind="ends">
        {shown.map((row) => (
          <Row key={row.target} row={row} pagesRead={pagesRead} home={home} />
        ))}
      </ul>
      {rows.length < total && shown.length === rows.length ? (
        <p className="mini soft">The other {groupThousands(total - rows.length)} are in the CSV.</p>
      ) : null}
      {button}
    </div>
  );
}

type RowProps = { row: FixTarget; pagesRead: number; home: string };

function Row({ row: { target, pages, first }, pagesRead, home }: RowProps) {
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
            <bdi>{pathOf(url, home)}</bdi>
          </span>
        ))}
      </span>
    </li>
  );
}
