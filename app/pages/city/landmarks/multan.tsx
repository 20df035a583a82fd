import { arch, GROUND, merlons } from "#app/pages/city/landmarks/strokes.tsx";

const towers = [146, 244, 396, 494] as const;

/** The shrine of Shah Rukn-e-Alam: a battered octagon with leaning corner towers, a second storey, one great dome. */
export function MultanDrawing() {
  return (
    <>
      <path d={`M66 ${GROUND}V194H574V${GROUND}`} />
      <path className="landmark-solid" d="M148 194L162 108H478L492 194Z" />
      <path d="M158 130H482M154 158H486" />
      <path d={merlons(164, 476, 108, 8)} />
      <path className="landmark-solid" d="M284 194V120H356V194" />
      <path d={arch({ x: 320, base: 194, width: 46, height: 62 })} />
      <path d={arch({ x: 320, base: 194, width: 26, height: 40 })} />
      <path d={arch({ x: 204, base: 194, width: 30, height: 44 })} />
      <path d={arch({ x: 436, base: 194, width: 30, height: 44 })} />
      {towers.map((x) => {
        const lean = x < 320 ? 5 : -5;
        return (
          <g key={x}>
            <path
              className="landmark-solid"
              d={`M${x - 13} 194L${x - 9 + lean} 96H${x + 9 + lean}L${x + 13} 194Z`}
            />
            <path d={`M${x - 12} 158h24M${x - 11} 130h22`} />
            <path className="landmark-solid" d={`M${x - 9 + lean} 96q0 -16 9 -18q9 2 9 18Z`} />
            <path d={`M${x + lean} 78v-7`} />
          </g>
        );
      })}
      <path className="landmark-solid" d="M216 101L222 60H418L424 101" />
      <path d={merlons(224, 416, 60, 8)} />
      <path d="M220 76H420" />
      {[256, 320, 384].map((x) => (
        <path key={x} d={arch({ x, base: 101, width: 18, height: 20 })} />
      ))}
      <path className="landmark-solid" d="M238 56C226 -10 288 -22 320 -22S414 -10 402 56Z" />
      <path d="M242 44H398M246 56C240 44 240 36 243 28" />
      <path className="landmark-gold" d="M320 -22v-8" />
      <path d={`M44 ${GROUND}H596`} />
    </>
  );
}
