const BASE = 178;
/** Demand of an example clothes shop in 2027: Ramzan from about 9 February, Eid ul Azha in mid May. */
const months = [
  { name: "J", demand: 52 },
  { name: "F", demand: 104, look: "figure-emerald" },
  { name: "M", demand: 118, look: "figure-emerald" },
  { name: "A", demand: 44 },
  { name: "M", demand: 74 },
  { name: "J", demand: 46 },
  { name: "J", demand: 40 },
  { name: "A", demand: 48 },
  { name: "S", demand: 56 },
  { name: "O", demand: 80 },
  { name: "N", demand: 108, look: "figure-emerald" },
  { name: "D", demand: 126, look: "figure-marigold" },
];

/** Twelve months of demand: Ramzan, Eid and the wedding season stand out. */
export function Figure({ alt }: { alt: string }) {
  return (
    <svg className="post-figure" viewBox="0 0 400 230" role="img" aria-label={alt}>
      {months.map(({ name, demand, look = "figure-quiet" }, index) => (
        <g key={index}>
          <rect
            className={look}
            x={26 + index * 30}
            y={BASE - demand}
            width="20"
            height={demand}
            rx="3"
          />
          <text x={36 + index * 30} y="198" textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <text className="figure-strong" x="81" y="46" textAnchor="middle">
        Ramzan, Eid
      </text>
      <text className="figure-strong" x="376" y="38" textAnchor="end">
        Weddings
      </text>
      <path className="figure-branch" d="M26 216H376" />
    </svg>
  );
}
