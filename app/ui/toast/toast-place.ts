import type { Box } from "#app/ui/plot/plot-mark.ts";

/** `up`: pixels above the usual place at the bottom. "top": as a strip over the page's bar. */
export type ToastPlace = { side: "right" | "left"; up: number } | "top";

type Question = {
  viewport: { width: number; height: number };
  /** In its usual place: at the bottom, on the right. */
  card: Box;
  /** What it must not cover. */
  needed: readonly Box[];
  /** Where it is now: it stays there while nothing needed is under it. */
  last: ToastPlace;
};

const STEP_PX = 8;
const GAP_PX = 4;

/**
 * The place nearest to the usual one where a toast covers nothing needed: up along the right edge, then
 * along the left one. Where there is none it becomes a strip over the bar at the top, which holds
 * nothing that a visitor needs next.
 */
export function findToastPlace({ viewport, card, needed, last }: Question): ToastPlace {
  const isFree = (place: Exclude<ToastPlace, "top">) => {
    const box = moveTo(place, card, viewport.width);
    return box.top >= 0 && !needed.some((one) => overlaps(box, one));
  };
  if (last !== "top" && isFree(last)) return last;

  const isWide = card.right - card.left < viewport.width / 2;
  for (const side of isWide ? (["right", "left"] as const) : (["right"] as const)) {
    for (let up = 0; up <= card.top; up += STEP_PX) {
      if (isFree({ side, up })) return { side, up };
    }
  }
  return "top";
}

function moveTo({ side, up }: Exclude<ToastPlace, "top">, card: Box, width: number): Box {
  const [left, right] =
    side === "right" ? [card.left, card.right] : [width - card.right, width - card.left];
  return { left, right, top: card.top - up, bottom: card.bottom - up };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right + GAP_PX &&
    other.left < one.right + GAP_PX &&
    one.top < other.bottom + GAP_PX &&
    other.top < one.bottom + GAP_PX
  );
}
