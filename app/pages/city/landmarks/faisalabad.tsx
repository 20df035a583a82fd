import { arch, dome, GROUND, merlons } from "#app/pages/city/landmarks/strokes.tsx";

const shopDoors = [-236, -208, -180, -152, -124, 124, 152, 180, 208, 236] as const;

/** The Clock Tower, where eight bazaars meet, with two of them running off. */
export function FaisalabadDrawing() {
  return (
    <>
      <path d={`M66 ${GROUND}V158H222M418 158H574V${GROUND}`} />
      <path d="M66 168H222M418 168H574" />
      <path d={`${merlons(68, 220, 158, 9)}${merlons(420, 572, 158, 9)}`} />
      {shopDoors.map((dx) => (
        <path key={dx} d={arch({ x: 320 + dx, base: GROUND, width: 20, height: 34 })} />
      ))}
      <path className="landmark-solid" d={`M238 ${GROUND}V196H402V${GROUND}M250 196V182H390V196`} />
      <path className="landmark-solid" d="M266 182V134H374V182Z" />
      <path d={arch({ x: 320, base: 182, width: 34, height: 42 })} />
      <path d={arch({ x: 284, base: 182, width: 18, height: 32 })} />
      <path d={arch({ x: 356, base: 182, width: 18, height: 32 })} />
      <path className="landmark-solid" d="M260 134H380V126H260Z" />
      <path className="landmark-solid" d="M282 126L286 60H354L358 126Z" />
      <path d={arch({ x: 320, base: 126, width: 30, height: 44 })} />
      <path d={arch({ x: 320, base: 126, width: 16, height: 30 })} />
      <path d="M284 100h18M338 100h18M285 80h70" />
      <path className="landmark-solid" d="M278 60H362V52H278Z" />
      <path className="landmark-solid" d="M290 52V14H350V52Z" />
      <circle className="landmark-solid" cx="320" cy="33" r="14" />
      <path className="landmark-gold" d="M320 33V24M320 33l7 4" />
      <path className="landmark-solid" d="M286 14H354V8H286Z" />
      {[292, 348].map((x) => (
        <g key={x}>
          <path className="landmark-solid" d={dome({ x, base: 8, width: 11, height: 12 })} />
          <path d={`M${x} -4v-5`} />
        </g>
      ))}
      <path className="landmark-solid" d="M304 8V0H336V8" />
      <path className="landmark-solid" d={dome({ x: 320, base: 0, width: 40, height: 24 })} />
      <path d="M320 -24V-30" />
      <path d={`M44 ${GROUND}H596`} />
    </>
  );
}
