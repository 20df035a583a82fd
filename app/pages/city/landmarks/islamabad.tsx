import { GROUND } from "#app/pages/city/landmarks/strokes.tsx";

const slits = [-48, -36, -24, -12, 0, 12, 24, 36, 48] as const;

/** Faisal Mosque: the tent of concrete shells, four pencil minarets, the Margalla hills behind. */
export function IslamabadDrawing() {
  return (
    <>
      <path d="M44 128q26 -26 50 -18t40 -26q22 -18 42 2t44 -22M420 66q22 -20 46 4t48 -6 40 30 42 6" />
      {[
        { x: 150, top: -22 },
        { x: 490, top: -22 },
      ].map(({ x, top }) => (
        <Minaret key={x} x={x} top={top} />
      ))}
      <path className="landmark-solid" d={`M176 190L320 44L464 190V${GROUND}H176Z`} />
      <path d="M176 190h62M402 190h62M320 44L238 190M320 44L402 190" />
      <path d="M206 190L320 44M434 190L320 44" />
      <path className="landmark-solid" d="M256 190L320 84L384 190Z" />
      <path d="M320 44V84" />
      {slits.map((dx) => (
        <path key={dx} d={`M${320 + dx} 190V${Math.round(190 - (64 - Math.abs(dx)) * 1.42)}`} />
      ))}
      <path d="M176 200H464" />
      <path className="landmark-gold" d="M320 44V24M316 18a6 6 0 1 0 8 0" />
      {[
        { x: 100, top: -4 },
        { x: 540, top: -4 },
      ].map(({ x, top }) => (
        <Minaret key={x} x={x} top={top} />
      ))}
      <path d={`M44 ${GROUND}H596M56 202h32M112 202h52M476 202h52M552 202h32`} />
    </>
  );
}

function Minaret({ x, top }: { x: number; top: number }) {
  return (
    <>
      <path
        className="landmark-solid"
        d={`M${x - 6} ${GROUND}L${x - 4} ${top + 34}L${x} ${top}L${x + 4} ${top + 34}L${x + 6} ${GROUND}Z`}
      />
      <path className="landmark-solid" d={`M${x - 8} ${top + 58}l2 -10h12l2 10Z`} />
      <path d={`M${x} ${top + 58}V${GROUND}M${x} ${top}v-8`} />
    </>
  );
}
