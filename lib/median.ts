/** The middle one, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const half = inOrder.length / 2;
  const [lower, upper] = [inOrder[Math.ceil(half) - 1], inOrder[Math.floor(half)]];
  return lower === undefined || upper === undefined ? Number.NaN : (lower + upper) / 2;
}
