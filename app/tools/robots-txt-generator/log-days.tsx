import { purposes, type LogReport } from "#engine/access-log/log-report.ts";
import { formatDate } from "#lib/format-date.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { capitalise } from "#lib/text/capitalise.ts";
import { plotMark, plotProps } from "#app/ui/plot/plot-mark.ts";

const HEIGHT = 48;

/** Requests by day, a row of bars for each purpose, each up to its own highest day; and the table of them. */
export function LogDays({ days }: Pick<LogReport, "days">) {
  const came = purposes
    .map((purpose, at) => ({ purpose, values: days.map(({ requests }) => requests[at] ?? 0) }))
    .filter(({ values }) => values.some((value) => value > 0));
  const [first = "", last = ""] = [days[0]?.day, days.at(-1)?.day];
  return (
    <section className="tool-result log-days">
      <h3>Day by day</h3>
      {came.map(({ purpose, values }) => (
        <DayBars key={purpose} name={capitalise(purpose)} values={values} days={days} />
      ))}
      <p className="tool-help">
        From {formatDate(first)} to {formatDate(last)}.
      </p>
      <details className="disclosure">
        <summary>The same as a table</summary>
        <table className="table" data-cards>
          <thead>
            <tr>
              <th scope="col">Day</th>
              {came.map(({ purpose }) => (
                <th key={purpose} scope="col">
                  {capitalise(purpose)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day }, at) => (
              <tr key={day}>
                <th scope="row">{formatDate(day)}</th>
                {came.map(({ purpose, values }) => (
                  <td key={purpose} data-label={capitalise(purpose)}>
                    {groupThousands(values[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

type DayBarsProps = { name: string; values: readonly number[] } & Pick<LogReport, "days">;

function DayBars({ name, values, days }: DayBarsProps) {
  const most = Math.max(...values);
  return (
    <figure>
      <figcaption>
        <b>{name}</b> <span className="tool-help">at most {groupThousands(most)} a day</span>
      </figcaption>
      <svg
        {...plotProps(`${name}: requests by day, at most ${groupThousands(most)}`, "x")}
        viewBox={`0 0 ${days.length} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {values.map((value, at) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect
              key={days[at]?.day}
              {...plotMark(formatDate(days[at]?.day ?? ""), groupThousands(value))}
              x={at + 0.1}
              y={HEIGHT - height}
              width="0.8"
              height={height}
            />
          );
        })}
      </svg>
    </figure>
  );
}
