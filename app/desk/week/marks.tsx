import type { WeekMark } from "#lib/desk/week.ts";

type DotProps = { cx: number; cy: number; r: number; mark: WeekMark };

/** One enquiry as a dot: full, answered in time; with a sign, late; hollow, it waits. */
export function Dot({ cx, cy, r, mark }: DotProps) {
  const look = { "in-time": "full", late: "late", waits: "open", "waits-late": "late-open" }[mark];
  const isLate = mark === "late" || mark === "waits-late";
  return (
    <>
      <circle className={look} cx={cx} cy={cy} r={r} />
      {isLate ? <Sign x={cx} y={cy} /> : null}
    </>
  );
}

type SquareProps = { x: number; y: number; size: number; look: string; sign?: string };

/** One enquiry as a square. `sign`: a path about its middle. */
export function Square({ x, y, size, look, sign }: SquareProps) {
  return (
    <>
      <rect className={look} x={x} y={y} width={size} height={size} rx="4" />
      {sign === undefined ? null : (
        <path className="sign" d={sign} transform={`translate(${x + size / 2} ${y + size / 2})`} />
      )}
    </>
  );
}

export const signs = {
  late: "M0-4v4.6M0 4v.1",
  won: "m-4 0 2.6 2.6 5-5.4",
  lost: "M-4 0h8",
  waits: "M0 0v.1",
} as const;

function Sign({ x, y }: { x: number; y: number }) {
  return <path className="sign" d={signs.late} transform={`translate(${x} ${y})`} />;
}
