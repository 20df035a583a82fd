import type { FigureProps } from "./figure-props.ts";
import { shortMonth } from "#lib/months.ts";

/** Demand of an example clothes shop in 2027: Ramzan from 8 or 9 February, Eid ul Azha in mid May. */
const months = [
  { month: "2027-01", demand: 52 },
  { month: "2027-02", demand: 104, look: "figure-emerald" },
  { month: "2027-03", demand: 118, look: "figure-emerald" },
  { month: "2027-04", demand: 44 },
  { month: "2027-05", demand: 84, look: "figure-emerald" },
  { month: "2027-06", demand: 46 },
  { month: "2027-07", demand: 40 },
  { month: "2027-08", demand: 48 },
  { month: "2027-09", demand: 56 },
  { month: "2027-10", demand: 80 },
  { month: "2027-11", demand: 108, look: "figure-emerald" },
  { month: "2027-12", demand: 126, look: "figure-marigold" },
];
/** Twelve months of demand: Ramzan, the Eids and the wedding season stand out. */
export function Figure({ alt, wide }: FigureProps) {
  return (
    <>
      <CardDrawing alt={alt} />
      {wide && <WideDrawing alt={alt} />}
    </>
  );
}

const CARD_BASE = 178;

function CardDrawing({ alt }: { alt: string }) {
  return (
    <svg role="img" aria-label={alt} className="post-figure" viewBox="0 0 400 230">
      {months.map(({ month, demand, look = "figure-quiet" }, index) => (
        <g key={month}>
          <rect
            className={look}
            x={26 + index * 30}
            y={CARD_BASE - demand}
            width="20"
            height={demand}
            rx="3"
          />
          <text x={36 + index * 30} y="198" textAnchor="middle">
            {shortMonth(month)[0]}
          </text>
        </g>
      ))}
      <text className="figure-strong" x="81" y="46" textAnchor="middle">
        Ramzan, Eid
      </text>
      <text className="figure-strong" x="376" y="38" textAnchor="end">
        Weddings
      </text>
      <path className="figure-rule" d="M26 214H376" />
    </svg>
  );
}

const WIDE_BASE = 252;
const middle = (month: number) => 91 + month * 86;
/** From the month in which the page has to be there to the month of the peak. */
const leads = [
  { from: 2, to: 4, peak: "Eid ul Azha" },
  { from: 7, to: 10, peak: "Weddings" },
];

function WideDrawing({ alt }: { alt: string }) {
  return (
    <svg role="img" aria-label={alt} className="post-figure figure-wide" viewBox="0 0 1120 340">
      {months.map(({ month, demand, look = "figure-quiet" }, index) => (
        <g key={month}>
          <rect
            className={look}
            x={middle(index) - 27}
            y={WIDE_BASE - demand * 1.4}
            width="54"
            height={demand * 1.4}
            rx="4"
          />
          <text x={middle(index)} y="276" textAnchor="middle">
            {shortMonth(month)}
          </text>
        </g>
      ))}
      <g className="figure-strong" textAnchor="middle">
        <text x={(middle(1) + middle(2)) / 2} y="72">
          Ramzan, Eid ul Fitr
        </text>
        <text x={middle(4)} y="120">
          Eid ul Azha
        </text>
        <text x={(middle(10) + middle(11)) / 2} y="58">
          Weddings
        </text>
      </g>
      {leads.map(({ from, to, peak }) => (
        <g key={peak}>
          <circle className="figure-mark" cx={middle(from)} cy="298" r="5.5" />
          <path
            className="figure-detour"
            strokeDasharray="3 5"
            d={`M${middle(from) + 10} 298H${middle(to) - 4}`}
          />
          <path className="figure-detour" d={`M${middle(to) - 12} 291l9 7-9 7`} />
        </g>
      ))}
      <text x={middle(2)} y="325" textAnchor="middle">
        page is live
      </text>
      <text x={middle(7)} y="325" textAnchor="middle">
        page is live
      </text>
    </svg>
  );
}
