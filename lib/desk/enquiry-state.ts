import type { AnswerBy, Happening } from "./enquiry.ts";
import type { Person } from "./person.ts";
import { HOUR_MS, MINUTE_MS } from "#lib/durations.ts";

/** What holds for an enquiry, derived from its events. Screens read this and never the events. */
export type DerivedState = {
  /** For the timeline, oldest first: without what was undone; a call and its outcome are one line. */
  lines: readonly Happening[];
  /**
   * The first answer since the enquiry was last new; it stops the clock. `via` is undefined where
   * somebody set the status by hand.
   */
  answer: { at: number; by: Person | null; via: AnswerBy | undefined } | undefined;
  /** The newest message or call of each person. */
  contacts: readonly Contact[];
  /** Calls without an outcome. */
  openCalls: readonly Happening[];
  /** Ids of the people who opened it, the first one first. */
  seenBy: readonly string[];
  /** The spam mark that somebody set by hand. */
  spamMark: Happening | undefined;
  /** The failed notification that can be sent again. */
  failedNotice: Happening | undefined;
};

type Contact = { by: Person; at: number; via: AnswerBy };

/** `events`: oldest first, as the server sends them. */
export function deriveEnquiryState(events: readonly Happening[]): DerivedState {
  const valid = withoutUndone(events);
  const { lines, openCalls } = joinCalls(valid);
  const failed = valid.findLast(({ kind }) => kind === "not-notified");
  const isSentAgain = valid.some(
    ({ kind, number }) => kind === "sent-again" && number > (failed?.number ?? 0),
  );
  return {
    lines,
    openCalls,
    answer: findAnswer(valid),
    contacts: findContacts(valid),
    seenBy: valid.flatMap(({ kind, by }) => (kind === "seen" && by !== null ? [by.id] : [])),
    spamMark: valid.findLast(({ kind }) => kind === "spam"),
    failedNotice: isSentAgain ? undefined : failed,
  };
}

/** An undo can be undone, too, so the newest event is read first. */
function withoutUndone(events: readonly Happening[]): readonly Happening[] {
  const undone = new Set<number>();
  return events
    .toReversed()
    .flatMap((event) => {
      if (undone.has(event.number)) return [];
      if (event.kind !== "undone") return [event];
      undone.add(event.of);
      return [];
    })
    .toReversed();
}

/** Each outcome belongs to the newest open call of the same person. */
function joinCalls(events: readonly Happening[]): Pick<DerivedState, "lines" | "openCalls"> {
  let openCalls: readonly Happening[] = [];
  let lines: readonly Happening[] = [];
  for (const event of events) {
    const isOutcome =
      event.kind === "not-reached" || (event.kind === "answered" && event.via === "call");
    const call = isOutcome ? openCalls.findLast(({ by }) => by?.id === event.by?.id) : undefined;
    openCalls = openCalls.filter((each) => each !== call);
    if (event.kind === "calling") openCalls = [...openCalls, event];
    lines = [...lines.filter((each) => each !== call), event];
  }
  return { lines, openCalls };
}

function findAnswer(events: readonly Happening[]): DerivedState["answer"] {
  let answer: DerivedState["answer"];
  for (const event of events) {
    if (event.kind === "status" && event.status === "new") answer = undefined;
    else if (event.kind === "answered" || event.kind === "status") {
      const via = event.kind === "answered" ? event.via : undefined;
      answer ??= { at: event.at, by: event.by, via };
    }
  }
  return answer;
}

/** A message counts until the enquiry is new again; a call was made, whatever came after it. */
function findContacts(events: readonly Happening[]): readonly Contact[] {
  const contacts = new Map<string, Contact>();
  for (const event of events) {
    if (event.kind === "status" && event.status === "new") {
      for (const [id, { via }] of contacts) if (via !== "call") contacts.delete(id);
    }
    if (event.by === null) continue;
    const { by, at } = event;
    if (event.kind === "answered") contacts.set(by.id, { by, at, via: event.via });
    if (event.kind === "calling") contacts.set(by.id, { by, at, via: "call" });
  }
  return [...contacts.values()];
}

const AT_IT_MS = 5 * MINUTE_MS;

/** The colleague who wrote or called within the last five minutes. */
export function findColleagueAtIt(
  { contacts }: DerivedState,
  me: Person,
  now: number,
): Contact | undefined {
  return contacts
    .filter(({ by, at }) => by.id !== me.id && now - at < AT_IT_MS)
    .toSorted((one, other) => one.at - other.at)
    .at(-1);
}

const ASKED_WITHIN_MS = 12 * HOUR_MS;

/** My newest call of today without an outcome, while nobody has answered. */
export function findOwnOpenCall(
  { openCalls, answer }: DerivedState,
  me: Person,
  now: number,
): Happening | undefined {
  if (answer !== undefined) return undefined;
  return openCalls.findLast(({ by, at }) => by?.id === me.id && now - at < ASKED_WITHIN_MS);
}
