import type { FigureProps } from "./figure-props.ts";

/** Sites that know you link to you; a link farm does not count. */
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
        className="figure-line"
        d="M86 62Q150 66 186 104M84 176Q140 172 184 136M316 60Q250 66 218 104"
      />
      <path className="figure-fault" strokeDasharray="3 6" d="M316 178Q260 172 220 138" />
      <path className="figure-fault" d="M260 152l14 14m0-14l-14 14" />
      <g className="figure-emerald">
        <circle cx="78" cy="62" r="11" />
        <circle cx="76" cy="176" r="8" />
        <circle cx="324" cy="60" r="9" />
      </g>
      <circle className="figure-fault" cx="324" cy="180" r="8" />
      <circle className="figure-halo" cx="202" cy="120" r="28" />
      <circle className="figure-marigold" cx="202" cy="120" r="18" />
      <g className="figure-strong" textAnchor="middle">
        <text x="78" y="38">
          Supplier
        </text>
        <text x="76" y="204">
          Chamber
        </text>
        <text x="324" y="38">
          Newspaper
        </text>
        <text className="figure-brick" x="324" y="208">
          Link farm
        </text>
      </g>
    </svg>
  );
}

/** Where a link is, and the words around it. */
const sites = [
  { x: 300, y: 78, radius: 13, name: "Supplier", says: "Our dealers in Gujranwala", end: true },
  { x: 236, y: 172, radius: 9, name: "Customer", says: "Our buses roll on tyres from…", end: true },
  { x: 300, y: 262, radius: 11, name: "Chamber", says: "Members, A to Z", end: true },
  { x: 822, y: 78, radius: 12, name: "Newspaper", says: "“Rubber has doubled,” says Anwar" },
  { x: 884, y: 172, radius: 8, name: "University", says: "Internships this summer" },
];

function WideDrawing({ alt }: { alt: string }) {
  return (
    <svg className="post-figure figure-wide" viewBox="0 0 1120 340" role="img" aria-label={alt}>
      <path
        className="figure-line"
        d="M313 78Q470 82 528 146M245 172H518M311 262Q470 258 528 196M810 78Q650 82 592 146M876 172H602"
      />
      <path className="figure-fault" strokeDasharray="3 7" d="M812 264Q650 260 592 198" />
      <path className="figure-fault" d="M678 234l18 18m0-18l-18 18" />
      {sites.map(({ x, y, radius, name, says, end }) => (
        <g key={name} textAnchor={end ? "end" : "start"}>
          <circle className="figure-emerald" cx={x} cy={y} r={radius} />
          <text className="figure-strong" x={x + (end ? -26 : 26)} y={y - 3}>
            {name}
          </text>
          <text x={x + (end ? -26 : 26)} y={y + 17}>
            {says}
          </text>
        </g>
      ))}
      <circle className="figure-fault" cx="822" cy="264" r="10" />
      <text className="figure-strong figure-brick" x="848" y="261">
        Link farm
      </text>
      <text x="848" y="281">
        Casino, crypto, dog food, tyres
      </text>
      <circle className="figure-halo" cx="560" cy="172" r="42" />
      <circle className="figure-marigold" cx="560" cy="172" r="28" />
      <text className="figure-strong" x="560" y="244" textAnchor="middle">
        Anwar Tyres
      </text>
    </svg>
  );
}
