import { arch, GROUND, merlons } from "#app/pages/city/landmarks/strokes.tsx";

const bays = [184, 320, 456] as const;
const windows = [-18, 0, 18] as const;

/** A haveli front in Raja Bazaar: three carved balconies over the shops. */
export function RawalpindiDrawing() {
  return (
    <>
      <path d={`M64 ${GROUND}V96H108V${GROUND}M532 ${GROUND}V82H576V${GROUND}`} />
      <path d="M64 128H108M64 164H108M532 118H576M532 160H576M76 128v-18h20v18M76 164v-20h20v20M544 118V98h20v20M544 160v-24h20v24" />
      <path className="landmark-solid" d={`M108 ${GROUND}V6H532V${GROUND}Z`} />
      <path d="M102 6H538M108 18H532M108 86H532M108 94H532M108 152H532M108 160H532" />
      <path d={merlons(112, 528, 6, 10)} />
      {bays.map((x) => (
        <g key={x}>
          <path className="landmark-solid" d={`M${x - 40} 80V50h80V80Z`} />
          <path className="landmark-solid" d={`M${x - 48} 50q48 -38 96 0Z`} />
          <path d={`M${x - 40} 68h80M${x - 40} 80l8 10h64l8 -10`} />
          <path className={x === 320 ? "landmark-gold" : undefined} d={`M${x} 31v-9`} />
          {windows.map((dx) => (
            <path key={dx} d={arch({ x: x + dx, base: 68, width: 13, height: 16 })} />
          ))}
          <path className="landmark-solid" d={`M${x - 34} 150V112h68v38Z`} />
          <path d={arch({ x, base: 150, width: 26, height: 34 })} />
          <path
            d={`M${x - 34} 138h21M${x + 13} 138h21M${x - 24} 138v-16M${x + 24} 138v-16M${x} 150v-30`}
          />
          <path d={arch({ x, base: GROUND, width: 58, height: 42 })} />
          <path d={`M${x - 36} 172h72M${x - 22} ${GROUND}v-18h44v18`} />
        </g>
      ))}
      {[252, 388].map((x) => (
        <g key={x}>
          <path d={`M${x - 5} ${GROUND}V18M${x + 5} ${GROUND}V18M${x - 8} 124h16`} />
          <path d={`M${x - 16} ${GROUND}v-30M${x + 16} ${GROUND}v-30`} />
        </g>
      ))}
      <path d="M44 70q40 18 64 -4M532 58q36 20 64 -2M44 88q36 12 64 2" />
      <path d={`M44 ${GROUND}H596`} />
    </>
  );
}
