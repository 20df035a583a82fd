/** Position in the map results at 35 points of a town, north to south. Invented, like the town. */
const positions = [
  [14, 9, 7, 8, 12, 16, 19],
  [9, 5, 3, 4, 6, 11, 15],
  [6, 3, 1, 2, 4, 7, 12],
  [8, 4, 2, 3, 5, 9, 14],
  [12, 7, 5, 6, 8, 13, 18],
];

const bands = [
  { paint: "p-mark p-edged", upTo: 1, radius: 25 },
  { paint: "p-good", upTo: 3, radius: 21 },
  { paint: "p-soft p-edged", upTo: 10, radius: 18 },
  { paint: "p-ground", upTo: Infinity, radius: 15 },
] as const;

/** Local SEO as it is measured: one position per street, not one per city. */
export function PositionGrid() {
  return (
    <figure className="position-grid">
      <svg
        className="drawing card"
        viewBox="0 0 640 404"
        role="img"
        aria-label="A grid of 35 points over a town. The shop is first at its own door, in the top three on the streets around it, and falls to nineteenth at the far edge."
      >
        <g className="p-line">
          <path
            strokeWidth="15"
            d="M-10 150L650 70M-10 330L650 268M180-10L258 414M430-10L520 414"
          />
          <path
            strokeWidth="6"
            d="M-10 236L650 168M60-10L110 414M320-10L376 414M560-10L620 414M-10 60L280 8M-10 396L220 300M400 404L650 340"
          />
        </g>
        <path
          className="p-line p-good"
          strokeOpacity="0.2"
          strokeWidth="20"
          d="M-10 392C140 330 280 400 420 340S600 300 660 196"
        />
        {positions.flatMap((row, rowIndex) =>
          row.map((position, index) => {
            const { paint, radius } = bands.find(({ upTo }) => position <= upTo) ?? bands[3];
            const x = 62 + index * 86;
            const y = 52 + rowIndex * 75;

            return (
              <g key={`${x} ${y}`} className={paint}>
                <circle cx={x} cy={y} r={radius} />
                <text className="p-on" x={x} y={y + 6} textAnchor="middle">
                  {position}
                </text>
              </g>
            );
          }),
        )}
      </svg>
      <figcaption className="figure-key">
        <span>
          <i className="p-mark" />
          First
        </span>
        <span>
          <i className="p-good" />2 to 3, on the map
        </span>
        <span>
          <i className="p-soft" />4 to 10, one tap away
        </span>
        <span>
          <i className="p-ground" />
          11 and below
        </span>
      </figcaption>
    </figure>
  );
}
