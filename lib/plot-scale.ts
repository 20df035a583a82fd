/** Steps that people count in: 1, 2, 4, 5, 8 and their tenfolds. */
const STEPS = [1, 2, 4, 5, 8, 10];

/** Round ticks from 0 to at least `max`, `intervals` apart: 58 → 0, 20, 40, 60. */
export function roundTicks(max: number, intervals = 3): number[] {
  const smallest = Math.max(max, intervals) / intervals;
  const magnitude = 10 ** Math.floor(Math.log10(smallest));
  const step = (STEPS.find((multiple) => multiple * magnitude >= smallest) ?? 10) * magnitude;
  return Array.from({ length: intervals + 1 }, (_, index) => index * step);
}

/** Maps a value of one range onto another, in tenths: pixels finer than that only make the file longer. */
export function linearScale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  return (value) => Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;
}
