/**
 * What one site sees of all of us together: so many requests at a time, and so long between the
 * beginnings of two, over every crawl and every reading of this server.
 */
export type Politeness = {
  /**
   * Waits for the site's next moment. `alone`: nobody else may be asking meanwhile. Rejects with the
   * signal's reason.
   */
  take: (site: string, manner: Manner) => Promise<Stay>;
  /** Nothing is begun there before so many ms are over: the site asked for it. */
  rest: (site: string, ms: number) => void;
  /** Sites that somebody asks, waits for or has just asked. */
  size: () => number;
};

export type Stay = {
  /** The question is out: the gap counts from here, since a new connection may take its time. */
  sent: () => void;
  /** Must be called when the answer is there. */
  leave: () => void;
};

export type Manner = {
  /** From this beginning to the next one. */
  gapMs: number;
  atOnce: number;
  alone?: boolean;
  signal: AbortSignal;
};

export type PolitenessOptions = {
  clock: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

type Waiter = Manner & { admit: () => void };

type Line = {
  running: number;
  isAlone: boolean;
  /** Somebody was let in whose question is not out yet. */
  isOpening: boolean;
  freeAt: number;
  queue: Waiter[];
  isWaiting: boolean;
};

/** Lines without anybody are cleared away past this number. */
const MAX_IDLE_LINES = 1_000;
const NEVER = new AbortController().signal;

export function createPoliteness({ clock, wait }: PolitenessOptions): Politeness {
  const lines = new Map<string, Line>();

  /** First come, first served: nobody passes who waits for less. */
  function advance(line: Line) {
    for (;;) {
      const [first] = line.queue;
      if (first === undefined || line.isWaiting || line.isAlone || line.isOpening) return;
      if (line.running >= (first.alone === true ? 1 : first.atOnce)) return;
      const earlyMs = line.freeAt - clock();
      if (earlyMs > 0) {
        line.isWaiting = true;
        const goOn = () => {
          line.isWaiting = false;
          advance(line);
        };
        wait(earlyMs, NEVER).then(goOn, goOn);
        return;
      }
      line.queue.shift();
      line.running += 1;
      line.isAlone = first.alone === true;
      line.isOpening = first.gapMs > 0;
      line.freeAt = clock() + first.gapMs;
      first.admit();
    }
  }

  function take(site: string, manner: Manner): Promise<Stay> {
    const line = lineOf(site);
    const { signal } = manner;
    const { promise, resolve, reject } = Promise.withResolvers<Stay>();
    if (signal.aborted) return Promise.reject(signal.reason as Error);

    const give = () => {
      line.queue = line.queue.filter((other) => other !== waiter);
      reject(signal.reason as Error);
      advance(line);
    };
    const waiter: Waiter = {
      ...manner,
      admit: () => {
        signal.removeEventListener("abort", give);
        const sent = once(() => noteSent(line, manner));
        const end = once(() => {
          sent();
          leave(line, manner);
        });
        resolve({ sent, leave: end });
      },
    };
    signal.addEventListener("abort", give, { once: true });
    line.queue.push(waiter);
    advance(line);
    return promise;
  }

  function noteSent(line: Line, { gapMs }: Manner) {
    line.isOpening = false;
    line.freeAt = Math.max(line.freeAt, clock() + gapMs);
    advance(line);
  }

  function leave(line: Line, { alone = false, gapMs }: Manner) {
    line.running -= 1;
    if (alone) {
      line.isAlone = false;
      // It may have asked several times: the gap counts from its end.
      line.freeAt = Math.max(line.freeAt, clock() + gapMs);
    }
    advance(line);
  }

  function lineOf(site: string): Line {
    const known = lines.get(site);
    if (known !== undefined) return known;
    if (lines.size >= MAX_IDLE_LINES) clearIdle();
    const line = {
      running: 0,
      isAlone: false,
      isOpening: false,
      freeAt: 0,
      queue: [],
      isWaiting: false,
    };
    lines.set(site, line);
    return line;
  }

  function clearIdle() {
    for (const [site, { running, queue, freeAt }] of lines) {
      if (running === 0 && queue.length === 0 && freeAt <= clock()) lines.delete(site);
    }
  }

  return {
    take,
    rest(site, ms) {
      const line = lineOf(site);
      line.freeAt = Math.max(line.freeAt, clock() + ms);
    },
    size: () => lines.size,
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
