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

const shelf = Array.from({ length: 8 }, (_, place) => ({
  x: 728 + (place % 4) * 84,
  y: 118 + Math.floor(place / 4) * 92,
}));

function WideDrawing({ alt }: { alt: string }) {
  return (
    <svg className="post-figure figure-wide" viewBox="0 0 1120 340" role="img" aria-label={alt}>
      {filters.map((filter, row) => (
        <g key={filter}>
          <text className="figure-code" x="56" y={52 + row * 49}>
            shop.example/kurtas<tspan className="figure-soft">{filter}</tspan>
          </text>
          <path
            className="figure-thread"
            d={`M410 ${47 + row * 49}C570 ${47 + row * 49} 540 170 704 170`}
          />
        </g>
      ))}
      <path className="figure-thread" d="M694 162l11 8-11 8" />
      <rect className="figure-sheet" x="708" y="36" width="364" height="272" rx="10" />
      <path
        className="figure-marigold"
        d="M718 36h344a10 10 0 0 1 10 10v42H708V46a10 10 0 0 1 10-10z"
      />
      <text className="figure-on" x="728" y="68">
        /kurtas
      </text>
      <text className="figure-on" x="1052" y="68" textAnchor="end">
        one shelf, found
      </text>
      {shelf.map(({ x, y }) => (
        <path key={`${x}-${y}`} className="figure-mint" d={`M${x} ${y - 14}h72v78h-72z`} />
      ))}
    </svg>
  );
}
