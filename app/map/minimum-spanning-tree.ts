/**
 * Prim's algorithm: the edges that join all points with the least total length,
 * as pairs of indexes in the order in which they were added. Equal lengths: the lower index first.
 */
export function minimumSpanningTree<Point>(
  points: readonly Point[],
  lengthOf: (a: Point, b: Point) => number,
): [from: number, to: number][] {
  const first = points[0];
  if (first === undefined) return [];

  /** For each point outside the tree: the nearest point inside, and how far. */
  const outside = new Map(
    points.slice(1).map((point, index) => [index + 1, { from: 0, length: lengthOf(first, point) }]),
  );
  const edges: [number, number][] = [];

  while (outside.size > 0) {
    const [to, { from }] = [...outside].reduce((nearest, candidate) =>
      candidate[1].length < nearest[1].length ? candidate : nearest,
    );
    edges.push([from, to]);
    outside.delete(to);

    for (const [index, best] of outside) {
      const length = lengthOf(points[to] as Point, points[index] as Point);
      if (length < best.length) outside.set(index, { from: to, length });
    }
  }
  return edges;
}
