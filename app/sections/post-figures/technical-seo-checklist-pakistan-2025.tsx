import type { FigureProps } from "./figure-props.ts";

const answers = [
  { status: 200, path: "/branches", look: "figure-good" },
  { status: 404, path: "/offers", look: "figure-brick" },
  { status: 200, path: "/menu", look: "figure-good" },
  { status: 302, path: "/menu-old", look: "figure-amber" },
];

/** A crawl as a tree: two pages answer, one is missing, one redirects. */
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
      <path
        className="figure-branch"
        d="M82 115H108M108 40V190M108 40H130M108 90H130M108 140H130M108 190H130M264 40H288M288 24V56M288 24H304M288 56H304"
      />
      <path className="figure-detour" strokeDasharray="3 5" d="M264 190C330 190 330 140 268 140" />
      <path className="figure-detour" d="M275 134l-8 6 8 6" />
      <rect className="figure-marigold" x="20" y="98" width="62" height="34" rx="7" />
      <text className="figure-on" x="51" y="120" textAnchor="middle">
        Home
      </text>
      {answers.map(({ status, path, look }, row) => (
        <g key={path}>
          <rect className="figure-sheet" x="130" y={26 + row * 50} width="134" height="28" rx="6" />
          <text className="figure-code" x="141" y={45 + row * 50}>
            <tspan className={look}>{status}</tspan> {path}
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

const inner = [
  { y: 46, path: "/branches/dha" },
  { y: 88, path: "/branches/gulberg" },
  { y: 192, path: "/menu/bbq" },
  { y: 234, path: "/menu/desserts" },
];

function WideDrawing({ alt }: { alt: string }) {
  return (
    <svg className="post-figure figure-wide" viewBox="0 0 1120 340" role="img" aria-label={alt}>
      <path className="figure-branch" strokeDasharray="2 6" d="M150 170H232" />
      <path
        className="figure-branch"
        d="M322 170H368M368 67V285M368 67H400M368 140H400M368 213H400M368 285H400M590 67H650M650 46V88M650 46H690M650 88H690M590 213H650M650 192V234M650 192H690M650 234H690"
      />
      <path className="figure-detour" strokeDasharray="3 6" d="M590 285C654 285 654 222 602 220" />
      <path className="figure-detour" d="M611 212l-10 8 10 8" />
      <text className="figure-strong" x="60" y="167">
        Googlebot
      </text>
      <text x="60" y="187">
        starts here
      </text>
      <rect className="figure-marigold" x="236" y="148" width="86" height="44" rx="8" />
      <text className="figure-on" x="279" y="175" textAnchor="middle">
        Home
      </text>
      {answers.map(({ status, path, look }, row) => (
        <g key={path}>
          <rect className="figure-sheet" x="400" y={48 + row * 73} width="190" height="38" rx="7" />
          <text className="figure-code" x="418" y={72 + row * 73}>
            <tspan className={look}>{status}</tspan> {path}
          </text>
        </g>
      ))}
      {inner.map(({ y, path }) => (
        <g key={path}>
          <rect className="figure-sheet" x="690" y={y - 17} width="250" height="34" rx="7" />
          <text className="figure-code" x="706" y={y + 5}>
            <tspan className="figure-good">200</tspan> {path}
          </text>
        </g>
      ))}
      <text x="690" y="145">
        Linked from the menu bar, and gone since Eid
      </text>
      <text x="690" y="290">
        “For today only”, says 302. It moved for good: 301
      </text>
    </svg>
  );
}
