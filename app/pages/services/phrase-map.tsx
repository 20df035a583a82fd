import { linearScale } from "#lib/plot-scale.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";
import { classNames } from "#lib/class-names.ts";

/** Readiness to buy and difficulty, 0 to 100, as one would place them by hand. */
const phrases = [
  { text: "ac mechanic near me", readiness: 95, difficulty: 93, side: "left" },
  { text: "best ac in pakistan", readiness: 34, difficulty: 86, side: "right" },
  { text: "ac repair lahore", readiness: 90, difficulty: 74, side: "left" },
  { text: "ac service charges", readiness: 66, difficulty: 55, side: "right" },
  { text: "ac gas refill price", readiness: 83, difficulty: 42, side: "left", pick: "good" },
  { text: "inverter ac kya hota hai", readiness: 16, difficulty: 37, side: "right" },
  { text: "ac thanda nahi kar raha", readiness: 62, difficulty: 20, side: "right", pick: "best" },
  { text: "ac ka pani tapakna", readiness: 42, difficulty: 12, side: "right" },
] as const;

type Frame = {
  className: string;
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isNarrow: boolean;
};

const wide: Frame = {
  className: "from-640",
  width: 660,
  height: 430,
  left: 18,
  right: 646,
  top: 34,
  bottom: 390,
  isNarrow: false,
};
const narrow: Frame = {
  className: "below-640",
  width: 350,
  height: 380,
  left: 6,
  right: 336,
  top: 30,
  bottom: 344,
  isNarrow: true,
};

/** A trade's phrases between reading and buying, easy and hard: the corner where the work starts. */
export function PhraseMap() {
  return (
    <figure>
      <PhraseSvg {...wide} />
      <PhraseSvg {...narrow} />
      <figcaption className="mini soft">
        An air-conditioning firm’s phrases, placed by hand. An example, not a measurement.
      </figcaption>
    </figure>
  );
}

function PhraseSvg({ className, width, height, left, right, top, bottom, isNarrow }: Frame) {
  const x = linearScale([0, 100], [left, right]);
  const y = linearScale([0, 100], [bottom, top]);

  return (
    <svg
      role="img"
      aria-label={`${spellNumberFirst(phrases.length)} phrases placed by how ready the searcher is to buy and how hard the phrase is to win. Work starts in the corner of phrases that are ready and winnable: ac gas refill price, and ac thanda nahi kar raha.`}
      className={classNames("drawing", className)}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect className="p-soft" x={x(50)} y={y(50)} width={right - x(50)} height={bottom - y(50)} />
      <path className="p-line p-quiet" d={`M${left} ${top}V${bottom}H${right}`} />
      <text className="p-strong" x={left} y={top - 12}>
        Harder to win
      </text>
      <text x={left} y={bottom + 24}>
        Just reading
      </text>
      <text x={right} y={bottom + 24} textAnchor="end">
        Readier to buy
      </text>
      <text className="p-strong" x={right - 10} y={bottom - 12} textAnchor="end">
        Start here
      </text>
      {phrases.map((phrase) => (
        <PhraseDot
          key={phrase.text}
          phrase={phrase}
          cx={x(phrase.readiness)}
          cy={y(phrase.difficulty)}
          isNarrow={isNarrow}
        />
      ))}
    </svg>
  );
}

const paints = { other: "p-ground", good: "p-good", best: "p-mark p-edged" } as const;

type PhraseDotProps = {
  phrase: (typeof phrases)[number];
  cx: number;
  cy: number;
  isNarrow: boolean;
};

function PhraseDot({ phrase, cx, cy, isNarrow }: PhraseDotProps) {
  const { text, readiness, side } = phrase;
  const pick = "pick" in phrase ? phrase.pick : "other";
  // On a phone a label that would leave the picture is above its dot.
  const isAbove = isNarrow && readiness > 50;
  const isLeft = isAbove || side === "left";

  return (
    <g>
      <circle className={paints[pick]} cx={cx} cy={cy} r={pick === "best" ? 7 : 5} />
      <text
        className="p-halo p-strong"
        x={cx + (isAbove ? 6 : isLeft ? -12 : 12)}
        y={cy + (isAbove ? -11 : 4.5)}
        textAnchor={isLeft ? "end" : "start"}
      >
        {text}
      </text>
    </g>
  );
}
