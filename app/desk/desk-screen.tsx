import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { DeskBar, inbox } from "./desk-bar.tsx";
import { call, LEFT, SIGNED_OUT } from "#app/desk/data/call.ts";
import type { Opened } from "#app/desk/data/enquiry-store.ts";
import { isWide } from "#app/desk/data/is-wide.ts";
import { screenKeys } from "#app/desk/data/keys.ts";
import { useKeys } from "#app/desk/data/use-keys.ts";
import { notice } from "#app/desk/data/set-notice.ts";
import { askAboutLastCall } from "#app/desk/data/remember-call.ts";
import { go, readPlace, useSearch, type DeskPlace } from "#app/desk/data/desk-place.ts";
import type { SignedIn } from "#app/desk/data/leave-if-signed-out.ts";
import { showAway, undoShown } from "#app/desk/data/desk-toast.ts";
import { dropStores, storesOf } from "#app/desk/data/stores.ts";
import { useDeskEvents } from "#app/desk/data/use-desk-events.ts";
import { useNow } from "#app/desk/data/use-now.ts";
import { ConnectionBar } from "./connection-bar.tsx";
import { DeskFacts } from "./desk-facts.tsx";
import { EnquiriesScreen } from "./enquiries-screen.tsx";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { cleanForeignText } from "./foreign.tsx";
import { ScreenFault } from "./screen-fault.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { PeopleDialog } from "./people-dialog.tsx";
import { countWorseSites, WatchScreen } from "#app/desk/watch/watch-screen.tsx";
import { WeekScreen } from "#app/desk/week/week-screen.tsx";
import { classNames } from "#lib/class-names.ts";
import { deskApi, type DeskMessage } from "#lib/desk/contract.ts";
import type { SitesAnswer } from "#lib/desk/watch.ts";

type RoomProps = {
  session: SignedIn;
  opens: "people" | undefined;
  pageNames: Readonly<Record<string, string>>;
  pageAuditPath: string;
};

/** Everything behind the door: header, the three places, dialogs, what happens meanwhile. */
export function DeskScreen({ session, opens, pageNames, pageAuditPath }: RoomProps) {
  const { me, device, mailTo, channels } = session;
  const now = useNow();
  const place = readPlace(useSearch());
  const [dialog, setDialog] = useState<ScreenDialogProps["name"]>(opens);
  const [sites, setSites] = useState<SitesAnswer>();
  const { stores, counts, known, connection } = useStores(session);
  const { isSeeking, seek, openSearch, closeSearch } = useSeeking(place);

  const facts = useMemo(
    () => ({ pageNames, pageAuditPath, me: firstNameOf(me.name), mailTo, channels }),
    [pageNames, pageAuditPath, me, mailTo, channels],
  );
  const worse = sites === undefined ? counts.worse : countWorseSites(sites);
  const open = place.screen === "enquiries" ? place.open : undefined;
  useTitle(place, { waiting: counts.waiting, worse, opened: known.get(open ?? "") });
  useKeys(screenKeys, { "?": () => setDialog("keys"), "/": seek, u: () => void undoShown() });

  return (
    <DeskFacts value={facts}>
      <div className={classNames("desk", open !== undefined ? "desk-at-item" : "desk-at-list")}>
        <DeskBar
          place={place}
          waiting={counts.waiting}
          worse={worse}
          me={{ name: me.name, device: device.name }}
          onDialog={setDialog}
          onSeek={openSearch}
          onSignOut={() => signOut(me.id)}
        >
          <ConnectionBar {...connection} />
        </DeskBar>
        <ScreenFault key={place.screen}>
          {place.screen === "enquiries" ? (
            <EnquiriesScreen
              place={place}
              session={session}
              stores={stores}
              isSeeking={isSeeking}
              onCloseSearch={closeSearch}
              now={now}
            >
              <ConnectionBar {...connection} />
            </EnquiriesScreen>
          ) : place.screen === "week" ? (
            <WeekScreen place={place} now={now} />
          ) : (
            <WatchScreen
              session={session}
              open={place.site}
              sites={sites}
              onSites={setSites}
              now={now}
            />
          )}
        </ScreenFault>
        <ScreenDialog name={dialog} now={now} onClose={() => setDialog(undefined)} />
      </div>
    </DeskFacts>
  );
}

