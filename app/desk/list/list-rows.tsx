import { ArrowDown, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";

import type { EnquiryStore } from "#app/desk/data/enquiry-store.ts";
import { countListed, type ShownList } from "#app/desk/data/shown-list.ts";
import { linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { EmptyList } from "./empty-list.tsx";
import { ExportLinks } from "./export-links.tsx";
import { focusRow, ListRow } from "./list-row.tsx";
import { cleanForeignText } from "#app/desk/foreign.tsx";
import { PartFault } from "#app/desk/part-fault.tsx";
import { classNames } from "#lib/class-names.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";
import type { AnswerBy, Counts, EnquiryRow } from "#lib/desk/enquiry.ts";

export type RowsProps = {
  store: EnquiryStore;
  place: Extract<DeskPlace, { screen: "enquiries" }>;
  counts: Counts;
  /** My reminders that are due: they come first, in every list. */
  due: readonly EnquiryRow[];
  /** Ids of those with a change that is waiting for the connection. */
  queued: ReadonlySet<string>;
  now: number;
  onAnswer: (row: EnquiryRow, way: AnswerBy) => void;
};

/** The rows, or what is shown where there are none. */
export function ListRows(props: RowsProps & { list: ShownList }) {
  const { list, store, place, counts, queued, now, onAnswer } = props;
  const due = place.query === "" ? props.due : [];
  const isRanked = place.show === "waiting" && place.query === "";
  const isDue = new Set(due.map(({ id }) => id));
  const rows = list.rows.filter(({ id }) => !isDue.has(id));
  const ranked = list.rows.length - rows.length;
  const rowProps = { place, queued, now, onAnswer };
  return (
    <>
      <Unseen list={list} onShow={() => void store.reload()} />
      {place.query === "" ? null : (
        <p className="desk-end cluster small soft">
          {groupThousands(list.total)} of{" "}
          {groupThousands(list.show === "spam" ? counts.spam : counts.all)}, newest first
        </p>
      )}
      {due.length === 0 ? null : (
        <section aria-label="Reminders">
          <h2 className="desk-h">
            {due.length === 1 ? "One reminder" : `${spellNumberFirst(due.length)} reminders`}
          </h2>
          <ol className="desk-list desk-list-plain">
            {due.map((row) => (
              <SafeRow key={row.id} row={row} {...rowProps} />
            ))}
          </ol>
        </section>
      )}
      {rows.length === 0 ? (
        due.length === 0 ? (
          <EmptyList list={list} counts={counts} />
        ) : null
      ) : (
        <ol className={classNames("desk-list", !isRanked && "desk-list-plain")}>
          {rows.map((row, index) => (
            <SafeRow
              key={row.id}
              row={row}
              {...rowProps}
              rank={isRanked ? ranked + index + 1 : undefined}
              list={list}
            />
          ))}
        </ol>
      )}
      <End list={list} counts={counts} onMore={() => void store.showMore()} />
    </>
  );
}

type SafeRowProps = Pick<RowsProps, "place" | "queued" | "now" | "onAnswer"> & {
  row: EnquiryRow;
  rank?: number | undefined;
  /** Absent for a reminder, which is above the list. */
  list?: ShownList;
};

function SafeRow({ row, place, queued, now, onAnswer, rank, list }: SafeRowProps) {
  return (
    <PartFault of={row} instead={<BrokenRow id={row.id} place={place} />}>
      <ListRow
        row={row}
        place={place}
        rank={rank}
        isNew={list?.fresh.has(row.id) ?? false}
        isLeaving={list?.leaving.has(row.id) ?? false}
        isQueued={queued.has(row.id)}
        now={now}
        onAnswer={onAnswer}
      />
    </PartFault>
  );
}

/** In place of a row that cannot be drawn: the enquiry itself may be. */
function BrokenRow({ id, place }: { id: string; place: RowsProps["place"] }) {
  return (
    <li className="desk-row">
      <p role="alert">This row cannot be shown. Nothing is lost.</p>
      <a {...linkTo({ ...place, open: id })} data-row={id}>
        Open the enquiry
      </a>
    </li>
  );
}

/** New ones wait here: nothing moves under a finger. */
function Unseen({ list: { unseen }, onShow }: { list: ShownList; onShow: () => void }) {
  if (unseen.length === 0) return null;
  const names = unseen.map(({ name }) => cleanForeignText(name));
  const label =
    names.length < 4 ? names.join(", ") : `${names[0]}, ${names[1]} and ${names.length - 2} more`;

  return (
    <div className="note" data-tone="good" role="status">
      <ArrowDown className="icon" aria-hidden />
      <span>
        <b>{unseen.length} new since you looked</b>
        <bdi>{label}</bdi>
      </span>
      <button type="button" className="desk-go" onClick={onShow}>
        Show
      </button>
    </div>
  );
}

type EndProps = { list: ShownList; counts: Counts; onMore: () => void };

function End({ list, counts, onMore }: EndProps) {
  const focusNext = useFocusNext(list);
  if (list.rows.length === 0) return null;
  const total = countListed(list, counts);
  return (
    <>
      {list.next !== undefined ? (
        <p className="desk-end cluster small soft">
          <span>
            {list.rows.length} of {groupThousands(total)}
          </span>
          <button
            type="button"
            className="desk-go"
            onClick={() => {
              focusNext();
              onMore();
            }}
          >
            Show 50 more
          </button>
        </p>
      ) : list.show === "waiting" ? (
        <p className="desk-end cluster small soft">
          {list.unseen.length === 0 ? <span>That is everybody.</span> : null}
          <a
            className="desk-go"
            {...linkTo({ screen: "enquiries", show: "all", query: "", open: undefined })}
          >
            All {groupThousands(counts.all)} <ArrowRight className="icon" aria-hidden />
          </a>
        </p>
      ) : null}
      <ExportLinks list={list} total={total} />
    </>
  );
}

/** The first of the rows that were loaded takes the focus of the button that loaded them. */
function useFocusNext({ rows }: ShownList): () => void {
  const from = useRef<number>(undefined);
  useEffect(() => {
    const row = from.current === undefined ? undefined : rows[from.current];
    if (row === undefined) return;
    from.current = undefined;
    focusRow(row.id);
  }, [rows]);
  return () => (from.current = rows.length);
}
