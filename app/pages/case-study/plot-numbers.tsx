import type { MonthlyPlot, PairsPlot } from "#app/content/case-studies/index.ts";
import { countMonthsBefore } from "#app/sections/describe-monthly-plot.ts";
import { addMonths, monthAndYear } from "#lib/months.ts";

/** Every month of a plot. */
export function PlotNumbers({ plot }: { plot: MonthlyPlot }) {
  const before = countMonthsBefore(plot);

  return (
    <details className="disclosure">
      <summary>The numbers, month by month</summary>
      <table className="table">
        <caption className="visually-hidden">{plot.label}</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">{plot.label}</th>
            <th scope="col">Work</th>
          </tr>
        </thead>
        <tbody>
          {plot.values.map((value, index) => {
            const month = monthAndYear(addMonths(plot.firstMonth, index));
            return (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{value}</td>
                <td>{index < before ? "before" : index === before ? "starts" : "continues"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** Every row of a plot of pairs. */
export function PairsNumbers({ plot }: { plot: PairsPlot }) {
  return (
    <details className="disclosure">
      <summary>The numbers, row by row</summary>
      <table className="table">
        <caption className="visually-hidden">{plot.label}</caption>
        <thead>
          <tr>
            <th scope="col">{plot.label}</th>
            <th scope="col">{plot.beforeName}</th>
            <th scope="col">{plot.afterName}</th>
          </tr>
        </thead>
        <tbody>
          {plot.rows.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
