import { createCounter } from "#server/live/counter.ts";
import type { Politeness, Stay } from "#server/live/politeness.ts";
import type { LiveSettings } from "#server/live/settings.ts";

export type Turn = { ok: true; leave: () => void } | { ok: false; retryAfterSeconds: number };

export type SiteTurns = {
  /**
   * Waits until nobody reads the site and the last reading is long enough ago. `leave` must be
   * called. No turn: too many wait already, the site was read too often, or the signal ended it.
   */
  take: (site: string, signal: AbortSignal) => Promise<Turn>;
  /** Sites that somebody reads, waits for or has just left. */
  size: () => number;
};

export type SiteTurnsOptions = {
  clock: () => number;
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  settings: Pick<LiveSettings, "siteGapMs" | "sitePerTenMinutes" | "sitePerDay">;
  /** Others of this server who ask sites: while a turn lasts they do not ask this one. */
  politeness?: Politeness;
};

/** `present`: who reads and who waits. */
type Line = { tail: Promise<void>; present: number; freeAt: number };

const TEN_MINUTES_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever comes later would wait longer than a visitor does. */
const MAX_PRESENT = 5;
/** Lines without anybody are cleared away past this number. */
const MAX_IDLE_LINES = 1_000;

/** Layer 7: our visitors together are one polite visitor to each registrable domain. */
export function createSiteTurns({
  clock,
  wait,
  settings,
  politeness,
}: SiteTurnsOptions): SiteTurns {
  const lines = new Map<string, Line>();
  const counters = [
    createCounter({ points: settings.sitePerTenMinutes, periodMs: TEN_MINUTES_MS, clock }),
    createCounter({ points: settings.sitePerDay, periodMs: DAY_MS, clock }),
  ];

  async function take(site: string, signal: AbortSignal): Promise<Turn> {
    const usedUpMs = Math.max(...counters.map((counter) => counter.waitMs(site)));
    if (usedUpMs > 0) return refuse(usedUpMs);
    const line = lineOf(site);
    if (line.present >= MAX_PRESENT) return refuse(settings.siteGapMs * MAX_PRESENT);
    for (const counter of counters) counter.take(site);

    const before = line.tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    line.tail = before.then(() => promise);
    line.present += 1;
    let isPresent = true;
    const leave = () => {
      if (!isPresent) return;
      isPresent = false;
      line.present -= 1;
      resolve();
    };
    let stay: Stay | undefined;
    try {
      await Promise.race([before, aborted(signal)]);
      const gapMs = line.freeAt - clock();
      if (gapMs > 0) await wait(gapMs, signal);
      signal.throwIfAborted();
      const manner = { gapMs: settings.siteGapMs, atOnce: 1, alone: true, signal };
      stay = await politeness?.take(site, manner);
    } catch {
      leave();
      return refuse(settings.siteGapMs);
    }
    return {
      ok: true,
      leave: () => {
        if (isPresent) line.freeAt = clock() + settings.siteGapMs;
        stay?.leave();
        leave();
      },
    };
  }

  function lineOf(site: string): Line {
    const line = lines.get(site) ?? { tail: Promise.resolve(), present: 0, freeAt: 0 };
    lines.delete(site);
    lines.set(site, line);
    if (lines.size > MAX_IDLE_LINES) clearIdle();
    return line;
  }

  function clearIdle() {
    for (const [site, { present, freeAt }] of lines) {
      if (present === 0 && freeAt > 0 && freeAt <= clock()) lines.delete(site);
    }
  }

  return { take, size: () => lines.size };
}

function refuse(ms: number): Turn {
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
