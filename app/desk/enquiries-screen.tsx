import { ArrowRight } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";

import { inbox } from "./desk-bar.tsx";
import type { Changes } from "#app/desk/data/changes.ts";
import type { EnquiryStore, Opened } from "#app/desk/data/enquiry-store.ts";
import { isWide } from "#app/desk/data/is-wide.ts";
import { findNeighbours } from "#app/desk/data/neighbours.ts";
import { countListed, type ShownList } from "#app/desk/data/shown-list.ts";
import type { Stores } from "#app/desk/data/stores.ts";
import { go, linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { RepliedByMail } from "#app/desk/enquiry/replied-by-mail.tsx";
import { Clash } from "#app/desk/enquiry/clash.tsx";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { BrokenPane } from "#app/desk/enquiry/broken-pane.tsx";
import { EnquiryPane } from "#app/desk/enquiry/enquiry-pane.tsx";
import { EnquiryPager } from "#app/desk/enquiry/enquiry-pager.tsx";
import { ListColumn } from "#app/desk/list/list-column.tsx";
import type { SignedIn } from "#app/desk/data/leave-if-signed-out.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { PartFault } from "./part-fault.tsx";
import { tellWhen } from "#lib/time-words.ts";
import { useEnquiryKeys } from "./use-enquiry-keys.ts";
import type { DeskRefusal } from "#lib/desk/contract.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

type EnquiriesPlace = Extract<DeskPlace, { screen: "enquiries" }>;

type EnquiriesScreenProps = {
  place: EnquiriesPlace;
  session: SignedIn;
  stores: Stores;
  isSeeking: boolean;
  onCloseSearch: () => void;
  now: number;
  /** What is to be said of the connection. */
  children: ReactNode;
};

/** The list, and the open one beside it; on a phone one of them. */
export function EnquiriesScreen(props: EnquiriesScreenProps) {
  const { place, session, now } = props;
  const { store, changes, acts } = props.stores;
  const shown = useShown(store, place);
  const { list, opened, counts, due } = shown;
  const fields = useFields();
  const ids = idsOf(list, due);
  const enquiry = opened !== undefined && "id" in opened ? opened : undefined;

  const order = useOrder(ids, place.open);
  const { waiting: queued } = useSyncExternalStore(changes.subscribe, changes.read);

  useFirstOpened(place, ids);
  useEnquiryKeys({ place, ids, order, enquiry, acts, ...fields });

  return (
    <main className="desk-two" id="content" tabIndex={-1}>
      <ListColumn
        {...props}
        {...shown}
        store={store}
        queued={new Set(queued.map((each) => each.enquiry))}
        onAnswer={(row, way) => acts.answer(row, way, row.owner === null)}
      />
      <div className="desk-pane">
        {place.open === undefined ? null : (
          <EnquiryPager
            place={place}
            neighbours={findNeighbours(order, ids, place.open)}
            before={due.filter(({ id }) => !isInList(list, id)).length}
            total={list === undefined ? 0 : countListed(list, counts)}
          >
            {props.children}
          </EnquiryPager>
        )}
        {enquiry === undefined ? (
          place.open === undefined ? null : (
            <NoEnquiry opened={opened} now={now} onTry={store.retry} />
          )
        ) : (
          <PartFault key={enquiry.id} of={enquiry} instead={<BrokenPane enquiry={enquiry} />}>
            <EnquiryPane
              enquiry={enquiry}
              me={session.me}
              people={session.people}
              acts={acts}
              now={now}
              {...fields}
              queued={queued.flatMap((each) => (each.enquiry === enquiry.id ? [each.change] : []))}
              onSaved={store.save}
              onLookAgain={store.lookAgain}
              onGone={() => leave(enquiry.id, store, place)}
            >
              <RepliedByMail enquiry={enquiry} acts={acts} />
              <OpenClashes changes={changes} enquiry={enquiry} session={session} />
            </EnquiryPane>
          </PartFault>
        )}
      </div>
    </main>
  );
}

function leave(id: string, store: EnquiryStore, place: EnquiriesPlace): void {
  store.remove(id);
  go({ ...place, open: undefined });
}

/** What a key gives the focus. */
function useFields() {
  const noteField = useRef<HTMLTextAreaElement>(null);
  return { noteField, reminders: useRef<HTMLFieldSetElement>(null) };
}

/** Reminders that are due, then those of the list that stay; of a search its own alone. */
function idsOf(list: ShownList | undefined, due: readonly { id: string }[]): readonly string[] {
  const listed = list?.rows.map(({ id }) => id).filter((id) => !list.leaving.has(id)) ?? [];
  return [...new Set([...(list?.query === "" ? due.map(({ id }) => id) : []), ...listed])];
}

function isInList(list: ShownList | undefined, id: string): boolean {
  return list?.rows.some((row) => row.id === id) ?? false;
}

/** The list and the enquiry that the address names, once they are loaded. */
function useShown(store: EnquiryStore, { show, query, open }: EnquiriesPlace) {
  const shown = useSyncExternalStore(store.subscribe, store.read);
  const { list: last, failed, known, counts, waiting, due } = shown;
  useEffect(() => store.show(show, query), [store, show, query]);
  useEffect(() => store.open(open), [store, open]);
  const list = last?.show === show && last.query === query ? last : undefined;
  const opened = open === undefined ? undefined : known.get(open);
  return { list, failed, opened, counts, waiting, due };
}

type NoEnquiryProps = { opened: Opened | undefined; now: number; onTry: () => void };

/** It is loaded, could not be, was deleted, or never was. */
function NoEnquiry({ opened, now, onTry }: NoEnquiryProps) {
  if (opened !== undefined && "gone" in opened) return <Gone {...opened} now={now} />;
  if (opened !== undefined && "failed" in opened) {
    return <NotLoaded isPage sentence={opened.failed} onTry={onTry} />;
  }
  return (
    <p className="desk-void stack" data-gap="small" role="status">
      Loading the enquiry
    </p>
  );
}

type OpenClashesProps = { changes: Changes; enquiry: DeskEnquiry; session: SignedIn };

function OpenClashes({ changes, enquiry, session: { me, people } }: OpenClashesProps) {
  const { clashes } = useSyncExternalStore(changes.subscribe, changes.read);
  return clashes
    .filter(({ id }) => id === enquiry.id)
    .map(({ key, ...clash }, index) => (
      <Clash
        key={key}
        {...clash}
        isFirst={index === 0}
        me={me}
        people={people}
        onLeave={() => changes.closeClash(key)}
        onSet={() => {
          changes.closeClash(key);
          void changes.outbox.add(clash.id, clash.conflict.enquiry.last, clash.change);
        }}
      />
    ));
}

type GoneProps = { gone: DeskRefusal["gone"]; wasThere: boolean; now: number };

function Gone({ gone, wasThere, now }: GoneProps) {
  return (
    <div className="desk-void stack" data-gap="small">
      {gone === undefined && !wasThere ? (
        <h1>There is nothing at this address.</h1>
      ) : (
        <>
          <h1>This enquiry was deleted</h1>
          <p>
            {gone === undefined
              ? "It was deleted by age."
              : `${gone.by === null ? "Somebody at the terminal" : firstNameOf(gone.by)} forgot this person ${tellWhen(gone.at, now)}.`}
          </p>
        </>
      )}
      <a className="desk-go" {...linkTo(inbox)}>
        See who is waiting <ArrowRight className="icon" aria-hidden />
      </a>
    </div>
  );
}

/** On a wide screen the first of the list is open beside it. */
function useFirstOpened(place: EnquiriesPlace, ids: readonly string[]): void {
  const [first] = ids;
  const { open } = place;
  const openFirst = useEffectEvent((id: string) => {
    if (isWide()) go({ ...place, open: id }, { replace: true });
  });
  useEffect(() => {
    if (first !== undefined && open === undefined) openFirst(first);
  }, [first, open]);
}

/** The list as it was when the open one was last in it. */
function useOrder(ids: readonly string[], open: string | undefined): readonly string[] {
  const [order, setOrder] = useState(ids);
  const isListed = open === undefined || ids.includes(open);
  if (isListed && order.join() !== ids.join()) setOrder(ids);
  return order;
}