type ScreenDialogProps = { name: "people" | "keys" | undefined; now: number; onClose: () => void };

function ScreenDialog({ name, now, onClose }: ScreenDialogProps) {
  if (name === "keys") return <KeysDialog onClose={onClose} />;
  return name === "people" ? <PeopleDialog now={now} onClose={onClose} /> : null;
}

/** What this tab has loaded, and the connection by which it hears of more. */
function useStores(session: SignedIn) {
  const [stores] = useState(() => storesOf(session));
  const { store, changes } = stores;
  const { counts, known } = useSyncExternalStore(store.subscribe, store.read);
  const { waiting } = useSyncExternalStore(changes.subscribe, changes.read);
  const [connection, onTry] = useDeskEvents({
    after: store.last,
    onMessage(message: DeskMessage) {
      if (message.type === "signed-out") dispatchEvent(new Event(SIGNED_OUT));
      else {
        store.hear(message);
        notice(message, session.me.id, (id) =>
          go({ screen: "enquiries", show: "waiting", query: "", open: id }),
        );
      }
    },
    onOpen(how) {
      store.retry();
      void changes.catchUp(how);
    },
  });
  useEffect(
    () => void askAboutLastCall(session.me, stores.acts.askAboutCall),
    [stores, session.me],
  );
  useWarning(waiting.length > 0);
  const tryNow = () => {
    onTry();
    void changes.outbox.flush();
  };
  const shown = { connection, waiting: waiting.length, onTry: tryNow };
  return { stores, counts, known, connection: shown };
}

/** The browser warns before the tab is closed that something was not sent yet. */
function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}

/** Whether the search is over the list, as on a phone. */
function useSeeking({ screen }: DeskPlace) {
  const [isSeeking, setSeeking] = useState(false);
  const seek = () => {
    const field = [...document.querySelectorAll<HTMLElement>("[data-desk-search]")].find(
      (each) => each.offsetParent !== null,
    );
    if (field) field.focus();
    else setSeeking(true);
  };
  const openSearch = () => {
    if (screen !== "enquiries") go(inbox);
    setSeeking(true);
  };
  const closeSearch = () => {
    setSeeking(false);
    go(inbox);
  };
  return { isSeeking, seek, openSearch, closeSearch };
}

function signOut(person: string): void {
  void call(deskApi.signOut, { body: {} }).then((answer) => {
    if (!answer.ok && answer.kind === "away") return showAway();
    dropStores(person);
    dispatchEvent(new CustomEvent(SIGNED_OUT, { detail: LEFT }));
  });
}

function inBrackets(count: number): string {
  return count === 0 ? "" : `(${count}) `;
}

type Titled = { waiting: number; worse: number; opened: Opened | undefined };

/**
 * "(8) Enquiries | Desk"; without the number when it is 0. On a phone an open enquiry names itself;
 * on a wide screen the list is there as well.
 */
function useTitle(place: DeskPlace, { waiting, worse, opened }: Titled): void {
  const title =
    place.screen === "watch"
      ? `${inBrackets(worse)}Watch | Desk`
      : place.screen === "week"
        ? "Week | Desk"
        : `${inBrackets(waiting)}Enquiries | Desk`;
  const named =
    opened !== undefined && "id" in opened
      ? `${inBrackets(waiting)}${cleanForeignText(opened.name)} | Desk`
      : undefined;
  useEffect(() => {
    document.title = named !== undefined && !isWide() ? named : title;
  }, [title, named]);
}
