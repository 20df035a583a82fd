import { CircleCheck, CircleDashed, CircleX, Circle } from "lucide-react";
import { useDeferredValue, useState } from "react";

import { pathOf } from "#engine/address/path-of.ts";
import { usePrinting } from "#app/pages/site-audit/report/use-printing.ts";
import { Button } from "#app/ui/button.tsx";
import type { CoverageGroup, ReportPage } from "#engine/site-audit/contract.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const kinds = {
  indexable: { label: "Indexable", Icon: CircleCheck },
  "by-mistake": { label: "By mistake", Icon: CircleX },
  "on-purpose": { label: "On purpose", Icon: Circle },
  "no-answer": { label: "No answer", Icon: CircleDashed },
  "not-read": { label: "Not read", Icon: CircleDashed },
} as const;

const FIRST = 20;

/** Every page that is known, to be filtered and searched. */
export function PageTable({
  pages,
  problem,
}: {
  pages: readonly ReportPage[] | undefined;
  problem: string | undefined;
}) {
  const [group, setGroup] = useState<CoverageGroup>();
  const [typed, setTyped] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  const search = useDeferredValue(typed.trim().toLowerCase());
  const found = (pages ?? []).filter(
    (page) =>
      (group === undefined || page.group === group) &&
      (search === "" || pathOf(page.url).toLowerCase().includes(search)),
  );
  const isPrinting = usePrinting();
  const shown = isWhole || isPrinting ? found : found.slice(0, FIRST);

  return (
    <section id="pages" className="site-part">
      <div className="site-part-head">
        <h2 tabIndex={-1}>
          {pages === undefined
            ? "All pages"
            : pages.length === 1
              ? "The one page"
              : `All ${groupThousands(pages.length)} pages`}
        </h2>
      </div>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {pages === undefined ? null : (
        <>
          <div className="site-filters no-print">
            <div role="group" aria-label="Which pages">
              <Filter
                label="All"
                pages={pages.length}
                isOn={group === undefined}
                onPress={() => setGroup(undefined)}
              />
              {(Object.keys(kinds) as CoverageGroup[]).map((kind) => {
                const number = pages.filter((page) => page.group === kind).length;
                return number === 0 ? null : (
                  <Filter
                    key={kind}
                    label={kinds[kind].label}
                    pages={number}
                    isOn={group === kind}
                    onPress={() => setGroup(kind)}
                  />
                );
              })}
            </div>
            <input
              className="input"
              type="search"
              aria-label="Part of an address"
              placeholder="Part of an address"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          <Rows pages={shown} />
          <p role="status" className="site-mini no-print">
            {found.length === 0
              ? "No page has that in its address."
              : `${shown.length} of ${found.length} shown.`}
          </p>
          {found.length > FIRST ? (
            <Button
              className="no-print"
              variant="outline"
              size="sm"
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? "Show fewer" : `Show the other ${found.length - FIRST}`}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

function Filter(props: { label: string; pages: number; isOn: boolean; onPress: () => void }) {
  const { label, pages, isOn, onPress } = props;
  return (
    <Button size="sm" variant={isOn ? "default" : "outline"} aria-pressed={isOn} onClick={onPress}>
      {label} {groupThousands(pages)}
    </Button>
  );
}

function Rows({ pages }: { pages: readonly ReportPage[] }) {
  return (
    <table className="site-table">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Address</th>
          <th scope="col">Template</th>
          <th scope="col">Clicks</th>
          <th scope="col">Links in</th>
          <th scope="col">Findings</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => {
          const { label, Icon } = kinds[page.group];
          return (
            <tr key={page.url}>
              <td data-group={page.group}>
                <b>
                  <Icon className="icon" aria-hidden /> {label}
                </b>
                {page.reason === "" ? null : <span>{page.reason}</span>}
              </td>
              <th scope="row">
                <a href={page.url} rel="noopener nofollow" dir="auto">
                  {pathOf(page.url)}
                </a>
              </th>
              <td data-label="Template">
                <bdi>{page.template}</bdi>
              </td>
              <td data-label="Clicks">{page.depth ?? "–"}</td>
              <td data-label="Links in">{page.inlinks}</td>
              <td data-label="Findings">{page.issues.length}</td>
              <td data-label="Points">{page.points}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
