import type { FigureProps } from "./figure-props.ts";

const filters = [
  "?color=red",
  "?size=m",
  "?sort=price",
  "?color=red&size=m",
  "?page=7",
  "?brand=12&sort=new",
];

/** Filtered addresses fold into one category page. */
export function Figure({ alt }: FigureProps) {
  return (
    <svg className="drawing" viewBox="0 0 400 230" role="img" aria-label={alt}>
      {filters.map((filter, row) => (
        <g key={filter}>
          <text className="figure-code" x="24" y={42 + row * 31}>
            <tspan className="p-strong">/kurtas</tspan>
            {filter}
          </text>
          <path
            className="p-line p-quiet"
            strokeWidth="1.25"
            d={`M222 ${38 + row * 31}C262 ${38 + row * 31} 250 116 286 116`}
          />
        </g>
      ))}
      <rect className="p-sheet" x="286" y="62" width="92" height="108" rx="8" />
      <g className="p-mark">
        <path d="M294 62h76a8 8 0 0 1 8 8v18h-92V70a8 8 0 0 1 8-8z" />
        <text className="p-on" x="332" y="80" textAnchor="middle">
          /kurtas
        </text>
      </g>
      <path
        className="p-soft"
        d="M297 100h20v25h-20zM322 100h20v25h-20zM347 100h20v25h-20zM297 132h20v25h-20zM322 132h20v25h-20zM347 132h20v25h-20z"
      />
    </svg>
  );
}
