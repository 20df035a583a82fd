import { Plus } from "lucide-react";
import type { ReactNode } from "react";

import { Square } from "#app/desk/week/marks.tsx";
import { spellNumber } from "#lib/spell-number.ts";

type PlotFigureProps = {
  heading: string;
  /** What the plot shows, and the one thing that it says. */
  lead: ReactNode;
  plot: ReactNode;
  marks?: readonly KeyEntry[];
  figures: FiguresProps;
};

/** A plot: its heading and sentence, what its marks mean, and the same figures as a table. */
export function PlotFigure({ heading, lead, plot, marks, figures }: PlotFigureProps) {
  return (
    <figure>
      <h2>{heading}</h2>
      <p>{lead}</p>
      {plot}
      {marks === undefined ? null : <PlotKey entries={marks} />}
      <Figures {...figures} />
    </figure>
  );
}

type FiguresProps = {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  foot?: readonly (string | number)[];
};

/** The same figures as the plot above, as a table. */
function Figures({ head, rows, foot }: FiguresProps) {
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

type KeyEntry = readonly [mark: ReactNode, name: string];

/** What the marks of a plot mean. */
function PlotKey({ entries }: { entries: readonly KeyEntry[] }) {
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

/** A square as the key shows it. */
export function squareInKey(look: { look: string; sign?: string }): ReactNode {
  return <Square x={2} y={2} size={14} {...look} />;
}

/** The line of the mean in the key, where there is one; a mean of fewer weeks says of how many. */
export function meanInKey(meanOf: number, line: string): readonly KeyEntry[] {
  if (meanOf === 0) return [];
  const name = `Mean of ${spellNumber(meanOf)} week${meanOf === 1 ? "" : "s"}`;
  return [[<path key={name} className="start" d={line} />, name]];
}
