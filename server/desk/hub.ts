import type { DeskMessage } from "#lib/desk/contract.ts";
import type { Counts } from "#lib/desk/enquiry.ts";

import { createStreamPlaces, type StreamPlace } from "#server/front/stream-places.ts";
import { createRareLog } from "#server/log/rare-log.ts";
import { errorKind, type Log } from "#server/log/log.ts";
import { countLists, toEnquiryRow } from "#server/desk/store/enquiries.ts";
import {
  lastNumber,
  noteWhatHappened,
  readEventsAfter,
  toHappening,
  type StoredEvent,
} from "#server/desk/store/events.ts";
import { isSessionOpen } from "#server/desk/store/passkeys.ts";
import { readNames } from "#server/desk/store/people.ts";
import { noteReminders } from "#server/desk/store/reminders.ts";
import type { DeskSql } from "#server/desk/store/sql.ts";

/** `number` of the event that it announces; absent if there is none. */
export type NumberedMessage = { message: DeskMessage; number?: number };

type StreamReader = {
  person: string;
  /** Of the session's token: the stream ends with it. */
  session: string;
  /** The newest event that the page knows. */
  after: number;
  tell: (message: NumberedMessage) => void;
};

type HubOptions = {
  sql: DeskSql;
  clock: () => number;
  log: Log;
  /** How many watched sites got worse, with everything that is known of them. */
  countWorse: () => Promise<number>;
  lookEveryMs?: number;
};

/** What another server or a terminal changes is seen by looking; a second is the most that it may take. */
const LOOK_EVERY_MS = 500;
/** How many events are sent at a time; the rest follows with the next look. */
const MOST_EVENTS = 500;
/** Windows of one browser; a session that holds more takes connections from the others. */
const MOST_STREAMS = 12;

/** Tells every open desk what happens, in the order of the events' numbers. */
export class DeskHub {
  #options: HubOptions;
  #readers = new Set<StreamReader>();
  #logRarely: ReturnType<typeof createRareLog>;
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isNudged = false;
  #places = createStreamPlaces();

  constructor(options: HubOptions) {
    this.#options = options;
    this.#logRarely = createRareLog(options.log);
  }

  async count(me: string): Promise<Counts> {
    const { sql, clock, countWorse } = this.#options;
    const counts = await countLists(sql, { me, now: clock() });
    return { ...counts, worse: await countWorse() };
  }

  /** Looks now rather than at the next turn. */
  nudge(): void {
    if (this.#readers.size > 0) this.#begin();
  }

  /** For one more stream of a session; undefined if it has too many. */
  takePlace(session: string): StreamPlace | undefined {
    return this.#places.take([[session, MOST_STREAMS]]);
  }

  /** Returns what ends it. */
  listen(reader: StreamReader): () => void {
    this.#readers.add(reader);
    this.#begin();
    return () => this.#readers.delete(reader);
  }

  /** When the server ends: streams would hold it up. */
  endStreams(): void {
    this.#places.end();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#readers.clear();
  }

  #begin() {
    clearTimeout(this.#timer);
    if (this.#turn === undefined) this.#turn = this.#takeTurn();
    else this.#isNudged = true;
  }

  async #takeTurn() {
    try {
      do {
        this.#isNudged = false;
        await this.#look();
      } while (this.#isNudged);
    } catch (error) {
      this.#logRarely("desk_not_notified", { kind: errorKind(error) });
    }
    this.#turn = undefined;
    const { lookEveryMs = LOOK_EVERY_MS } = this.#options;
    if (this.#readers.size > 0) this.#timer = setTimeout(() => this.#begin(), lookEveryMs).unref();
  }

  async #look() {
    const { sql, clock } = this.#options;
    await noteWhatHappened(sql, clock());
    await noteReminders(sql, clock());
    for (const reader of this.#readers) {
      if (await isSessionOpen(sql, reader.session, clock())) continue;
      this.#readers.delete(reader);
      reader.tell({ message: { type: "signed-out" } });
    }
    if (this.#readers.size === 0) return;
    const newest = await lastNumber(sql);
    for (const reader of this.#readers)
      if (reader.after < newest) await this.#tellAll(reader, newest);
  }

  async #tellAll(reader: StreamReader, newest: number) {
    const { sql } = this.#options;
    const events = await readEventsAfter(sql, reader.after, MOST_EVENTS);
    const names = await readNames(sql);
    const counts = await this.count(reader.person);
    for (const event of events) {
      const message = await describeEvent(sql, event, names, counts);
      if (message !== undefined) reader.tell({ message, number: event.number });
      reader.after = event.number;
    }
    // Events that are not sent are skipped: an earlier version wrote an export to every enquiry's timeline.
    if (events.length < MOST_EVENTS) reader.after = Math.max(reader.after, newest);
    else this.#isNudged = true;
  }
}

async function describeEvent(
  sql: DeskSql,
  event: StoredEvent,
  names: ReadonlyMap<string, string>,
  counts: Counts,
): Promise<DeskMessage | undefined> {
  if (event.kind === "forgotten") {
    const ids = event.body["ids"] as string[];
    const by = event.person === null ? null : (names.get(event.person) ?? null);
    return { type: "gone", ids, by, at: event.at, counts };
  }
  const [row] = await sql.all("select * from submission where id = $1", [event.sub]);
  if (row === undefined) return undefined;
  const happening = toHappening(event, names);
  return { type: "change", row: toEnquiryRow(row, names), happening, counts };
}
