/** How the marks of a plot lie: beside each other, below each other, or anywhere. */
export type Along = "x" | "y" | "both";

/**
 * What makes a picture a plot that answers (app/ui/plot/handle-plots.ts): its name, and how its marks
 * lie. Its values are in a table or list of the page, too, for the keyboard and a screen reader.
 */
export function plotProps(label: string, along: Along) {
  return { role: "img", "aria-label": label, "data-plot": along } as const;
}

/** A mark of such a plot: "March 2024" and "24", "/fees" and "2 clicks, indexable". */
export function plotMark(name: string, value: string | number) {
  return { "data-mark": name, "data-value": String(value) } as const;
}

/** A mark's place on the screen, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * The mark that lies nearest to a point, by its index; -1 where there is none. Along "x" it is the one
 * above or below the point, however far. Of two that hold the point, the one whose middle is nearer.
 */
export function nearestMark(
  boxes: readonly Box[],
  { x, y }: { x: number; y: number },
  along: Along,
): number {
  let nearest = -1;
  let least = [Infinity, Infinity] as const;
  for (const [index, box] of boxes.entries()) {
    const dx = along === "y" ? 0 : Math.max(box.left - x, 0, x - box.right);
    const dy = along === "x" ? 0 : Math.max(box.top - y, 0, y - box.bottom);
    const toMiddleX = along === "y" ? 0 : (box.left + box.right) / 2 - x;
    const toMiddleY = along === "x" ? 0 : (box.top + box.bottom) / 2 - y;
    const far = [Math.hypot(dx, dy), Math.hypot(toMiddleX, toMiddleY)] as const;
    if (far[0] < least[0] || (far[0] === least[0] && far[1] < least[1])) {
      nearest = index;
      least = far;
    }
  }
  return nearest;
}
