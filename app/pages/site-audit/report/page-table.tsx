import { Circle, CircleCheck, CircleDashed, CircleX } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";

import { pathOf } from "#engine/address/path-of.ts";
import { REPORT_ORDER, sortPages, turnOrder, type PageOrder } from "./sort-pages.ts";
import { useFolded } from "./use-folded.tsx";
import { Choices } from "#app/ui/choices.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";
import { SortHead } from "#app/ui/table/sort-head.tsx";
import type { CoverageGroup, ReportPage } from "#engine/site-audit/report-page.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const kinds = {
  indexable: { label: "Indexable", Icon: CircleCheck },
  "by-mistake": { label: "By mistake", Icon: CircleX },
  "on-purpose": { label: "On purpose", Icon: Circle },
  "no-answer": { label: "No answer", Icon: CircleDashed },
  "not-read": { label: "Not read", Icon: CircleDashed },
} as const;

const FIRST = 20;

type TableProps = {
  pages: readonly ReportPage[] | undefined;
  problem: string | undefined;
  home: string;
};

/** Every page that is known, to be filtered, searched and sorted. Paper leaves it to the files. */
export function PageTable({ pages, problem, home }: TableProps) {
  return (
    <section id="pages" className="site-part no-print">
      <div className="section-top">
        <h2 tabIndex={-1}>{nameTable(pages?.length)}</h2>
      </div>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {pages === undefined ? null : <FoundPages pages={pages} home={home} />}
    </section>
  );
}

function nameTable(pages: number | undefined): string {
  if (pages === undefined) return "All pages";
  return pages === 1 ? "The one page" : `All ${groupThousands(pages)} pages`;
}

function FoundPages({ pages, home }: { pages: readonly ReportPage[]; home: string }) {
  const [group, setGroup] = useState<CoverageGroup>();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim().toLowerCase());
  const found = useMemo(
    () =>
      pages.filter(
        (page) =>
          (group === undefined || page.group === group) &&
          (search === "" || pathOf(page.url, home).toLowerCase().includes(search)),
      ),
    [pages, group, search, home],
  );
  const [order, setOrder] = useState(REPORT_ORDER);
  const sorted = useMemo(() => sortPages(found, order), [found, order]);
  const { shown, button } = useFolded(sorted, FIRST);
  return (
    <>
      <div className="cluster">
        <GroupFilters pages={pages} group={group} onGroup={setGroup} />
        <input
          dir="auto"
          className="input"
          type="search"
          aria-label="Part of an address"
          placeholder="Part of an address"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Rows pages={shown} home={home} order={order} onOrder={setOrder} />
      <p role="status" className="mini soft">
        {found.length === 0
          ? "No page has that in its address."
          : `${groupThousands(shown.length)} of ${groupThousands(found.length)} shown.`}
      </p>
      {button}
    </>
  );
}

function GroupFilters({
  pages,
  group,
  onGroup,
}: {
  pages: readonly ReportPage[];
  group: CoverageGroup | undefined;
  onGroup: (group: CoverageGroup | undefined) => void;
}) {
  const counts = Map.groupBy(pages, (page) => page.group);
  const shown = [
    undefined,
    ...(Object.keys(kinds) as CoverageGroup[]).filter((kind) => counts.has(kind)),
  ];
  return (
    <Choices
      name="Which pages"
      choices={shown.map((kind) => [
        kind,
        kind === undefined
          ? `All ${groupThousands(pages.length)}`
          : `${kinds[kind].label} ${groupThousands(counts.get(kind)?.length ?? 0)}`,
      ])}
      value={group}
      onChoose={onGroup}
    />
  );
}

const columns = [
  ["status", "Status"],
  ["address", "Address"],
  ["template", "Template"],
  ["clicks", "Clicks"],
  ["links", "Links in"],
  ["findings", "Findings"],
  ["points", "Points"],
] as const;

type HeadProps = { order: PageOrder; onOrder: (order: PageOrder) => void };

/** The names of the columns, each of which sorts the rows. */
function SortingHead({ order, onOrder }: HeadProps) {
  return (
    <thead>
      <tr>
        {columns.map(([column, name]) => {
          const sort = order.column === column ? order.direction : "none";
          const onSort = () => onOrder(turnOrder(order, column));
          return <SortHead key={column} label={name} sort={sort} onSort={onSort} />;
        })}
      </tr>
    </thead>
  );
}

function Rows({
  pages,
  home,
  ...head
}: { pages: readonly ReportPage[]; home: string } & HeadProps) {
  return (
    <table className="table site-table" data-cards>
      <SortingHead {...head} />
      <tbody>
        {pages.map((page) => {
          const { label, Icon } = kinds[page.group];
          return (
            <tr key={page.url}>
              <td data-group={page.group}>
                <StatusWord Icon={Icon}>{label}</StatusWord>
                {page.reason === "" ? null : <p className="mini soft">{page.reason}</p>}
              </td>
              <th scope="row">
                <a href={page.url} rel="noopener nofollow" dir="auto">
                  {pathOf(page.url, home)}
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
