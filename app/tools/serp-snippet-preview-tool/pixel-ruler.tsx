const HEIGHT = 36;
/** Numbers nearer to one another than this would run together. */
const ROOM_FOR_NUMBER = 46;
const READING_WIDTH = 62;

type PixelRulerProps = {
  px: number;
  limitPx: number;
  /** Where the ruler ends, and how wide it is drawn: the title's is drawn in real pixels. */
  lengthPx: number;
  width?: number;
  tickEveryPx?: number;
  numberEveryPx?: number;
};

/** A ruler in pixels: how far the text reaches, and where it is cut. */
export function PixelRuler({
  px,
  limitPx,
  lengthPx,
  width = lengthPx,
  tickEveryPx = 20,
  numberEveryPx = 100,
}: PixelRulerProps) {
  const at = (value: number) => (Math.min(value, lengthPx) * width) / lengthPx;
  const [reach, limit] = [at(px), at(limitPx)];
  const reading = Math.min(Math.max(reach, READING_WIDTH / 2), width - READING_WIDTH / 2);
  const taken = px > 0 ? [limit, reading] : [limit];
  const ticks = Array.from(
    { length: Math.floor(lengthPx / tickEveryPx) + 1 },
    (_, index) => index * tickEveryPx,
  );
  const isNumbered = (tick: number) => tick % numberEveryPx === 0;

  return (
    <svg
      className="serp-ruler drawing"
      textAnchor="middle"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden
    >
      <rect className="p-line" width={width} height={6} />
      <rect className="p-good" width={Math.min(reach, limit)} height={6} />
      {reach > limit ? (
        <rect className="p-fail" x={limit} width={reach - limit} height={6} />
      ) : null}
      <path
        className="p-line p-quiet"
        d={ticks.map((tick) => `M${at(tick)} 6V${isNumbered(tick) ? 16 : 10}`).join("")}
      />
      {ticks
        .filter((tick) => tick > 0 && isNumbered(tick))
        .filter((tick) => taken.every((other) => Math.abs(at(tick) - other) > ROOM_FOR_NUMBER))
        .map((tick) => (
          <text key={tick} x={at(tick)} y={29}>
            {tick}
          </text>
        ))}
      <path className="p-line p-mark" strokeWidth={3} d={`M${limit} 0V18`} />
      {px === 0 || Math.abs(reading - limit) > ROOM_FOR_NUMBER ? (
        <text className="p-strong" x={limit} y={31}>
          {limitPx}
        </text>
      ) : null}
      {px > 0 ? (
        <g className={px > limitPx ? "p-fail" : "p-good"}>
          <path d={`M${reach} 6l4 9h-8z`} />
          <rect x={reading - READING_WIDTH / 2} y={14} width={READING_WIDTH} height={20} rx={4} />
          <text className="p-on" x={reading} y={28}>
            {Math.round(px)} px
          </text>
        </g>
      ) : null}
    </svg>
  );
}
