const answers = [
  { status: 200, path: "/branches", look: "figure-good" },
  { status: 404, path: "/offers", look: "figure-brick" },
  { status: 200, path: "/menu", look: "figure-good" },
  { status: 302, path: "/menu-old", look: "figure-amber" },
];

/** A crawl as a tree: two pages answer, one is missing, one redirects. */
export function Figure({ alt }: { alt: string }) {
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
