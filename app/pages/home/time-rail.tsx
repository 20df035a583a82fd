import type { ExpectedTime } from "#app/content/services/schema.ts";

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Spans of months on a rail of twelve. */
export function TimeRail({ times }: { times: readonly ExpectedTime[] }) {
  return (
    <div className="time-rail">
      <ol>
        {times.map(({ name, range, fromMonth, toMonth }) => (
          <li key={name}>
            <p>
              <b>{name}</b>
              <span className="small soft">{range}</span>
            </p>
            <svg aria-hidden>
              <rect
                x={percentOfYear(fromMonth - 1)}
                width={percentOfYear(toMonth - fromMonth + 1)}
                y="11"
                height="18"
                rx="4"
              />
            </svg>
          </li>
        ))}
      </ol>
      <p className="number mini soft" aria-hidden>
        {MONTHS.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
      <p className="mini soft">Months from the first day of work. Typical ranges, not a promise.</p>
    </div>
  );
}

function percentOfYear(months: number): string {
  return `${Math.round((months / MONTHS.length) * 1e4) / 100}%`;
}
