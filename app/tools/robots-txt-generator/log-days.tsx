import type { LogSection } from "#engine/access-log/log-sections.ts";
import { tellCell } from "#engine/access-log/write-log.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { plotMark, plotProps } from "#app/ui/plot/plot-mark.ts";

const HEIGHT = 48;

/** Requests by day, a row of bars for each column, each up to its own highest day. */
export function LogDays({ head, rows }: Pick<LogSection, "head" | "rows">) {
  const days = rows.map(([day = ""]) => tellCell(day));
  return head.slice(1).map((name, at) => {
    const values = rows.map((row) => Number(row[at + 1]));
    const most = Math.max(...values);
    return (
      <figure key={name} className="log-days">
        <figcaption>
          <b>{name}</b> <span className="tool-help">at most {groupThousands(most)} a day</span>
        </figcaption>
        <svg
          {...plotProps(`${name}: requests by day, at most ${groupThousands(most)}`, "x")}
          className="drawing"
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {values.map((value, day) => {
            const height = (value / most) * HEIGHT;
            return (
              <rect
                key={days[day]}
                {...plotMark(days[day] ?? "", groupThousands(value))}
                className="p-good"
                x={day + 0.1}
                y={HEIGHT - height}
                width="0.8"
                height={height}
              />
            );
          })}
        </svg>
      </figure>
    );
  });
}
