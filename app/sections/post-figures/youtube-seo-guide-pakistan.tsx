import type { FigureProps } from "./figure-props.ts";

const chapters = [
  { name: "Intro", at: "0:00", x: 24, width: 92 },
  { name: "Tools", at: "0:40", x: 119, width: 92 },
  { name: "Price", at: "2:15", x: 214, width: 92, cameFor: true },
  { name: "Result", at: "5:02", x: 309, width: 67 },
];
const VIEWERS = "M24 60C70 66 84 84 120 88S180 92 214 82 262 104 300 108 352 116 376 118";

/** A video's viewers over its chapters: they come back for the price. */
export function Figure({ alt, wide }: FigureProps) {
  return (
    <>
      <CardDrawing alt={alt} />
      {wide && <WideDrawing alt={alt} />}
    </>
  );
}

function CardDrawing({ alt }: { alt: string }) {
  return (
    <svg role="img" aria-label={alt} className="post-figure" viewBox="0 0 400 230">
      <rect className="figure-sheet" x="24" y="24" width="352" height="118" rx="8" />
      <path className="figure-mint" d={`${VIEWERS}V134a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8z`} />
      <path className="figure-line" d={VIEWERS} />
      <circle className="figure-mark" cx="214" cy="82" r="6.5" />
      <text className="figure-strong" x="226" y="70">
        They came for this
      </text>
      {chapters.map(({ name, at, x, width, cameFor = false }) => (
        <g key={name}>
          <rect
            className={cameFor ? "figure-marigold" : "figure-edge"}
            x={x}
            y="156"
            width={width}
            height="7"
            rx="3.5"
          />
          <text className="figure-strong" x={x} y="186">
            {name}
          </text>
          <text x={x} y="205">
            {at}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Ten minutes drawn over 1040 units, so a chapter's place follows from its second. */
const wideChapters = [
  { name: "Intro", from: 0, to: 25, at: "0:00" },
  { name: "Tools you need", from: 25, to: 135, at: "0:25" },
  { name: "What it costs", from: 135, to: 250, at: "2:15", cameFor: true },
  { name: "Filter and coil", from: 250, to: 460, at: "4:10" },
  { name: "What they skip", from: 460, to: 600, at: "7:40" },
];
const WIDE_VIEWERS =
  "M40 62C56 66 66 98 84 118S150 150 200 156 248 154 262 120 276 74 300 72 400 92 440 112 600 152 690 162 800 168 836 152 880 144 910 156 1010 182 1080 190";
const atSecond = (second: number) => 40 + (second / 600) * 1040;

function WideDrawing({ alt }: { alt: string }) {
  return (
    <svg role="img" aria-label={alt} className="post-figure figure-wide" viewBox="0 0 1120 340">
      <rect className="figure-sheet" x="40" y="36" width="1040" height="196" rx="10" />
      <path
        className="figure-mint"
        d={`${WIDE_VIEWERS}V222a10 10 0 0 1-10 10H50a10 10 0 0 1-10-10z`}
      />
      <path className="figure-line" d={WIDE_VIEWERS} />
      <circle className="figure-mark" cx="296" cy="72" r="8" />
      <text className="figure-strong" x="316" y="64">
        They came for this
      </text>
      <text x="100" y="108">
        They drag the dot
      </text>
      {wideChapters.map(({ name, from, to, at, cameFor = false }) => (
        <g key={name}>
          <rect
            className={cameFor ? "figure-marigold" : "figure-edge"}
            x={atSecond(from)}
            y="250"
            width={atSecond(to) - atSecond(from) - 4}
            height="8"
            rx="4"
          />
          {from !== 0 && (
            <text className="figure-strong" x={atSecond(from)} y="286">
              {name}
            </text>
          )}
          {from !== 0 && (
            <text x={atSecond(from)} y="307">
              {at}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
