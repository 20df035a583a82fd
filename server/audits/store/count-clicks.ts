/** One address, and where it leads: by links at one click, or by its redirect at none. */
export type Step = { leads: Uint32Array; isRedirect: boolean };

/**
 * Clicks from address 0 for each of `known` addresses; -1 where no link leads there. Worked out from
 * all links at the end, so that the order in which pages happened to answer makes no difference.
 */
export function countClicks(known: number, steps: ReadonlyMap<number, Step>): Int32Array {
  const clicks = new Int32Array(known).fill(-1);
  if (known === 0) return clicks;
  clicks[0] = 0;
  let ring = [0];
  while (ring.length > 0) {
    const next: number[] = [];
    // Grows while it is walked: a redirect's end is as near as its beginning.
    for (let at = 0; at < ring.length; at += 1) {
      const from = ring[at]!;
      const step = steps.get(from);
      if (step === undefined) continue;
      for (const to of step.leads) {
        if (clicks[to] !== -1) continue;
        clicks[to] = clicks[from]! + (step.isRedirect ? 0 : 1);
        (step.isRedirect ? ring : next).push(to);
      }
    }
    ring = next;
  }
  return clicks;
}
