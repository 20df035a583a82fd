const linkers = [
  { name: "Trade association", x: 96, y: 44, radius: 8, labelY: 26 },
  { name: "Your supplier", x: 96, y: 124, radius: 6, labelY: 106 },
  { name: "City newspaper", x: 168, y: 186, radius: 9, labelY: 212 },
  { name: "Customer story", x: 460, y: 44, radius: 6, labelY: 26 },
  { name: "University project", x: 470, y: 122, radius: 8, labelY: 104 },
];

/** Who links to the client, and who is not asked to. */
export function LinkGraph() {
  return (
    <div className="card">
      <svg
        className="link-graph drawing"
        viewBox="0 0 560 220"
        role="img"
        aria-label="Five relevant sites link to yours; a link farm is refused"
      >
        <path
          className="p-line p-good"
          strokeWidth="1.75"
          d="M104 44Q200 50 268 100M104 124Q190 132 262 114M176 184Q230 170 270 128M452 44Q360 56 306 98M462 122Q380 132 312 116"
        />
        <path
          className="p-line p-fail"
          strokeWidth="1.75"
          strokeDasharray="3 6"
          d="M430 186Q360 176 304 128"
        />
        <path className="p-line p-fail" strokeWidth="2.25" d="M356 156l14 14m0-14l-14 14" />
        <circle className="p-line p-fail" cx="438" cy="188" r="7" />
        <text className="p-fail" x="438" y="212" textAnchor="middle">
          Link farm, refused
        </text>
        {linkers.map(({ name, x, y, radius, labelY }) => (
          <g key={name}>
            <circle className="p-good" cx={x} cy={y} r={radius} />
            <text x={x} y={labelY} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <circle className="p-line p-mark" strokeWidth="1.75" cx="287" cy="112" r="27" />
        <circle className="p-mark" cx="287" cy="112" r="17" />
        <text className="p-strong" x="287" y="70" textAnchor="middle">
          Your site
        </text>
      </svg>
    </div>
  );
}
