import { ArrowRight } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from "react";

import { inbox } from "#app/desk/bar.tsx";
import type { Changes } from "#app/desk/data/changes.ts";
import type { EnquiryStore, Opened } from "#app/desk/data/enquiry-store.ts";
import type { Acts } from "#app/desk/data/acts.ts";
import { useKeys } from "#app/desk/data/keys.ts";
import type { Stores } from "#app/desk/data/stores.ts";
import { go, linkTo, type DeskPlace } from "#app/desk/data/place.ts";
import { AnsweredByMail } from "#app/desk/enquiry/answered-by-mail.tsx";
import { Clash } from "#app/desk/enquiry/clash.tsx";
import { firstNameOf } from "#app/desk/enquiry/first-sentence.ts";
import { EnquiryPane } from "#app/desk/enquiry/pane.tsx";
import { ActionStep } from "#app/desk/enquiry/step.tsx";
import { cleanForeignText } from "#app/desk/foreign-text.tsx";
import { ListColumn } from "#app/desk/list/column.tsx";
import type { SignedIn } from "#app/desk/data/session.ts";
import { NotLoaded } from "#app/desk/not-loaded.tsx";
import { tellWhen } from "#app/desk/time-words.ts";
import type { DeskRefusal } from "#lib/desk/contract.ts";
import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

type EnquiriesPlace = Extract<DeskPlace, { room: "enquiries" }>;

type EnquiriesRoomProps = {
  place: EnquiriesPlace;
  session: SignedIn;
  stores: Stores;
  isSeeking: boolean;
  onCloseSearch: () => void;
  now: number;
  /** What is to be said of the connection. */
  children: ReactNode;
};

const WIDE = "(min-width: 60em)";

/** The list, and the open one beside it; on a phone one of them. */
export function EnquiriesRoom(props: EnquiriesRoomProps) {
  const { place, session, now } = props;
  const { store, changes, acts } = props.stores;
  const { list, failed, opened, counts, waiting } = useShown(store, place);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const rows = list?.rows.filter(({ id }) => !list.leaving.has(id)) ?? [];
  const ids = rows.map(({ id }) => id);
  const enquiry = opened !== undefined && "id" in opened ? opened : undefined;

  useFirstOpened(place, ids);
  useNamed(enquiry);
  useDeskKeys({ place, ids, enquiry, acts, noteField });

  return (
    <main className="desk-two" id="content" tabIndex={-1}>
      <ListColumn
        {...props}
        list={list}
        failed={failed}
        store={store}
        counts={counts}
        waiting={waiting}
        onAnswer={(row, way) => acts.answer(row, way, row.owner === null)}
      />
      <div className="desk-pane">
        {place.open === undefined ? null : (
          <>
            <ActionStep place={place} ids={ids} total={list?.total ?? 0} />
            {enquiry === undefined ? null : <div className="desk-only-phone">{props.children}</div>}
            {enquiry === undefined ? (
              <NoEnquiry opened={opened} now={now} onTry={store.retry} />
            ) : null}
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
            onLookAgain={store.lookAgain}
            onGone={() => {
              store.remove(enquiry.id);
              go({ ...place, open: undefined });
            }}
          >
            <AnsweredByMail enquiry={enquiry} acts={acts} />
            <OpenClashes changes={changes} enquiry={enquiry} session={session} />
          </EnquiryPane>
        )}
      </div>
    </main>
  );
}

/** The list and the enquiry that the address names, once they are loaded. */
function useShown(store: EnquiryStore, { show, query, open }: EnquiriesPlace) {
  const shown = useSyncExternalStore(store.subscribe, store.read);
  const { list: last, failed, known, counts, waiting } = shown;
  useEffect(() => store.show(show, query), [store, show, query]);
  useEffect(() => store.open(open), [store, open]);
  const list = last?.show === show && last.query === query ? last : undefined;
  const opened = open === undefined ? undefined : known.get(open);
  return { list, failed, opened, counts, waiting };
}

type NoEnquiryProps = { opened: Opened | undefined; now: number; onTry: () => void };

/** It is loaded, could not be, was deleted, or never was. */
function NoEnquiry({ opened, now, onTry }: NoEnquiryProps) {
  if (opened !== undefined && "gone" in opened) return <Gone {...opened} now={now} />;
  if (opened !== undefined && "failed" in opened) {
    return <NotLoaded isPage sentence={opened.failed} onTry={onTry} />;
  }
  return (
    <p className="desk-void" role="status">
      Loading the enquiry
    </p>
  );
}

type OpenClashesProps = { changes: Changes; enquiry: DeskEnquiry; session: SignedIn };

function OpenClashes({ changes, enquiry, session: { me, people } }: OpenClashesProps) {
  const { clashes } = useSyncExternalStore(changes.subscribe, changes.read);
  return clashes
    .filter(({ id }) => id === enquiry.id)
    .map(({ key, ...clash }) => (
      <Clash
        key={key}
        {...clash}
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
    <div className="desk-void">
      {gone === undefined && !wasThere ? (
        <h1>There is nothing under this address.</h1>
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
  /** The enquiry whose name takes the focus once it is shown. */
  const toName = useRef<string>(undefined);
  useEffect(() => focusName(enquiry, toName), [enquiry]);
  const step = (by: number) => () => {
    const at = ids.indexOf(place.open ?? focusedRow() ?? "");
    const id = ids[at < 0 ? 0 : Math.min(Math.max(at + by, 0), ids.length - 1)];
    if (id === undefined) return;
    focusRow(id);
    if (place.open !== undefined || matchMedia(WIDE).matches) go({ ...place, open: id });
  };
  useKeys({
    j: step(1),
    k: step(-1),
    Enter: () => {
      const id = focusedRow() ?? place.open;
      if (id === undefined) return;
      toName.current = id;
      if (id === place.open) focusName(enquiry, toName);
      else go({ ...place, open: id });
    },
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

function focusName(
  enquiry: DeskEnquiry | undefined,
  toName: React.RefObject<string | undefined>,
): void {
  if (enquiry === undefined || enquiry.id !== toName.current) return;
  toName.current = undefined;
  document.querySelector<HTMLElement>(".desk-head h1")?.focus();
}

function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-row]")?.dataset["row"];
}

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
}
