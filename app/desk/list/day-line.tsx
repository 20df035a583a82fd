import { clockStep, PROMISE_MS, tellClock, type Clocked } from "#app/desk/clock.tsx";
import { cleanForeignText } from "#app/desk/foreign-text.tsx";
import { firstNameOf } from "#app/desk/enquiry/first-sentence.ts";
import { site } from "#app/content/site/site.ts";

type Waiting = Clocked & { id: string; name: string };

/** Percent of the width: where the line begins, where the promise stands, where it ends. */
const START = 2;
const PROMISE = 78.8;
const END = 98;
const FLOOR = 46;

type DayLineProps = {
  /** Longest wait first; at most the first part of the list. */
  waiting: readonly Waiting[];
  /** How many wait. */
  count: number;
  now: number;
};

/** The promise as a line of its hours, a dot for each who waits. */
export function DayLine({ waiting, count, now }: DayLineProps) {
  const [first] = waiting;
  const hours = site.answerWithinHours;
  const labels = waiting.map((each) => `${each.name} ${tellClock(each, now, { inRow: false })}`);

  return (
    <svg
      className="desk-line"
      role="img"
      aria-label={`${count} waiting on a line of ${hours} hours: ${cleanForeignText(labels.join(", "))}`}
    >
      <rect className="zone" x={`${PROMISE}%`} y="18" width={`${99.3 - PROMISE}%`} height="28" />
      <line className="axis" x1={`${START}%`} y1={FLOOR} x2="99%" y2={FLOOR} />
      <Tick share={0} text="just in" anchor="start" />
      <Tick share={1 / 3} text={`${hours / 3} h`} anchor="middle" />
      <Tick share={2 / 3} text={`${(hours * 2) / 3} h`} anchor="middle" />
      <line className="promise" x1={`${PROMISE}%`} y1="8" x2={`${PROMISE}%`} y2="51" />
      <circle className="promise-dot" cx={`${PROMISE}%`} cy="8" r="4" />
      <text className="promised" x={`${PROMISE}%`} y="67" textAnchor="middle">
        {hours} h
      </text>
      <text x="99%" y="67" textAnchor="end">
        late
      </text>
      {waiting.toReversed().map((each) => (
        <Dot key={each.id} each={each} now={now} />
      ))}
      {first === undefined ? null : (
        <circle className="first" cx={place(first, now)} cy={FLOOR} r="12" />
      )}
      {first !== undefined && clockStep(first, now) === "late" ? (
        <text className="who" x={`${PROMISE + 2.5}%`} y="32">
          {cleanForeignText(firstNameOf(first.name)).slice(0, 9)}
        </text>
      ) : null}
    </svg>
  );
}

function Dot({ each, now }: { each: Waiting; now: number }) {
  const step = clockStep(each, now);
  const x = place(each, now);
  return (
    <>
      <circle className={step} cx={x} cy={FLOOR} r={step === "late" ? 7.5 : 6.5} />
      {step === "late" ? (
        <svg x={x} y={FLOOR} overflow="visible">
          <path className="bar" d="M0-3.8v4.2M0 3.7v.1" />
        </svg>
      ) : null}
    </>
  );
}

function Tick({
  share,
  text,
  anchor,
}: {
  share: number;
  text: string;
  anchor: "start" | "middle";
}) {
  const x = `${START + share * (PROMISE - START)}%`;
  return (
    <>
      <line className="axis" x1={x} y1={FLOOR} x2={x} y2="51" />
      <text x={x} y="67" textAnchor={anchor}>
        {text}
      </text>
    </>
  );
}

/** Whoever is late by more than the line shows stands at its end. */
function place({ at }: Clocked, now: number): string {
  const share = Math.max(0, now - at) / PROMISE_MS;
  return `${Math.min(START + share * (PROMISE - START), END)}%`;
}
