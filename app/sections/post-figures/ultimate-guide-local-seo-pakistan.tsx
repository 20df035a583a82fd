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
export function Figure({ alt, wide }: FigureProps) {
  return (
    <>
      <CardDrawing alt={alt} />
      {wide && <WideDrawing alt={alt} />}
    </>
  );
}

function CardDrawing({ alt }: { alt: string }) {
  return (
    <svg className="post-figure" viewBox="0 0 400 230" role="img" aria-label={alt}>
      <g className="figure-street">
        <path strokeWidth="11" d="M-10 84L410 40M-10 196L410 150M96-10L150 240M262-10L316 240" />
        <path strokeWidth="4" d="M-10 138L410 96M30-10L70 240M182-10L230 240M350-10L392 240" />
      </g>
      <g className="figure-ring">
        <circle cx="206" cy="122" r="48" />
        <circle cx="206" cy="122" r="92" />
      </g>
      <g className="figure-strong figure-cut" textAnchor="middle">
        <text x="206" y="66">
          500 m
        </text>
        <text x="206" y="22">
          1 km
        </text>
      </g>
      {near.map(([x, y]) => (
        <circle key={x} className="figure-emerald" cx={x} cy={y} r="7" />
      ))}
      {far.map(([x, y]) => (
        <circle key={x} className="figure-hollow" cx={x} cy={y} r="6" />
      ))}
      <path className="figure-pin" d="M228 106c0 20-22 42-22 42s-22-22-22-42a22 22 0 0 1 44 0z" />
      <circle className="figure-pin-eye" cx="206" cy="106" r="7.5" />
    </svg>
  );
}

const wideNear = [
  [352, 150],
  [474, 214],
  [520, 118],
  [300, 250],
] as const;
const wideFar = [
  [96, 84],
  [132, 282],
  [640, 66],
  [652, 292],
] as const;
const results = [
  { name: "Madina Autos", says: "4.6 · 132 reviews · open", metres: "450 m" },
  { name: "Ittefaq Motors", says: "4.1 · 38 reviews · open", metres: "300 m" },
  { name: "City Car Care", says: "3.9 · 11 reviews · closed", metres: "250 m" },
];

function WideDrawing({ alt }: { alt: string }) {
  return (
    <svg className="post-figure figure-wide" viewBox="0 0 1120 340" role="img" aria-label={alt}>
      <g className="figure-street">
        <path
          strokeWidth="14"
          d="M-10 124L1130 36M-10 300L1130 208M176-10L260 350M540-10L610 350M900-10L980 350"
        />
        <path
          strokeWidth="5"
          d="M-10 212L1130 124M60-10L120 350M330-10L390 350M450-10L500 350M720-10L780 350M1040-10L1100 350"
        />
      </g>
      <g className="figure-ring">
        <circle cx="410" cy="178" r="72" />
        <circle cx="410" cy="178" r="140" />
      </g>
      <g className="figure-strong figure-cut" textAnchor="middle">
        <text x="410" y="98">
          500 m
        </text>
        <text x="410" y="30">
          1 km
        </text>
      </g>
      {wideNear.map(([x, y]) => (
        <circle key={x} className="figure-emerald" cx={x} cy={y} r="9" />
      ))}
      {wideFar.map(([x, y]) => (
        <circle key={x} className="figure-hollow" cx={x} cy={y} r="8" />
      ))}
      <path className="figure-pin" d="M440 156c0 28-30 58-30 58s-30-30-30-58a30 30 0 0 1 60 0z" />
      <circle className="figure-pin-eye" cx="410" cy="156" r="10" />

      <rect className="figure-sheet" x="740" y="54" width="330" height="232" rx="10" />
      <path className="figure-rule" d="M764 134H1046M764 206H1046" />
      <path className="figure-marigold" d="M750 54h4v80h-14V64a10 10 0 0 1 10-10z" />
      {results.map(({ name, says, metres }, row) => (
        <g key={name}>
          <text className="figure-strong figure-large" x="774" y={90 + row * 74}>
            {row + 1}
          </text>
          <text className="figure-strong" x="804" y={90 + row * 74}>
            {name}
          </text>
          <text x="804" y={112 + row * 74}>
            {says}
          </text>
          <text x="1046" y={90 + row * 74} textAnchor="end">
            {metres}
          </text>
        </g>
      ))}
    </svg>
  );
}
