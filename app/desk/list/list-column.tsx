import { ArrowDown, ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useId, useRef } from "react";

import type { EnquiryStore } from "#app/desk/data/enquiry-store.ts";
import { countListed, type ShownList } from "#app/desk/data/shown-list.ts";
import { useSkeleton } from "#app/desk/data/use-skeleton.ts";
import { linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { DayLine } from "#app/desk/list/day-line.tsx";
import { EmptyList } from "#app/desk/list/empty-list.tsx";
import { describePromise, describeWaiting } from "#app/desk/list/describe-waiting.ts";
import { ExportLinks } from "#app/desk/list/export-links.tsx";
import { KeysHint, FilterTabs } from "#app/desk/list/filter-tabs.tsx";
import { focusRow, ListRow } from "#app/desk/list/list-row.tsx";
import { SearchField } from "#app/desk/list/search-field.tsx";
import { NotLoaded } from "#app/desk/not-loaded.tsx";
import { AskNotices } from "#app/desk/ask-notices.tsx";
import { cleanForeignText } from "#app/desk/foreign.tsx";
import { PartFault } from "#app/desk/part-fault.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#lib/class-names.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import type { AnswerBy, Counts, EnquiryRow } from "#lib/desk/enquiry.ts";

type EnquiriesPlace = Extract<DeskPlace, { screen: "enquiries" }>;

type ColumnProps = {
  list: ShownList | undefined;
  /** Why it could not be loaded; null where the desk did not answer. */
  failed: string | null | undefined;
  store: EnquiryStore;
  place: EnquiriesPlace;
  counts: Counts;
  /** Longest wait first: for the heading and the line, whatever list is shown. */
  waiting: readonly EnquiryRow[];
  /** Ids of those with a change that waits for the connection. */
  queued: ReadonlySet<string>;
  isSeeking: boolean;
  now: number;
  onAnswer: (row: EnquiryRow, way: AnswerBy) => void;
  onCloseSearch: () => void;
};

/** Who waits, as a results page: the heading, the line, which list, and its rows. */
export function ListColumn(props: ColumnProps) {
  const { list, failed, store, place, counts, waiting, isSeeking, now, onCloseSearch } = props;
  const id = useId();
  const hasSkeleton = useSkeleton(list === undefined && failed === undefined);
  // The open one names the page.
  const Title = place.open === undefined ? "h1" : "h2";

  return (
    <section className="desk-col" aria-labelledby={id}>
      {isSeeking || place.query !== "" ? (
        <OpenSearch place={place} takesFocus={isSeeking} onClose={onCloseSearch} />
      ) : null}
      <Title className="desk-title" id={id}>
        {describeWaiting(waiting, counts, now)}
      </Title>
      <p className="desk-now soft small">
        {describePromise(counts.waiting, list?.longestTodayMs, now)}
      </p>
      <DayLine waiting={waiting} counts={counts} now={now} />
      <FilterTabs place={place} counts={counts} />
      <AskNotices />
      {list === undefined && failed !== undefined ? (
        <NotLoaded sentence={failed} onTry={store.retry} />
      ) : hasSkeleton ? (
        <Loading />
      ) : list === undefined ? null : (
        <Rows {...props} list={list} />
      )}
      <KeysHint />
    </section>
  );
}

/** The rows, or what is shown where there are none. */
function Rows(props: ColumnProps & { list: ShownList }) {
  const { list, store, place, counts, queued, now, onAnswer } = props;
  const isRanked = place.show === "waiting" && place.query === "";
  return (
    <>
      <Unseen list={list} onShow={() => void store.reload()} />
      {place.query === "" ? null : (
        <p className="desk-end">
          {groupThousands(list.total)} of{" "}
          {groupThousands(list.show === "spam" ? counts.spam : counts.all)}, newest first
        </p>
      )}
      {list.rows.length === 0 ? (
        <EmptyList list={list} counts={counts} />
      ) : (
        <ol className={classNames("desk-list", !isRanked && "desk-list-plain")}>
          {list.rows.map((row, index) => (
            <PartFault key={row.id} of={row} instead={<BrokenRow id={row.id} place={place} />}>
              <ListRow
                row={row}
                place={place}
                rank={isRanked ? index + 1 : undefined}
                isNew={list.fresh.has(row.id)}
                isLeaving={list.leaving.has(row.id)}
                isQueued={queued.has(row.id)}
                now={now}
                onAnswer={onAnswer}
              />
            </PartFault>
          ))}
        </ol>
      )}
      <End list={list} counts={counts} onMore={() => void store.showMore()} />
    </>
  );
}

/** In place of a row that cannot be drawn: the enquiry itself may be. */
function BrokenRow({ id, place }: { id: string; place: EnquiriesPlace }) {
  return (
    <li className="desk-row">
      <p role="alert">This row cannot be shown. Nothing is lost.</p>
      <a {...linkTo({ ...place, open: id })} data-row={id}>
        Open the enquiry
      </a>
    </li>
  );
}

type OpenSearchProps = { place: EnquiriesPlace; takesFocus: boolean; onClose: () => void };

/** The search as it is over the list on a phone. */
function OpenSearch({ place, takesFocus, onClose }: OpenSearchProps) {
  return (
    <div className="desk-seek">
      <button
        type="button"
        className={buttonClass({ variant: "ghost", size: "icon" })}
        aria-label="Close the search"
        onClick={onClose}
      >
        <ArrowLeft className="icon" aria-hidden />
      </button>
      <SearchField place={place} takesFocus={takesFocus} />
    </div>
  );
}

/** New ones wait here: nothing moves under a finger. */
function Unseen({ list: { unseen }, onShow }: { list: ShownList; onShow: () => void }) {
  if (unseen.length === 0) return null;
  const names = unseen.map(({ name }) => cleanForeignText(name));
  const label =
    names.length < 4 ? names.join(", ") : `${names[0]}, ${names[1]} and ${names.length - 2} more`;

  return (
    <div className="desk-note" role="status">
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

function Loading() {
  return (
    <div className="desk-skeleton" aria-busy>
      <p className="visually-hidden" role="status">
        Loading the enquiries
      </p>
      <ol aria-hidden>
        {[1, 2, 3, 4].map((row) => (
          <li key={row}>
            <i />
            <i />
          </li>
        ))}
      </ol>
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
        <p className="desk-end">
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
        <p className="desk-end">
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
