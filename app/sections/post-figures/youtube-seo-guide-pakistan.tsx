import type { FigureProps } from "./figure-props.ts";

const chapters = [
  { name: "Intro", at: "0:00", x: 24, width: 92 },
  { name: "Tools", at: "0:40", x: 119, width: 92 },
  { name: "Price", at: "2:15", x: 214, width: 92, cameFor: true },
  { name: "Result", at: "5:02", x: 309, width: 67 },
];
const VIEWERS = "M24 60C70 66 84 84 120 88S180 92 214 82 262 104 300 108 352 116 376 118";

/** A video's viewers over its chapters: they come back for the price. */
export function Figure({ alt }: FigureProps) {
  return (
    <svg role="img" aria-label={alt} className="drawing" viewBox="0 0 400 230">
      <rect className="p-sheet" x="24" y="24" width="352" height="118" rx="8" />
      <path className="p-soft" d={`${VIEWERS}V134a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z`} />
      <path className="p-line p-good" strokeWidth="2" d={VIEWERS} />
      <circle className="p-mark p-edged" cx="214" cy="82" r="6.5" />
      <text className="p-strong" x="226" y="70">
        They came for this
      </text>
      {chapters.map(({ name, at, x, width, cameFor = false }) => (
        <g key={name}>
          <rect
            className={cameFor ? "p-mark" : "p-quiet"}
            x={x}
            y="156"
            width={width}
            height="7"
            rx="3.5"
          />
          <text className="p-strong" x={x} y="186">
            {name}
          </text>
          <text x={x} y="205">
            {at}
          </text>
        </g>
      ))}
    </svg>
  );
}
