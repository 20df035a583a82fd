import type { FigureProps } from "./figure-props.ts";

/** Sites that know you link to you; a link farm does not count. */
export function Figure({ alt }: FigureProps) {
  return (
    <svg className="drawing" viewBox="0 0 400 230" role="img" aria-label={alt}>
      <path
        className="p-line p-good"
        strokeWidth="2"
        d="M86 62Q150 66 186 104M84 176Q140 172 184 136M316 60Q250 66 218 104"
      />
      <path
        className="p-line p-fail"
        strokeWidth="2"
        strokeDasharray="3 6"
        d="M316 178Q260 172 220 138"
      />
      <path className="p-line p-fail" strokeWidth="2" d="M260 152l14 14m0-14l-14 14" />
      <g className="p-good">
        <circle cx="78" cy="62" r="11" />
        <circle cx="76" cy="176" r="8" />
        <circle cx="324" cy="60" r="9" />
      </g>
      <circle className="p-line p-fail" strokeWidth="2" cx="324" cy="180" r="8" />
      <circle className="p-line p-mark" strokeWidth="1.5" cx="202" cy="120" r="28" />
      <circle className="p-mark" cx="202" cy="120" r="18" />
      <g className="p-strong" textAnchor="middle">
        <text x="78" y="38">
          Supplier
        </text>
        <text x="76" y="204">
          Chamber
        </text>
        <text x="324" y="38">
          Newspaper
        </text>
        <text className="p-fail" x="324" y="208">
          Link farm
        </text>
      </g>
    </svg>
  );
}
