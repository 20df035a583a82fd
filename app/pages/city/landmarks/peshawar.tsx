import { arch, GROUND, merlons } from "#app/pages/city/landmarks/strokes.tsx";

const bastions = [
  { x: 110, top: 112, half: 28 },
  { x: 246, top: 84, half: 30 },
  { x: 404, top: 78, half: 32 },
  { x: 536, top: 108, half: 28 },
] as const;

/** Bala Hisar: ramparts and round bastions on their mound, above the old city. */
export function PeshawarDrawing() {
  return (
    <>
      <path d={`M44 ${GROUND}q60 -22 96 -22M500 188q40 2 96 22`} />
      <path className="landmark-solid" d="M288 66V24H360V66Z" />
      <path d={`${merlons(290, 358, 24, 9)}M288 36H360`} />
      <path
        d={`${arch({ x: 308, base: 66, width: 14, height: 22 })}${arch({ x: 340, base: 66, width: 14, height: 22 })}`}
      />
      <path d="M324 24V-20" />
      <path className="landmark-gold" d="M324 -20q14 -6 26 0t18 0v16q-8 4 -18 0t-26 0" />
      <path className="landmark-solid" d="M120 190L128 108H520L528 190Z" />
      <path className="landmark-solid" d="M222 190L232 66H426L436 190Z" />
      <path
        d={`${merlons(132, 216, 108, 9)}${merlons(278, 372, 66, 9)}${merlons(440, 508, 108, 9)}`}
      />
      <path d="M278 80H374M132 122H218M436 122H512M276 136H376M130 158H218M438 158H514" />
      <path d="M296 80v10M320 80v10M344 80v10M368 80v10M150 122v10M176 122v10M200 122v10M458 122v10M484 122v10" />
      {bastions.map(({ x, top, half }) => (
        <g key={x}>
          <path
            className="landmark-solid"
            d={`M${x - half - 8} 194L${x - half} ${top}H${x + half}L${x + half + 8} 194Z`}
          />
          <path d={merlons(x - half, x + half, top, 9)} />
          <path
            d={`M${x - half - 1} ${top + 14}h${half * 2 + 2}M${x - half - 5} 160h${half * 2 + 10}`}
          />
          <path d={`M${x - 10} ${top + 14}v10M${x + 10} ${top + 14}v10`} />
        </g>
      ))}
      <path className="landmark-solid" d="M292 194V140H356V194" />
      <path d={arch({ x: 324, base: 194, width: 36, height: 42 })} />
      <path d={merlons(292, 356, 140, 8)} />
      <path d={`M292 194l-26 16M356 194l26 16M70 194H288M360 194H578`} />
      <path d={`M44 ${GROUND}H596`} />
    </>
  );
}
