import { ArrowLeft } from "lucide-react";
import { useId } from "react";

import type { ShownList } from "#app/desk/data/shown-list.ts";
import { useSkeleton } from "#app/desk/data/use-skeleton.ts";
import type { DeskPlace } from "#app/desk/data/desk-place.ts";
import { DayLine } from "./day-line.tsx";
import { describePromise, describeWaiting } from "./describe-waiting.ts";
import { KeysHint, FilterTabs } from "./filter-tabs.tsx";
import { ListRows, type RowsProps } from "./list-rows.tsx";
import { SearchField } from "./search-field.tsx";
import { NotLoaded } from "#app/desk/not-loaded.tsx";
import { AskNotices } from "#app/desk/ask-notices.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import type { EnquiryRow } from "#lib/desk/enquiry.ts";

type EnquiriesPlace = Extract<DeskPlace, { screen: "enquiries" }>;

type ColumnProps = RowsProps & {
  list: ShownList | undefined;
  /** Why it could not be loaded; null where the desk did not answer. */
  failed: string | null | undefined;
  /** Longest wait first: for the heading and the line, whatever list is shown. */
  waiting: readonly EnquiryRow[];
  isSeeking: boolean;
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
    <section className="desk-col no-print" aria-labelledby={id}>
      {isSeeking || place.query !== "" ? (
        <OpenSearch place={place} takesFocus={isSeeking} onClose={onCloseSearch} />
      ) : null}
      <Title id={id}>{describeWaiting(waiting, counts, now)}</Title>
      <p className="soft small">{describePromise(counts.waiting, list?.longestTodayMs, now)}</p>
      <DayLine waiting={waiting} counts={counts} now={now} />
      <FilterTabs place={place} counts={counts} />
      <AskNotices />
      {list === undefined && failed !== undefined ? (
        <NotLoaded sentence={failed} onTry={store.retry} />
      ) : hasSkeleton ? (
        <Loading />
      ) : list === undefined ? null : (
        <ListRows {...props} list={list} />
      )}
      <KeysHint />
    </section>
  );
}

type OpenSearchProps = { place: EnquiriesPlace; takesFocus: boolean; onClose: () => void };

/** The search as it is over the list on a phone. */
function OpenSearch({ place, takesFocus, onClose }: OpenSearchProps) {
  return (
    <div className="desk-seek desk-narrow">
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

function Loading() {
  return (
    <div aria-busy>
      <p className="visually-hidden" role="status">
        Loading the enquiries
      </p>
      <ol className="rows" aria-hidden>
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
