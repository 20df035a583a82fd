import { call } from "./call.ts";
import { createOutbox, type Sent, type WaitingChange } from "./outbox.ts";
import { go } from "./desk-place.ts";
import { serverNow } from "./server-now.ts";
import { readDeskToast, showDeskToast } from "./desk-toast.ts";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { cleanForeignText } from "#app/desk/foreign.tsx";
import { deskApi, type Conflict } from "#lib/desk/contract.ts";
import type { Change, ChangeRequest } from "#lib/desk/change-request.ts";
import type { DeskEnquiry, Happening } from "#lib/desk/enquiry.ts";

/** A change that met a colleague's newer one: it waits until somebody decides. */
export type Clashing = { key: string; id: string; conflict: Conflict; change: Change; at: number };

type ChangeState = {
  /** What waits for the connection, in order; that one was opened is not worth showing. */
  waiting: readonly WaitingChange<Change>[];
  clashes: readonly Clashing[];
};

export type Changes = ReturnType<typeof createChanges>;

type ChangesOptions = {
  /** Id of the person who is signed in. */
  me: string;
  /** Gets the enquiry as it is after each. */
  onSaved: (enquiry: DeskEnquiry) => void;
  /** Whether an enquiry is on the screen. */
  isOpen: (id: string) => boolean;
};

/** Changes on their way. */
export function createChanges({ me, onSaved, isOpen }: ChangesOptions) {
  let state: ChangeState = { waiting: [], clashes: [] };
  const listeners = new Set<() => void>();
  /** Keys of changes of which it was said that they found no answer. */
  const announced = new Set<string>();
  const outbox = createOutbox<Change>(send, (waiting) =>
    set({ waiting: waiting.filter(({ change }) => isTold(change)) }),
  );
  const sendNow = () => void outbox.flush();

  function set(patch: Partial<ChangeState>) {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  async function send({ key, enquiry, seen, change }: WaitingChange<Change>): Promise<Sent> {
    const request: ChangeRequest = { key, after: seen, change };
    const answer = await call<DeskEnquiry>(deskApi.changes(enquiry), { body: request });
    if (answer.ok) {
      onSaved(answer.value);
      return { kind: "done", number: findOwn(answer.value.happenings, me, seen) };
    }
    if (answer.kind === "away") {
      if (!announced.has(key)) tellUnsent(change, sendNow);
      announced.add(key);
      return { kind: "offline" };
    }
    const { reason, conflict, problem } = answer.refusal;
    if (reason === "signed-out") return { kind: "signed-out" };
    if (reason === "conflict" && conflict) {
      onSaved(conflict.enquiry);
      const clash = setAside(key, change, conflict);
      set({ clashes: [...state.clashes, clash] });
      if (!isOpen(enquiry)) tellClash(clash);
      return { kind: "conflict" };
    }
    showDeskToast({ title: "Not saved", text: problem, look: "bad" });
    return { kind: "refused" };
  }

  return {
    outbox,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    closeClash: (key: string) =>
      set({ clashes: state.clashes.filter((clash) => clash.key !== key) }),
    /** Sends what waited, once the connection is back, and says so. */
    async catchUp({ wasCut }: { wasCut: boolean }): Promise<void> {
      const hasWaited = outbox.list().length > 0;
      const sent = hasWaited ? (await outbox.flush()).filter(isTold).length : 0;
      const text = `${spellNumberFirst(sent)} ${sent === 1 ? "change was" : "changes were"} sent.`;
      if (sent > 0) showDeskToast({ title: "Back online", text, look: "online" });
      else if (wasCut && !hasWaited && readDeskToast() === undefined) {
        showDeskToast({ title: "Back online", text: "Nothing was waiting.", look: "online" });
      }
    },
  };
}

function isTold({ kind }: Change): boolean {
  return kind !== "seen";
}

/** Without a connection the bar at the top says it. */
function tellUnsent(change: Change, sendNow: () => void): void {
  if (!navigator.onLine || !isTold(change)) return;
  const note = change.kind === "note" ? " Your note is still in the field." : "";
  showDeskToast({
    title: "Not saved",
    text: `The desk did not answer.${note}`,
    look: "bad",
    persists: true,
    actions: [{ label: "Try again", run: sendNow }],
  });
}

function setAside(key: string, change: Change, conflict: Conflict): Clashing {
  const { id, happenings } = conflict.enquiry;
  const kept = change.kind === "undo" ? changeBack(happenings, change.number) : change;
  return { key, id, conflict, change: kept, at: serverNow() };
}

/** The enquiry is not on the screen: a link leads to it. */
function tellClash({ id, conflict: { theirs, enquiry } }: Clashing): void {
  const first = theirs.by === null ? "Somebody" : firstNameOf(theirs.by.name);
  const open = () => go({ screen: "enquiries", show: "all", query: "", open: id });
  showDeskToast({
    title: `${first} was quicker`,
    text: "Your change is not saved yet.",
    look: "bad",
    persists: true,
    actions: [{ label: cleanForeignText(enquiry.name), run: open }],
  });
}

/** The event that a change made: one's own newest of status, owner or spam since it was on the screen. */
function findOwn(events: readonly Happening[], me: string, seen: number): number | undefined {
  return events.findLast(
    ({ kind, by, number, ...rest }) =>
      "isSpam" in rest && kind !== "undone" && by?.id === me && number > seen,
  )?.number;
}

/** What taking an event back would have set: it can be set still, beside a colleague's newer one. */
export function changeBack(events: readonly Happening[], number: number): Change {
  const undone = events.find((event) => event.number === number);
  const before = events.findLast((event) => event.number < number && "isSpam" in event);
  const state = before !== undefined && "isSpam" in before ? before : undefined;
  if (undone?.kind === "owner") return { kind: "owner", owner: state?.owner?.id ?? null };
  if (undone?.kind === "spam") return { kind: "not-spam" };
  if (undone?.kind === "not-spam") return { kind: "spam" };
  return { kind: "status", status: state?.status ?? "new" };
}
