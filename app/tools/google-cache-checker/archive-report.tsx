import type { ArchiveAnswer, Capture } from "#app/tools/google-cache-checker/archive-answer.ts";
import {
  DAYS_ARE_UTC,
  formatDay,
  formatInstant,
} from "#app/tools/google-cache-checker/format-instant.ts";
import { OutsideLink } from "#app/tools/kit/outside-link.tsx";
import { answeringPlot, plotMark } from "#app/ui/plot-marks.ts";
import { count } from "#lib/count.ts";

const GAPS_SHOWN = 5;
const CHANGES_SHOWN = 10;
const none =
  "No snapshot in this answer. That interface often misses pages: open the calendar link.";

export function summarize(answer: ArchiveAnswer): string {
  if (answer.kind === "availability") {
    return answer.closest ? `Nearest copy: ${formatInstant(answer.closest.at)}` : none;
  }
  const [first] = answer.captures;
  const last = answer.captures.at(-1);
  if (!first || !last) return none;
  const days = answer.captures.length === 1 ? "1 copy" : `${answer.captures.length} copies`;
  return `${days}, ${formatDay(first.at)} to ${formatDay(last.at)}`;
}

export function ArchiveReport({ answer }: { answer: ArchiveAnswer }) {
  if (answer.kind === "availability") {
    const { closest } = answer;
    return closest ? (
      <OutsideLink className="onward" href={closest.address}>
        Open this copy, status {closest.status}
      </OutsideLink>
    ) : null;
  }
  if (answer.captures.length === 0) return null;
  return (
    <>
      <p className="tool-help">{DAYS_ARE_UTC}</p>
      <YearChart captures={answer.captures} />
      <Lines
        heading="Gaps of half a year and more"
        none="None."
        lines={answer.gaps
          .slice(0, GAPS_SHOWN)
          .map(({ from, to, days }) => [`${days} days`, `${formatDay(from)} to ${formatDay(to)}`])}
      />
      <Lines
        heading="Changes of status"
        none="None: the same status throughout."
        lines={answer.statusChanges
          .slice(-CHANGES_SHOWN)
          .map(({ from, to }) => [`${from.status} → ${to.status}`, `by ${formatDay(to.at)}`])}
      />
    </>
  );
}

type LinesProps = {
  heading: string;
  none: string;
  lines: readonly (readonly [figure: string, when: string])[];
};

function Lines({ heading, none: nothing, lines }: LinesProps) {
  return (
    <section>
      <h3>{heading}</h3>
      {lines.length === 0 ? (
        <p className="tool-help">{nothing}</p>
      ) : (
        <ul className="cache-lines">
          {lines.map(([figure, when], at) => (
            <li key={at}>
              <b className="number">{figure}</b> {when}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const BAR_WIDTH = 26;
const CHART_HEIGHT = 72;

/** Copies by year. An empty year is a finding too, so none is left out. */
function YearChart({ captures }: { captures: readonly Capture[] }) {
  const counts = new Map<number, number>();
  for (const { at } of captures) {
    const year = Number(at.slice(0, 4));
    counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  const years = [...counts.keys()];
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const most = Math.max(...counts.values());
  const bars = Array.from({ length: last - first + 1 }, (_, index) => first + index);

  return (
    <div className="cache-years">
      <svg
        {...answeringPlot(
          `Copies by year: ${bars.map((year) => `${year}: ${counts.get(year) ?? 0}`).join(", ")}`,
          "x",
        )}
        viewBox={`0 0 ${bars.length * BAR_WIDTH} ${CHART_HEIGHT + 20}`}
        width={bars.length * BAR_WIDTH}
        height={CHART_HEIGHT + 20}
      >
        {bars.map((year, index) => {
          const copies = counts.get(year) ?? 0;
          const height = copies === 0 ? 1 : Math.max(3, (copies / most) * (CHART_HEIGHT - 16));
          const x = index * BAR_WIDTH;
          return (
            <g key={year}>
              <rect
                {...plotMark(
                  String(year),
                  copies === 0 ? "no copy" : count(copies, "copy", "copies"),
                )}
                x={x + 4}
                y={CHART_HEIGHT - height}
                width={BAR_WIDTH - 8}
                height={height}
                data-empty={copies === 0 || undefined}
              />
              {copies > 0 ? (
                <text x={x + BAR_WIDTH / 2} y={CHART_HEIGHT - height - 4}>
                  {copies}
                </text>
              ) : null}
              <text className="cache-year" x={x + BAR_WIDTH / 2} y={CHART_HEIGHT + 14}>
                {`’${String(year).slice(2)}`}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
