import type { FigureProps } from "./figure-props.ts";
import { shortMonth } from "#lib/months.ts";

/** Demand of an example clothes shop in 2027: Ramzan from 8 or 9 February, Eid ul Azha in mid May. */
const months = [
  { month: "2027-01", demand: 52 },
  { month: "2027-02", demand: 104, look: "p-good" },
  { month: "2027-03", demand: 118, look: "p-good" },
  { month: "2027-04", demand: 44 },
  { month: "2027-05", demand: 84, look: "p-good" },
  { month: "2027-06", demand: 46 },
  { month: "2027-07", demand: 40 },
  { month: "2027-08", demand: 48 },
  { month: "2027-09", demand: 56 },
  { month: "2027-10", demand: 80 },
  { month: "2027-11", demand: 108, look: "p-good" },
  { month: "2027-12", demand: 126, look: "p-mark" },
];

const CARD_BASE = 178;

/** Twelve months of demand: Ramzan, the Eids and the wedding season stand out. */
export function Figure({ alt }: FigureProps) {
  return (
    <svg role="img" aria-label={alt} className="drawing" viewBox="0 0 400 230">
      {months.map(({ month, demand, look = "p-quiet" }, index) => (
        <g key={month}>
          <rect
            className={look}
            opacity={look === "p-quiet" ? 0.5 : 1}
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
      <text className="p-strong" x="81" y="46" textAnchor="middle">
        Ramzan, Eid
      </text>
      <text className="p-strong" x="376" y="38" textAnchor="end">
        Weddings
      </text>
      <path className="p-line" d="M26 214H376" />
    </svg>
  );
}
