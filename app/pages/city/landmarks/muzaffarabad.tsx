import { GROUND } from "#app/pages/city/landmarks/strokes.tsx";

const hangers = Array.from({ length: 17 }, (_, index) => 176 + index * 18);

/** A bridge over the Neelum, hung between two towers, with the town going up the hills on both banks. */
export function MuzaffarabadDrawing() {
  return (
    <>
      <path d="M44 96L96 34L128 58L186 -12L238 44L274 20L330 62L376 -2L430 50L470 14L528 66L556 48L596 84" />
      <path d="M186 -12L180 22L196 40M376 -2L372 30L386 46M96 34L94 60M470 14L472 40M274 20L270 40" />
      <path className="landmark-gold" d="M174 2L182 12L192 -4M366 10L374 20L384 8" />
      <path
        className="landmark-solid"
        d="M44 132q46 -24 76 -8t60 38v48H44ZM596 118q-50 -22 -82 -2t-54 46v48H596Z"
      />
      <House x={62} y={150} />
      <House x={92} y={136} />
      <House x={104} y={168} />
      <House x={68} y={184} />
      <House x={500} y={148} />
      <House x={532} y={132} />
      <House x={556} y={160} />
      <House x={514} y={182} />
      <path d="M138 150l4 -14 4 14ZM126 190l5 -18 5 18ZM488 188l5 -18 5 18ZM574 140l4 -14 4 14Z" />
      <path className="landmark-solid" d="M156 196V70H172V196M468 196V70H484V196" />
      <path d="M156 84H172M468 84H484M156 104H172M468 104H484M152 70H176M464 70H488" />
      <path d="M44 150L164 72Q320 230 476 72L596 150" />
      <path className="landmark-solid" d="M44 156H596V166H44Z" />
      <path d={hangers.map((x) => `M${x} 156V${hangerTop(x)}`).join("")} />
      <path d="M60 161H580" />
      <path d="M186 186q12 -6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0M198 198q12 -6 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" />
      <path d={`M44 ${GROUND}H596`} />
    </>
  );
}

/** Height of the main cable over a point of the deck: the same parabola as in the drawing. */
function hangerTop(x: number): number {
  const share = (x - 164) / 312;
  return Math.round(72 + 4 * share * (1 - share) * 79);
}

function House({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="landmark-solid"
      d={`M${x} ${y}v-12h20v12ZM${x - 3} ${y - 12}l13 -8l13 8M${x + 5} ${y}v-7h4v7M${x + 13} ${y - 8}h3`}
    />
  );
}
