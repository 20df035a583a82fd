import { setTimeout as pause } from "node:timers/promises";

import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";
import { Turns } from "#lib/turns.ts";

import { rateKeysOf } from "#server/front/client-address.ts";

/**
 * Decides who may go next. There is one line for each site, one for each machine with sites on it, over
 * all readings and audits of this server, and one for the server's own places. Waiting requesters take
 * turns, however much each of them wants.
 */
export type Lines = {
  /** Waits for the next turn. Rejects with the signal's reason. */
  take: (key: string, asked: TurnRequest) => Promise<Turn>;
  /** Nobody is let in before so many ms are over: the site asked for it. */
  rest: (key: string, ms: number) => void;
  /** How many requesters wait. */
  waiting: (key: string) => number;
  /** Lines that are in use, or were a moment ago. */
  size: () => number;
};

export type Turn = {
  /**
   * The question is out: the next one may be let in, and the gap counts from here, since a new
   * connection may take its time. Until then, or until `leave`, a line with a gap lets no other in. A
   * caller that asks several times in one turn does not call this.
   */
  sent: () => void;
  /** Must be called when the answer is there. */
  leave: () => void;
};

export type TurnRequest = {
  /** Who waits: a visitor's reading, a crawl. */
  requester: symbol;
  /** From this question to the next requester's, in ms. */
  gapMs: number;
  /** From this question to the same requester's next one; `gapMs` unless given. */
  ownGapMs?: number;
  /** How many may be let in at a time, this one among them. */
  atOnce: number;
  signal: AbortSignal;
};

type LinesOptions = {
  /** Monotonic ms: a clock that is set back must not make a site wait. */
  clock?: () => number;
  wait?: (ms: number) => Promise<unknown>;
};

type Waiter = TurnRequest & { admit: () => void };

/** Beyond this number, empty lines are removed. */
const MAX_IDLE_LINES = 1_000;

const monotonic = () => performance.now();

/** Queues for sites and machines, of this process alone. */
export function createLines({ clock = monotonic, wait = pause }: LinesOptions = {}): Lines {
  const lines = new Map<string, Line>();

  function lineOf(key: string): Line {
    const known = lines.get(key);
    if (known !== undefined) return known;
    if (lines.size >= MAX_IDLE_LINES) {
      for (const [name, line] of lines) if (line.isIdle()) lines.delete(name);
    }
    const line = new Line({ clock, wait });
    lines.set(key, line);
    return line;
  }

  return {
    take: (key, asked) => lineOf(key).take(asked),
    rest: (key, ms) => lineOf(key).rest(ms),
    waiting: (key) => lines.get(key)?.waiting() ?? 0,
    size: () => lines.size,
  };
}

class Line {
  #clock: () => number;
  #wait: (ms: number) => Promise<unknown>;
  #queue = new Turns<symbol, Waiter>();
  #running = 0;
  /** Somebody was let in whose question is not out yet. */
  #isOpening = false;
  #isWaiting = false;
  #last: symbol | undefined;
  #freeAt = 0;
  /** For `#last`. */
  #ownFreeAt = 0;

  constructor({ clock, wait }: Required<LinesOptions>) {
    this.#clock = clock;
    this.#wait = wait;
  }

  take(asked: TurnRequest): Promise<Turn> {
    const { signal } = asked;
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const { promise, resolve, reject } = Promise.withResolvers<Turn>();
    const giveUp = () => {
      this.#queue.remove(waiter);
      reject(signal.reason as Error);
      this.#advance();
    };
    const waiter: Waiter = {
      ...asked,
      admit: () => {
        signal.removeEventListener("abort", giveUp);
        resolve(this.#createTurn(asked));
      },
    };
    signal.addEventListener("abort", giveUp, { once: true });
    this.#queue.add(waiter);
    this.#advance();
    return promise;
  }

  rest(ms: number, ownMs = ms): void {
    this.#freeAt = Math.max(this.#freeAt, this.#clock() + ms);
    this.#ownFreeAt = Math.max(this.#ownFreeAt, this.#clock() + ownMs);
  }

  waiting(): number {
    return this.#queue.size;
  }

  isIdle(): boolean {
    return this.#running === 0 && this.#queue.size === 0 && this.#freeAt <= this.#clock();
  }

  /** First in, first out: later requests never overtake the first, even when it needs more capacity. */
  #advance() {
    for (;;) {
      const first = this.#queue.first();
      if (first === undefined || this.#isWaiting || this.#isOpening) return;
      if (this.#running >= first.atOnce) return;
      const freeAt = first.requester === this.#last ? this.#ownFreeAt : this.#freeAt;
      const earlyMs = freeAt - this.#clock();
      if (earlyMs > 0) return this.#comeBackIn(earlyMs);
      this.#queue.take();
      this.#running += 1;
      this.#isOpening = first.gapMs > 0;
      this.#last = first.requester;
      first.admit();
    }
  }

  #comeBackIn(ms: number) {
    this.#isWaiting = true;
    const goOn = () => {
      this.#isWaiting = false;
      this.#advance();
    };
    this.#wait(ms).then(goOn, goOn);
  }

  #createTurn({ gapMs, ownGapMs = gapMs }: TurnRequest): Turn {
    const sent = once(() => {
      this.#isOpening = false;
      this.rest(gapMs, ownGapMs);
      this.#advance();
    });
    const leave = once(() => {
      this.#running -= 1;
      sent();
      this.#advance();
    });
    return { sent, leave };
  }
}

/** The line of a site: its registrable domain. */
export function siteLine(hostName: string): string {
  return `site ${readRegistrableDomain(hostName)}`;
}

/** The line of a machine: its IPv4 address, or the /64 of its IPv6 address. */
export function machineLine(address: string): string {
  return `machine ${rateKeysOf(address).address}`;
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
