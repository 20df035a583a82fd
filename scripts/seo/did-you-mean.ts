import { findNearestPath } from "#engine/address/nearest-path.ts";

/** "Did you mean --pages?" where one of the known words is close to what was typed. */
export function didYouMean(typed: string, known: readonly string[]): string | undefined {
  const nearest = findNearestPath(typed, known);
  return nearest === undefined ? undefined : `Did you mean ${nearest}?`;
}
