import { setTimeout as pause } from "node:timers/promises";

import { readRegistrableDomain } from "#engine/address/registrable-domain.ts";

import { addressKeyOf } from "#server/client-address.ts";

/**
 * Who may go next: one line for each site and one for each machine that sites stand on, for all
 * readings and audits of this server together, and one for the server's own places. Parties that
 * wait are let in in turn, whichever of them waits for more.
 */
export type Lines = {
  /** Waits for the next turn. Rejects with the signal's reason. */
  take: (key: string, wish: Wish) => Promise<Turn>;
  /** Nobody is let in before so many ms are over: the site asked for it. */
  rest: (key: string, ms: number) => void;
  /** How many parties wait. */
  waiting: (key: string) => number;
  /** Lines in which somebody is or waits, or was a moment ago. */
  size: () => number;
};

export type Turn = {
  /**
   * The question is out: the next one may be let in, and the gap counts from here, since a new
   * connection may take its time. Until then, or until `leave`, nobody else is let in where there is
   * a gap: whoever asks several times, alone, says nothing before it leaves.
   */
  sent: () => void;
  /** Must be called when the answer is there. */
  leave: () => void;
};

export type Wish = {
  /** Who waits: a visitor's reading, a crawl. */
  party: symbol;
  /** From this question to the next party's, in ms. */
  gapMs: number;
  /** From this question to the same party's next one; `gapMs` unless given. */
  ownGapMs?: number;
  /** How many may be let in at a time, this one among them. */
  atOnce: number;
  signal: AbortSignal;
};

export type LinesOptions = {
  clock: () => number;
  wait?: (ms: number) => Promise<unknown>;
};

type Waiter = Wish & { admit: () => void };

type Line = {
  running: number;
  /** Somebody was let in whose question is not out yet. */
  isOpening: boolean;
  /** By party, in the order in which they will be served. */
  queue: Map<symbol, Waiter[]>;
  last: symbol | undefined;
  freeAt: number;
  /** For `last`. */
  ownFreeAt: number;
  isWaiting: boolean;
};

/** Lines without anybody are cleared away past this number. */
const MAX_IDLE_LINES = 1_000;

export function createLines({ clock, wait = pause }: LinesOptions): Lines {
  const lines = new Map<string, Line>();

  /** Nobody passes the first of them, who may wait for more to end than others would. */
  function advance(line: Line) {
    for (;;) {
      const first = firstOf(line);
      if (first === undefined || line.isWaiting || line.isOpening) return;
      if (line.running >= first.atOnce) return;
      const earlyMs = (first.party === line.last ? line.ownFreeAt : line.freeAt) - clock();
      if (earlyMs > 0) return waitFor(line, earlyMs);
      shift(line);
      line.running += 1;
      line.isOpening = first.gapMs > 0;
      line.last = first.party;
      first.admit();
    }
  }

  function waitFor(line: Line, ms: number) {
    line.isWaiting = true;
    const goOn = () => {
      line.isWaiting = false;
      advance(line);
    };
    wait(ms).then(goOn, goOn);
  }

  function take(key: string, wish: Wish): Promise<Turn> {
    const { signal, party } = wish;
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const line = lineOf(key);
    const { promise, resolve, reject } = Promise.withResolvers<Turn>();
    const giveUp = () => {
      drop(line, waiter);
      reject(signal.reason as Error);
      advance(line);
    };
    const waiter: Waiter = {
      ...wish,
      admit: () => {
        signal.removeEventListener("abort", giveUp);
        resolve(createTurn(line, wish));
      },
    };
    signal.addEventListener("abort", giveUp, { once: true });
    line.queue.set(party, [...(line.queue.get(party) ?? []), waiter]);
    advance(line);
    return promise;
  }

  function createTurn(line: Line, { gapMs, ownGapMs = gapMs }: Wish): Turn {
    let state: "let in" | "sent" | "left" = "let in";
    const send = () => {
      line.isOpening = false;
      line.freeAt = Math.max(line.freeAt, clock() + gapMs);
      line.ownFreeAt = Math.max(line.ownFreeAt, clock() + ownGapMs);
    };
    return {
      sent() {
        if (state !== "let in") return;
        state = "sent";
        send();
        advance(line);
      },
      leave() {
        if (state === "left") return;
        if (state === "let in") send();
        state = "left";
        line.running -= 1;
        advance(line);
      },
    };
  }

  function lineOf(key: string): Line {
    const known = lines.get(key);
    if (known !== undefined) return known;
    if (lines.size >= MAX_IDLE_LINES) clearIdle();
    const line = {
      running: 0,
      isOpening: false,
      queue: new Map<symbol, Waiter[]>(),
      last: undefined,
      freeAt: 0,
      ownFreeAt: 0,
      isWaiting: false,
    };
    lines.set(key, line);
    return line;
  }

  function clearIdle() {
    for (const [key, { running, queue, freeAt }] of lines) {
      if (running === 0 && queue.size === 0 && freeAt <= clock()) lines.delete(key);
    }
  }

  return {
    take,
    rest(key, ms) {
      const line = lineOf(key);
      line.freeAt = Math.max(line.freeAt, clock() + ms);
      line.ownFreeAt = Math.max(line.ownFreeAt, clock() + ms);
    },
    waiting: (key) => lines.get(key)?.queue.size ?? 0,
    size: () => lines.size,
  };
}

/** The line of a site: its registrable domain. */
export function siteLine(hostName: string): string {
  return `site ${readRegistrableDomain(hostName)}`;
}

/** The line of a machine: its IPv4 address, or the /64 of its IPv6 address. */
export function machineLine(address: string): string {
  return `machine ${addressKeyOf(address)}`;
}

function firstOf({ queue }: Line): Waiter | undefined {
  const [waiters] = queue.values();
  return waiters?.[0];
}

/** Lets the first one go; others of its party wait behind all other parties. */
function shift({ queue }: Line) {
  const [first] = queue;
  if (first === undefined) return;
  const [party, waiters] = first;
  queue.delete(party);
  if (waiters.length > 1) queue.set(party, waiters.slice(1));
}

function drop({ queue }: Line, waiter: Waiter) {
  const others = queue.get(waiter.party)?.filter((other) => other !== waiter) ?? [];
  if (others.length > 0) queue.set(waiter.party, others);
  else queue.delete(waiter.party);
}
