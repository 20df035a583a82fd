import type { FigureProps } from "./figure-props.ts";

const answers = [
  { status: 200, path: "/branches", look: "p-good" },
  { status: 404, path: "/offers", look: "p-fail" },
  { status: 200, path: "/menu", look: "p-good" },
  { status: 302, path: "/menu-old", look: "p-warn" },
];

/** A crawl as a tree: two pages answer, one is missing, one redirects. */
export function Figure({ alt }: FigureProps) {
  return (
    <svg className="drawing" viewBox="0 0 400 230" role="img" aria-label={alt}>
      <path
        className="p-line p-quiet"
        strokeWidth="2"
        d="M82 115H108M108 40V190M108 40H130M108 90H130M108 140H130M108 190H130M264 40H288M288 24V56M288 24H304M288 56H304"
      />
      <path
        className="p-line p-warn"
        strokeWidth="1.75"
        strokeDasharray="3 5"
        d="M264 190C330 190 330 140 268 140"
      />
      <path className="p-line p-warn" strokeWidth="1.75" d="M275 134l-8 6 8 6" />
      <g className="p-mark">
        <rect x="20" y="98" width="62" height="34" rx="7" />
        <text className="p-on" x="51" y="120" textAnchor="middle">
          Home
        </text>
      </g>
      {answers.map(({ status, path, look }, row) => (
        <g key={path}>
          <rect className="p-sheet" x="130" y={26 + row * 50} width="134" height="28" rx="6" />
          <text className="figure-code" x="141" y={45 + row * 50}>
            <tspan className={`p-strong ${look}`}>{status}</tspan> {path}
          </text>
        </g>
      ))}
      <g className="figure-code">
        <text x="310" y="29">
          /dha
        </text>
        <text x="310" y="61">
          /gulberg
        </text>
      </g>
    </svg>
  );
}
