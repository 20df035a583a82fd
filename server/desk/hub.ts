import type { DeskMessage } from "#lib/desk/contract.ts";
import type { Counts } from "#lib/desk/enquiry.ts";

import { createRareLog } from "#server/log/log-rarely.ts";
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
import type { DeskSql } from "#server/desk/store/sql.ts";

/** `number` of the event that it tells of; absent where there is none. */
export type NumberedMessage = { message: DeskMessage; number?: number };

export type StreamReader = {
  person: string;
  /** Of the session's token: the stream ends with it. */
  session: string;
  /** The newest event that the page knows. */
  after: number;
  tell: (told: NumberedMessage) => void;
};

export type DeskHub = {
  count: (person: string) => Promise<Counts>;
  /** Looks now rather than at the next turn. */
  nudge: () => void;
  listen: (reader: StreamReader) => () => void;
  close: () => void;
};

type HubOptions = {
  sql: DeskSql;
  clock: () => number;
  log: Log;
  promiseHours: number;
  /** How many watched sites got worse, and everything there is to tell of them. */
  countWorse: () => Promise<number>;
  lookEveryMs?: number;
};

/** What another server or a terminal changes is seen by looking; a second is the most that it may take. */
const LOOK_EVERY_MS = 500;
/** A page that was away for longer than so many events reads its list anew. */
const MOST_EVENTS = 500;

/** Tells every open desk what happens, in the order of the events' numbers. */
export function createDeskHub(options: HubOptions): DeskHub {
  const { sql, clock, lookEveryMs = LOOK_EVERY_MS } = options;
  const readers = new Set<StreamReader>();
  const logRarely = createRareLog(options.log);
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> | undefined;
  let isNudged = false;

  async function count(me: string): Promise<Counts> {
    const counts = await countLists(sql, {
      me,
      promiseHours: options.promiseHours,
      now: clock(),
    });
    return { ...counts, worse: await options.countWorse() };
  }

  async function look() {
    await noteWhatHappened(sql, clock());
    for (const reader of readers) {
      if (await isSessionOpen(sql, reader.session)) continue;
      readers.delete(reader);
      reader.tell({ message: { type: "signed-out" } });
    }
    if (readers.size === 0) return;
    const newest = await lastNumber(sql);
    for (const reader of readers) if (reader.after < newest) await tellAll(reader);
  }

  async function tellAll(reader: StreamReader) {
    const events = await readEventsAfter(sql, reader.after, MOST_EVENTS);
    const names = await readNames(sql);
    const counts = await count(reader.person);
    for (const event of events) {
      const message = await describe(event, names, counts);
      if (message !== undefined) reader.tell({ message, number: event.number });
      reader.after = event.number;
    }
  }

  async function describe(
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

  async function takeTurn() {
    try {
      do {
        isNudged = false;
        await look();
      } while (isNudged);
    } catch (error) {
      logRarely("desk_not_told", { kind: errorKind(error) });
    }
    turn = undefined;
    if (readers.size > 0) timer = setTimeout(begin, lookEveryMs).unref();
  }

  function begin() {
    clearTimeout(timer);
    if (turn === undefined) turn = takeTurn();
    else isNudged = true;
  }

  return {
    count,
    nudge: () => {
      if (readers.size > 0) begin();
    },
    listen: (reader) => {
      readers.add(reader);
      begin();
      return () => readers.delete(reader);
    },
    close: () => {
      clearTimeout(timer);
      readers.clear();
    },
  };
}
