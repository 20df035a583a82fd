/** Strokes that several of the drawings share. All are on the ground line, y = 210. */
export const GROUND = 210;

type Shape = { x: number; base: number; width: number; height: number };

/** An onion dome as path data: `width` is that of its belly, `x` its middle. */
export function dome({ x, base, width, height }: Shape): string {
  const at = (dx: number, dy: number) => `${round(x + dx * width)} ${round(base - dy * height)}`;
  return [
    `M${at(-0.325, 0)}C${at(-0.5, 0.3)} ${at(-0.396, 0.62)} ${at(-0.142, 0.84)}`,
    `Q${at(-0.025, 0.93)} ${at(0, 1)}Q${at(0.025, 0.93)} ${at(0.142, 0.84)}`,
    `C${at(0.396, 0.62)} ${at(0.5, 0.3)} ${at(0.325, 0)}Z`,
  ].join("");
}

/** A pointed arch as path data, open at its foot; `rise` is the part above the springing line. */
export function arch({ x, base, width, height }: Shape, rise = width * 0.58): string {
  const spring = base - height + rise;
  const half = width / 2;
  return [
    `M${round(x - half)} ${base}V${round(spring)}`,
    `C${round(x - half)} ${round(spring - 0.55 * rise)} ${round(x - 0.225 * width)} ${round(spring - 0.82 * rise)} ${x} ${round(spring - rise)}`,
    `C${round(x + 0.225 * width)} ${round(spring - 0.82 * rise)} ${round(x + half)} ${round(spring - 0.55 * rise)} ${round(x + half)} ${round(spring)}`,
    `V${base}`,
  ].join("");
}

export function merlons(from: number, to: number, y: number, step = 7): string {
  const count = Math.floor((to - from) / step);
  const width = round((to - from) / count);
  return `M${from} ${y}${`v-3q${width / 4} -4 ${width / 2} -4t${width / 2} 4v3`.repeat(count)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
