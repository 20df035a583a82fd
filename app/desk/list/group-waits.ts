import { clockStep, shareOfPromise, type ClockStep } from "#app/desk/clock.tsx";

/** Percent of the width: where the line begins, where the promise is, where it ends. */
export const lineStart = 2;
export const linePromise = 78.8;
export const lineEnd = 98;

/** Dots nearer to each other than this would cover each other. */
const LEAST_GAP = 4.2;

/** One mark on the line of the day: how many wait there, at which percent of its width. */
export type WaitGroup = { x: number; count: number; step: ClockStep };

/** Everybody who waits, as marks that do not overlap; the longest wait last. */
export function groupWaits(
  waits: readonly { at: number; count: number }[],
  now: number,
): readonly WaitGroup[] {
  const groups: WaitGroup[] = [];
  for (const { at, count } of waits.toSorted((one, other) => other.at - one.at)) {
    const step = clockStep({ at, answeredAt: null }, now);
    const x = placeOnLine(at, now);
    const last = groups.at(-1);
    if (last !== undefined && last.step === step && x - last.x < LEAST_GAP) last.count += count;
    else groups.push({ x, count, step });
  }
  return groups;
}

/** Someone who is late by more than the line shows is at its end. */
function placeOnLine(at: number, now: number): number {
  return Math.min(lineStart + shareOfPromise(at, now) * (linePromise - lineStart), lineEnd);
}
