import { Plus } from "lucide-react";
import type { ReactNode } from "react";

type FiguresProps = {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  foot?: readonly (string | number)[];
};

/** The same figures as the plot above, as a table. */
export function Figures({ head, rows, foot }: FiguresProps) {
  return (
    <details className="desk-fold">
      <summary>
        The figures
        <Plus className="icon" aria-hidden />
      </summary>
      <div className="desk-table-box">
        <table className="desk-table">
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row[0]} cells={row} />
            ))}
          </tbody>
          {foot ? (
            <tfoot>
              <Row cells={foot} />
            </tfoot>
          ) : null}
        </table>
      </div>
    </details>
  );
}

function Row({ cells: [name, ...cells] }: { cells: readonly (string | number)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

type KeyProps = { entries: readonly (readonly [mark: ReactNode, name: string])[] };

/** What the marks of a plot mean. */
export function PlotKey({ entries }: KeyProps) {
  return (
    <p className="figure-key">
      {entries.map(([mark, name]) => (
        <span key={name}>
          <svg className="desk-key-mark" viewBox="0 0 18 18" aria-hidden>
            {mark}
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}

/** A mean of fewer weeks says of how many. */
export function meanName(meanOf: number, spell: (number: number) => string): string {
  return `Mean of ${spell(meanOf)} week${meanOf === 1 ? "" : "s"}`;
}
