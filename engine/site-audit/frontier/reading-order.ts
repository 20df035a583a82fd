/** After this many addresses that links lead to comes one that only the sitemap or a tag names. */
const LINKED_BEFORE_OTHER = 4;

/**
 * One turn of reading: everything that is waiting now, links first, and fairly among them what no
 * link leads to, so that a large site's orphans are seen within the same bound.
 */
export function arrangeTurn<Address>(
  linked: readonly Address[],
  others: readonly Address[],
): readonly Address[] {
  const turn: Address[] = [];
  let next = 0;
  for (const [at, address] of linked.entries()) {
    turn.push(address);
    if ((at + 1) % LINKED_BEFORE_OTHER === 0 && next < others.length) turn.push(others[next++]!);
  }
  // With links still to come, the rest waits for its next turn.
  if (linked.length === 0) return [...others];
  if (next === 0 && others.length > 0) turn.push(others[0]!);
  return turn;
}
