/** What became of one change at the server. `number`: of the event that it made, where there is one. */
export type Sent =
  | { kind: "done"; number: number | undefined }
  | { kind: "conflict" }
  | { kind: "offline" }
  | { kind: "refused" }
  | { kind: "signed-out" };

/** A change as it waits: its key makes sending it twice harmless. */
export type WaitingChange<Change> = {
  key: string;
  enquiry: string;
  /** The event number that its author had seen. */
  seen: number;
  change: Change;
};

export type Outbox<Change> = {
  /** Resolves when it is settled; a change that waits for the connection resolves only then. */
  add: (enquiry: string, seen: number, change: Change) => Promise<Sent>;
  /** Sends what waits, in order; called when the connection is back. Returns what was saved. */
  flush: () => Promise<readonly Change[]>;
  list: () => readonly WaitingChange<Change>[];
};

type Entry<Change> = WaitingChange<Change> & { settle: (sent: Sent) => void };

/** Seconds until what found no answer is sent again; the last goes on. */
const RETRIES_S = [5, 15, 60];

/**
 * Changes go out one at a time in the order in which they were made. Without an answer they wait in
 * this tab and are sent again, sooner where somebody asks for it.
 */
export function createOutbox<Change>(
  send: (waiting: WaitingChange<Change>) => Promise<Sent>,
  /** Gets what found no answer and waits; what is sent for the first time is not among it. */
  onChange: (waiting: readonly WaitingChange<Change>[]) => void,
  createKey: () => string = () => crypto.randomUUID(),
): Outbox<Change> {
  let entries: readonly Entry<Change>[] = [];
  let isSending = false;
  let isStuck = false;
  let sending: Promise<readonly Change[]> = Promise.resolve([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  function set(next: readonly Entry<Change>[]) {
    entries = next;
    onChange(isStuck ? next : []);
  }

  function sendLater() {
    const seconds = RETRIES_S[Math.min(tries, RETRIES_S.length - 1)] ?? 60;
    tries += 1;
    timer = setTimeout(() => void flush(), seconds * 1000);
  }

  async function sendAll(): Promise<readonly Change[]> {
    const saved: Change[] = [];
    clearTimeout(timer);
    for (let first = entries[0]; first !== undefined; first = entries[0]) {
      const { settle, ...waiting } = first;
      const sent = await send(waiting);
      if (sent.kind === "offline") sendLater();
      isStuck = sent.kind === "offline" || sent.kind === "signed-out";
      if (isStuck) {
        set(entries);
        break;
      }
      tries = 0;
      if (sent.kind === "done") saved.push(first.change);
      set(entries.slice(1));
      settle(sent);
    }
    // Before the code that awaits a change adds another: that one begins a round of its own.
    isSending = false;
    return saved;
  }

  const flush = () => {
    if (!isSending) {
      isSending = true;
      sending = sendAll();
    }
    return sending;
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
