export type Neighbours = {
  /** From 0; -1 where it is not in the list. */
  at: number;
  previous: string | undefined;
  next: string | undefined;
};

/**
 * The listed enquiries before and after one. `order` is the list as it was when the enquiry was last
 * in it: after an answer has taken it out, the way on starts from where it was.
 */
export function findNeighbours(
  order: readonly string[],
  ids: readonly string[],
  open: string | undefined,
): Neighbours {
  const at = open === undefined ? -1 : ids.indexOf(open);
  if (at >= 0) return { at, previous: ids[at - 1], next: ids[at + 1] };
  const place = open === undefined ? -1 : order.indexOf(open);
  const listed = new Set(ids);
  return {
    at,
    previous: order.slice(0, Math.max(place, 0)).findLast((id) => listed.has(id)),
    next: order.slice(place + 1).find((id) => listed.has(id)),
  };
}
