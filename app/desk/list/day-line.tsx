import { clockStep, describeClock, type Clocked, type ClockStep } from "#app/desk/clock.tsx";
import { cleanForeignText } from "#app/desk/foreign.tsx";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { groupWaits, linePromise, lineStart, type WaitGroup } from "./group-waits.ts";
import { site } from "#lib/site/site.ts";
import type { Counts } from "#lib/desk/enquiry.ts";
import { shorten } from "#lib/text/shorten.ts";

const FLOOR = 46;

const paints: Record<ClockStep, string> = {
  calm: "p-good",
  done: "p-good",
  soon: "p-mark p-edged",
  late: "p-fail",
};

type DayLineProps = {
  /** Longest wait first; at most the first part of the list. */
  waiting: readonly (Clocked & { name: string })[];
  counts: Pick<Counts, "waiting" | "waits">;
  now: number;
};

/** The promise as a line of its hours, with everybody who waits; many at one place are one mark. */
export function DayLine({ waiting, counts, now }: DayLineProps) {
  const [first] = waiting;
  const hours = site.answerWithinHours;
  const more = counts.waiting - waiting.length;
  const labels = waiting.map(
    (each) => `${each.name} ${describeClock(each, now, { inRow: false })}`,
  );
  if (more > 0) labels.push(`and ${more} more`);
  const groups = groupWaits(
    more > 0 ? counts.waits : waiting.map(({ at }) => ({ at, count: 1 })),
    now,
  );
  const longest = groups.at(-1);

  return (
    <svg
      className="drawing desk-line"
      role="img"
      aria-label={`${counts.waiting} waiting on a line of ${hours} hours: ${cleanForeignText(labels.join(", "))}`}
    >
      <rect
        className="p-fail"
        opacity="0.09"
        x={`${linePromise}%`}
        y="18"
        width={`${99.3 - linePromise}%`}
        height="28"
      />
      <line className="p-line p-quiet" x1={`${lineStart}%`} y1={FLOOR} x2="99%" y2={FLOOR} />
      <Tick share={0} text="just in" anchor="start" />
      <Tick share={1 / 3} text={`${hours / 3} h`} anchor="middle" />
      <Tick share={2 / 3} text={`${(hours * 2) / 3} h`} anchor="middle" />
      <line
        className="p-line p-strong"
        strokeWidth="1.5"
        x1={`${linePromise}%`}
        y1="8"
        x2={`${linePromise}%`}
        y2="51"
      />
      <circle className="p-strong" cx={`${linePromise}%`} cy="8" r="4" />
      <text className="p-strong" x={`${linePromise}%`} y="67" textAnchor="middle">
        {hours} h
      </text>
      <text x="99%" y="67" textAnchor="end">
        late
      </text>
      {groups.map((group) => (
        <Mark key={group.x} group={group} />
      ))}
      {longest?.count === 1 ? (
        <circle className="p-line p-mark" strokeWidth="2" cx={`${longest.x}%`} cy={FLOOR} r="12" />
      ) : null}
      {first !== undefined && clockStep(first, now) === "late" ? (
        <text className="p-fail" x={`${linePromise + 2.5}%`} y="32">
          {shorten(cleanForeignText(firstNameOf(first.name)), 9, "")}
        </text>
      ) : null}
    </svg>
  );
}

/** A dot; of several the number. */
function Mark({ group: { x, count, step } }: { group: WaitGroup }) {
  const width = 11 + 7 * String(count).length;
  return (
    <svg x={`${x}%`} y={FLOOR} overflow="visible">
      {count === 1 ? (
        <circle className={paints[step]} r={step === "late" ? 7.5 : 6.5} />
      ) : (
        <g className={paints[step]}>
          <rect x={-width / 2} y="-9" width={width} height="18" rx="9" />
          <text className="p-on" y="4" textAnchor="middle">
            {count}
          </text>
        </g>
      )}
      {count === 1 && step === "late" ? (
        <path className="p-sheet p-line" strokeWidth="2" d="M0-3.8v4.2M0 3.7v.1" />
      ) : null}
    </svg>
  );
}

type TickProps = { share: number; text: string; anchor: "start" | "middle" };

function Tick({ share, text, anchor }: TickProps) {
  const x = `${lineStart + share * (linePromise - lineStart)}%`;
  return (
    <>
      <line className="p-line p-quiet" x1={x} y1={FLOOR} x2={x} y2="51" />
      <text x={x} y="67" textAnchor={anchor}>
        {text}
      </text>
    </>
  );
}
