export type LabelBox = { x: number; y: number; width: number; height: number };

export type Anchor = "start" | "middle" | "end";

/** A label still to be placed beside its dot. */
export type Label = { x: number; y: number; radius: number; width: number; height: number };

/** Where the label's box goes, and on which side its text begins. */
export type PlacedLabel = { box: LabelBox; anchor: Anchor };

/** Rounds in which each label looks again for a better place among all the others. */
const ROUNDS = 8;

/**
 * Places each label beside its dot where it covers least of what is taken and of the other labels.
 * The first in the list chooses first; then all look again, a few times. Outside the frame a place
 * is nearly forbidden.
 */
export function placeLabels(
  labels: readonly Label[],
  taken: readonly LabelBox[],
  frame: LabelBox,
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];

  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, label] of labels.entries()) {
      const others = placed.filter((_, other) => other !== index).map(({ box }) => box);
      const strangers = labels.filter((_, other) => other !== index);
      placed[index] = bestPlace(label, strangers, { taken, others, frame });
    }
  }
  return placed;
}

/** What it costs, in covered area, to be nearer to another label's dot than to one's own. */
const MISLEADING = 700;

/** Two labels over each other are both lost; a dot or a line under one is not. */
const LABEL_WEIGHT = 60;

type Ground = { taken: readonly LabelBox[]; others: readonly LabelBox[]; frame: LabelBox };

function bestPlace(label: Label, strangers: readonly Label[], ground: Ground): PlacedLabel {
  const costs = candidatesFor(label).map((place, rank) => {
    const own = distanceTo(place.box, label);
    const misleads = strangers.some((other) => distanceTo(place.box, other) <= own);
    return {
      place,
      cost: costOf(place.box, ground) + (misleads ? MISLEADING : 0) + rank * 4,
    };
  });
  return costs.reduce((best, other) => (other.cost < best.cost ? other : best)).place;
}

function distanceTo(box: LabelBox, { x, y, radius }: Label): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width);
  const dy = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(dx, dy) - radius;
}

/** Right, left, above, below, then the corners and the same farther off: the order of a reader's liking. */
function candidatesFor({ x, y, radius, width, height }: Label): PlacedLabel[] {
  return [8, 24, 44, 64].flatMap((gap) => {
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

function costOf(box: LabelBox, { taken, others, frame }: Ground): number {
  const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
  const written = others.reduce((sum, other) => sum + overlap(box, other), 0);
  const outside = box.width * box.height - overlap(box, frame);
  return covered + written * LABEL_WEIGHT + outside * 4;
}

export function overlap(a: LabelBox, b: LabelBox): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
