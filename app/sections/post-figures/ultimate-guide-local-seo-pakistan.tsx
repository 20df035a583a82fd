import type { FigureProps } from "./figure-props.ts";

const near = [
  [176, 100],
  [240, 140],
  [270, 84],
  [136, 150],
] as const;
const far = [
  [66, 64],
  [346, 190],
  [340, 48],
  [52, 186],
] as const;

/** A pin with rings of distance: the nearest shops lie within. */
export function Figure({ alt }: FigureProps) {
  return (
    <svg className="drawing" viewBox="0 0 400 230" role="img" aria-label={alt}>
      <g className="p-line">
        <path strokeWidth="11" d="M-10 84L410 40M-10 196L410 150M96-10L150 240M262-10L316 240" />
        <path strokeWidth="4" d="M-10 138L410 96M30-10L70 240M182-10L230 240M350-10L392 240" />
      </g>
      <g className="p-line p-good" strokeWidth="1.5" strokeDasharray="2 5">
        <circle cx="206" cy="122" r="48" />
        <circle cx="206" cy="122" r="92" />
      </g>
      <g className="p-strong p-halo" textAnchor="middle">
        <text x="206" y="66">
          500 m
        </text>
        <text x="206" y="22">
          1 km
        </text>
      </g>
      {near.map(([x, y]) => (
        <circle key={x} className="p-good" cx={x} cy={y} r="7" />
      ))}
      {far.map(([x, y]) => (
        <circle key={x} className="p-line p-quiet" strokeWidth="2" cx={x} cy={y} r="6" />
      ))}
      <g className="p-mark">
        <path className="p-halo" d="M228 106c0 20-22 42-22 42s-22-22-22-42a22 22 0 0 1 44 0z" />
        <circle className="p-on" cx="206" cy="106" r="7.5" />
      </g>
    </svg>
  );
}
