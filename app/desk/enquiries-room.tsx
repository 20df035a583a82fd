import { ArrowRight } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from "react";

import { inbox } from "#app/desk/bar.tsx";
import type { Changes } from "#app/desk/data/changes.ts";
import type { EnquiryStore, Opened } from "#app/desk/data/enquiry-store.ts";
import { createActs, type Acts } from "#app/desk/data/acts.ts";
import { useKeys } from "#app/desk/data/keys.ts";
import { go, linkTo, type DeskPlace } from "#app/desk/data/place.ts";
import { Clash } from "#app/desk/enquiry/clash.tsx";
import { firstNameOf } from "#app/desk/enquiry/first-sentence.ts";
import { EnquiryPane } from "#app/desk/enquiry/pane.tsx";
import { ActionStep } from "#app/desk/enquiry/step.tsx";
import { cleanForeignText } from "#app/desk/foreign-text.tsx";
import { Column } from "#app/desk/list/column.tsx";
import type { SignedIn } from "#app/desk/data/session.ts";
import { tellWhen } from "#app/desk/time-words.ts";
import type { DeskRefusal } from "#lib/desk/contract.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

type EnquiriesPlace = Extract<DeskPlace, { room: "enquiries" }>;

type EnquiriesRoomProps = {
  place: EnquiriesPlace;
  session: SignedIn;
  store: EnquiryStore;
  changes: Changes;
  isSeeking: boolean;
  onCloseSearch: () => void;
  now: number;
  /** What is to be said of the connection. */
  children: ReactNode;
};

const WIDE = "(min-width: 60em)";

/** The list, and the open one beside it; on a phone one of them. */
export function EnquiriesRoom(props: EnquiriesRoomProps) {
  const { place, session, store, changes, now } = props;
  const { list, opened, counts, waiting } = useShown(store, place);
  const acts = useMemo(() => createActs(changes.outbox, store.latest), [changes, store]);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const ids = list?.rows.map(({ id }) => id) ?? [];
  const enquiry = opened !== undefined && "id" in opened ? opened : undefined;

  useFirstOpened(place, ids);
  useNamed(enquiry);
  useDeskKeys({ place, ids, enquiry, acts, noteField });

  return (
    <main className="desk-two" id="content" tabIndex={-1}>
      <Column
        {...props}
        list={list}
        store={store}
        counts={counts}
        waiting={waiting}
        onAnswer={(row, way) => acts.answer(row, way, row.owner === null)}
      />
      <div className="desk-pane">
        {place.open === undefined ? null : (
          <>
            <ActionStep place={place} ids={ids} total={list?.total ?? 0} />
            <div className="desk-only-phone">{props.children}</div>
            {enquiry === undefined ? <NoEnquiry opened={opened} now={now} /> : null}
          </>
        )}
        {enquiry === undefined ? null : (
          <EnquiryPane
            key={enquiry.id}
            enquiry={enquiry}
            me={session.me}
            people={session.people}
            acts={acts}
            now={now}
            noteField={noteField}
            onSaved={store.save}
            onGone={() => {
              store.remove(enquiry.id);
              go({ ...place, open: undefined });
            }}
          >
            <OpenClash changes={changes} enquiry={enquiry} me={session.me} />
          </EnquiryPane>
        )}
      </div>
    </main>
  );
}

/** The list and the enquiry that the address names, once they are loaded. */
function useShown(store: EnquiryStore, { show, query, open }: EnquiriesPlace) {
  const { list: last, known, counts, waiting } = useSyncExternalStore(store.subscribe, store.read);
  useEffect(() => store.show(show, query), [store, show, query]);
  useEffect(() => store.open(open), [store, open]);
  const list = last?.show === show && last.query === query ? last : undefined;
  const opened = open === undefined ? undefined : known.get(open);
  return { list, opened, counts, waiting };
}

type NoEnquiryProps = { opened: Opened | undefined; now: number };

/** It is loaded, or was deleted. */
function NoEnquiry({ opened, now }: NoEnquiryProps) {
  if (opened !== undefined && "gone" in opened) return <Gone gone={opened.gone} now={now} />;
  return (
    <p className="desk-void" role="status">
      Loading the enquiry
    </p>
  );
}

type OpenClashProps = { changes: Changes; enquiry: DeskEnquiry; me: SignedIn["me"] };

function OpenClash({ changes, enquiry, me }: OpenClashProps) {
  const { clash } = useSyncExternalStore(changes.subscribe, changes.read);
  if (clash === undefined || clash.id !== enquiry.id) return null;
  return (
    <Clash
      {...clash}
      me={me}
      onLeave={changes.closeClash}
      onSet={() => {
        changes.closeClash();
        void changes.outbox.add(clash.id, clash.conflict.enquiry.last, clash.change);
      }}
    />
  );
}

function Gone({ gone, now }: { gone: DeskRefusal["gone"]; now: number }) {
  return (
    <div className="desk-void">
      <h2>This enquiry was deleted</h2>
      <p>
        {gone?.by == null
          ? "It was deleted by age."
          : `${firstNameOf(gone.by)} forgot this person ${tellWhen(gone.at, now)}.`}
      </p>
      <a className="desk-go" {...linkTo(inbox)}>
        See who waits <ArrowRight className="icon" aria-hidden />
      </a>
    </div>
  );
}

/** On a wide screen the first of the list stands open beside it. */
function useFirstOpened(place: EnquiriesPlace, ids: readonly string[]): void {
  const [first] = ids;
  const { open } = place;
  const openFirst = useEffectEvent((id: string) => {
    if (matchMedia(WIDE).matches) go({ ...place, open: id }, { replace: true });
  });
  useEffect(() => {
    if (first !== undefined && open === undefined) openFirst(first);
  }, [first, open]);
}

function useNamed(enquiry: DeskEnquiry | undefined): void {
  const name = enquiry?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${cleanForeignText(name)} | Desk`;
  }, [name]);
}

type DeskKeys = {
  place: EnquiriesPlace;
  ids: readonly string[];
  enquiry: DeskEnquiry | undefined;
  acts: Acts;
  noteField: React.RefObject<HTMLTextAreaElement | null>;
};

/** j and k open on a wide screen and move the focus on a phone. */
function useDeskKeys({ place, ids, enquiry, acts, noteField }: DeskKeys): void {
  const step = (by: number) => () => {
    const focused = document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
    const at = ids.indexOf(place.open ?? focused ?? "");
    const id = ids[at < 0 ? 0 : Math.min(Math.max(at + by, 0), ids.length - 1)];
    if (id === undefined) return;
    focusRow(id);
    if (place.open !== undefined || matchMedia(WIDE).matches) go({ ...place, open: id });
  };
  useKeys({
    j: step(1),
    k: step(-1),
    Enter: () => document.querySelector<HTMLElement>(".desk-head h1")?.focus(),
    Escape: () => {
      if (place.open === undefined) return;
      const id = place.open;
      if (!matchMedia(WIDE).matches) go({ ...place, open: undefined });
      setTimeout(() => focusRow(id));
    },
    e: () => enquiry && acts.status(enquiry, enquiry.status === "new" ? "answered" : "new"),
    s: () => enquiry && acts.spam(enquiry, !enquiry.spam),
    n: () => noteField.current?.focus(),
  });
}

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}
