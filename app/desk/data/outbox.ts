/** What became of one change at the server. `version`: number of the enquiry's newest event. */
export type Sent =
  | { kind: "done"; version: number }
  | { kind: "conflict" }
  | { kind: "offline" }
  | { kind: "refused" }
  | { kind: "signed-out" };

/** A change as it waits: its key makes sending it twice harmless. */
export type Waiting<Change> = {
  key: string;
  enquiry: string;
  /** The event number that whoever made it had seen. */
  seen: number;
  change: Change;
};

export type Outbox<Change> = {
  /** Resolves when it is settled; a change that waits for the connection resolves only then. */
  add: (enquiry: string, seen: number, change: Change) => Promise<Sent>;
  /** Sends what waits, in order; called when the connection is back. Returns how many were sent. */
  flush: () => Promise<number>;
  list: () => readonly Waiting<Change>[];
};

type Entry<Change> = Waiting<Change> & { settle: (sent: Sent) => void };

/**
 * Changes go out one at a time in the order in which they were made. Without a connection they wait in
 * this tab. One's own changes do not conflict with each other: each is sent with the number that the
 * one before it brought back.
 */
export function createOutbox<Change>(
  send: (waiting: Waiting<Change>) => Promise<Sent>,
  /** Gets how many wait. */
  onChange: (waiting: number) => void,
  createKey: () => string = () => crypto.randomUUID(),
): Outbox<Change> {
  let entries: readonly Entry<Change>[] = [];
  const ownVersions = new Map<string, number>();
  let flushing: Promise<number> | undefined;

  function set(next: readonly Entry<Change>[]) {
    entries = next;
    onChange(next.length);
  }

  async function sendAll(): Promise<number> {
    let count = 0;
    for (let first = entries[0]; first !== undefined; first = entries[0]) {
      const own = ownVersions.get(first.enquiry) ?? 0;
      const sent = await send({ ...first, seen: Math.max(first.seen, own) });
      if (sent.kind === "offline" || sent.kind === "signed-out") return count;
      if (sent.kind === "done") {
        ownVersions.set(first.enquiry, sent.version);
        count += 1;
      }
      set(entries.slice(1));
      first.settle(sent);
    }
    return count;
  }

  const flush = () => {
    flushing ??= sendAll().finally(() => (flushing = undefined));
    return flushing;
  };

  return {
    add(enquiry, seen, change) {
      return new Promise((settle) => {
        set([...entries, { key: createKey(), enquiry, seen, change, settle }]);
        void flush();
      });
    },
    flush,
    list: () => entries,
  };
}
