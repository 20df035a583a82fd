/** An upright rectangle. */
export type Box = { x: number; y: number; width: number; height: number };

export type Anchor = "start" | "middle" | "end";

/** A label still to be placed beside its dot. */
export type Label = { x: number; y: number; radius: number; width: number; height: number };

/** Where the label's box goes, and on which side its text begins. */
export type PlacedLabel = { box: Box; anchor: Anchor };

/**
 * Places each label beside its dot, in order of importance, where it covers least of what is taken:
 * dots and earlier labels. Outside the frame a place is nearly forbidden.
 */
export function placeLabels(
  labels: ReadonlyArray<Label>,
  taken: ReadonlyArray<Box>,
  frame: Box,
): PlacedLabel[] {
  const occupied = [...taken];

  return labels.map((label) => {
    const [best] = candidatesFor(label)
      .map((place, rank) => ({ place, cost: costOf(place.box, occupied, frame) + rank * 0.5 }))
      .toSorted((a, b) => a.cost - b.cost);
    const { place } = best as { place: PlacedLabel };
    occupied.push(place.box);
    return place;
  });
}

/** Right, left, above, below, then the corners and the same farther off: the order of a reader's liking. */
function candidatesFor({ x, y, radius, width, height }: Label): PlacedLabel[] {
  return [8, 24].flatMap((gap) => {
    const reach = radius + gap;
    const diagonal = reach * 0.7;
    const right = { x: x + reach, anchor: "start" } as const;
    const left = { x: x - reach - width, anchor: "end" } as const;
    const middle = { x: x - width / 2, anchor: "middle" } as const;
    const places = [
      { ...right, y: y - height / 2 },
      { ...left, y: y - height / 2 },
      { ...middle, y: y - reach - height },
      { ...middle, y: y + reach },
      { x: x + diagonal, anchor: "start" as const, y: y - diagonal - height },
      { x: x + diagonal, anchor: "start" as const, y: y + diagonal },
      { x: x - diagonal - width, anchor: "end" as const, y: y - diagonal - height },
      { x: x - diagonal - width, anchor: "end" as const, y: y + diagonal },
    ];
    return places.map(({ anchor, ...corner }) => ({ anchor, box: { ...corner, width, height } }));
  });
}

function costOf(box: Box, occupied: ReadonlyArray<Box>, frame: Box): number {
  const covered = occupied.reduce((sum, other) => sum + overlap(box, other), 0);
  const outside = box.width * box.height - overlap(box, frame);
  return covered + outside * 4;
}

/** Shared area of two boxes. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
