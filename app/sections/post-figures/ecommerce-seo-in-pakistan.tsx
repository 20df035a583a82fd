const filters = [
  "?color=red",
  "?size=m",
  "?sort=price",
  "?color=red&size=m",
  "?page=7",
  "?brand=12&sort=new",
];

/** Six filtered addresses fold into one category page. */
export function Figure({ alt }: { alt: string }) {
  return (
    <svg className="post-figure" viewBox="0 0 400 230" role="img" aria-label={alt}>
      {filters.map((filter, row) => (
        <g key={filter}>
          <text className="figure-code" x="24" y={42 + row * 31}>
            /kurtas<tspan className="figure-soft">{filter}</tspan>
          </text>
          <path
            className="figure-thread"
            d={`M222 ${38 + row * 31}C262 ${38 + row * 31} 250 116 286 116`}
          />
        </g>
      ))}
      <rect className="figure-sheet" x="286" y="62" width="92" height="108" rx="8" />
      <path className="figure-marigold" d="M294 62h76a8 8 0 0 1 8 8v18h-92V70a8 8 0 0 1 8-8z" />
      <text className="figure-on" x="332" y="80" textAnchor="middle">
        /kurtas
      </text>
      <path
        className="figure-mint"
        d="M297 100h20v25h-20zM322 100h20v25h-20zM347 100h20v25h-20zM297 132h20v25h-20zM322 132h20v25h-20zM347 132h20v25h-20z"
      />
    </svg>
  );
}
