/** Three sites that know you link to you; a link farm does not count. */
export function Figure({ alt }: { alt: string }) {
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
