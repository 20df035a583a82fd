export type Find = (needle: string, from: number) => number | undefined;

/**
 * Where a text next is, from places that only rise. What was found is kept until it is passed, so
 * that a file of openings without an end is not searched to its end for each of them.
 */
export function createFinder(source: string): Find {
  const found = new Map<string, number>();
  return (needle, from) => {
    let place = found.get(needle) ?? -2;
    if (place !== -1 && place < from) {
      place = source.indexOf(needle, from);
      found.set(needle, place);
    }
    return place === -1 ? undefined : place;
  };
}
