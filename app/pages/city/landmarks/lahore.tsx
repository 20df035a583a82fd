import { arch, dome, GROUND, merlons } from "#app/pages/city/landmarks/strokes.tsx";

const sideDoors = [-40, -63, -86, -109, -132] as const;

/** Badshahi Mosque: the prayer hall with its three domes, between two of the corner minarets. */
export function LahoreDrawing() {
  return (
    <>
      {[218, 422].map((x) => (
        <g key={x}>
          <path className="landmark-solid" d={`M${x - 22} 122V110h44V122`} />
          <path className="landmark-solid" d={dome({ x, base: 110, width: 65, height: 58 })} />
          <path className="landmark-gold" d={`M${x} 52V36`} />
        </g>
      ))}
      <path className="landmark-solid" d="M290 92V74h60V92" />
      <path className="landmark-solid" d={dome({ x: 320, base: 74, width: 96, height: 78 })} />
      <path className="landmark-gold" d="M320 -4V-26" />
      <path className="landmark-solid" d={`M140 ${GROUND}V122H500V${GROUND}`} />
      <path d={merlons(143, 266, 122)} />
      <path d={merlons(374, 497, 122)} />
      <path d="M140 134H266M374 134H500" />
      {sideDoors
        .flatMap((dx) => [320 + dx - 32, 320 - dx + 32])
        .map((x) => (
          <g key={x}>
            <path d={`M${x - 9} ${GROUND}V142h18V${GROUND}`} />
            <path d={arch({ x, base: GROUND, width: 13, height: 54 })} />
          </g>
        ))}
      {[136, 504].map((x) => (
        <g key={x}>
          <path className="landmark-solid" d={`M${x - 8} ${GROUND}V106h16V${GROUND}`} />
          <path d={`M${x - 10} 106h20M${x - 8} 150h16`} />
          <path className="landmark-solid" d={dome({ x, base: 106, width: 18, height: 18 })} />
          <path d={`M${x} 88v-8`} />
        </g>
      ))}
      <path className="landmark-solid" d={`M266 ${GROUND}V92H374V${GROUND}`} />
      <path d={merlons(269, 371, 92, 8)} />
      {[266, 374].map((x) => (
        <g key={x}>
          <path className="landmark-solid" d={`M${x - 5} ${GROUND}V84h10V${GROUND}`} />
          <path className="landmark-solid" d={dome({ x, base: 84, width: 13, height: 14 })} />
          <path d={`M${x} 70v-7`} />
        </g>
      ))}
      <path d={`M280 ${GROUND}V106h80V${GROUND}`} />
      <path d={arch({ x: 320, base: GROUND, width: 62, height: 96 })} />
      <path d={arch({ x: 320, base: GROUND, width: 34, height: 58 })} />
      <path d="M303 190h34" />
      {[60, 580].map((x) => (
        <Minaret key={x} x={x} />
      ))}
      <path d={`M73 ${GROUND}V178h55M567 ${GROUND}V178h-55`} />
      <path d={`${merlons(76, 125, 178)}${merlons(515, 564, 178)}`} />
      {[88, 104, 120, 520, 536, 552].map((x) => (
        <path key={x} d={arch({ x, base: GROUND, width: 9, height: 22 })} />
      ))}
    </>
  );
}

function Minaret({ x }: { x: number }) {
  return (
    <g>
      <path className="landmark-solid" d={`M${x - 13} ${GROUND}l4 -148h18l4 148Z`} />
      <path className="landmark-solid" d={`M${x - 15} 62h30l-4 8h-22Z`} />
      <path
        d={`M${x - 11.5} 112h23M${x - 12} 118h24M${x - 12.5} 164h25M${x - 13} 170h26M${x - 9} 62V44M${x + 9} 62V44M${x - 3} 62V47M${x + 3} 62V47M${x - 13} 44h26`}
      />
      <path className="landmark-solid" d={dome({ x, base: 44, width: 22, height: 22 })} />
      <path d={`M${x} 22V10`} />
    </g>
  );
}
