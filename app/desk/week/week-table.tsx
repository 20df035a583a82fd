import type { ReactNode } from "react";

import { DeskTable } from "#app/desk/desk-table.tsx";

/** How a bar is drawn; the row's name says the same in words. */
export type BarLook = "good" | "late" | "open" | "open-late" | "tint" | "sand";

type WeekTableProps = {
  heading: string;
  /** What it shows, and the one thing that it says. */
  lead: ReactNode;
  head: readonly string[];
  rows: readonly WeekRow[];
  foot?: readonly (string | number)[];
};

/** `bar`: the row is a picture, too. `mean` is a line across it. */
export type WeekRow = {
  cells: readonly (string | number)[];
  bar?: { value: number; look: BarLook; mean?: number };
};

/** Figures of the week. With bars it is a picture and its table in one, on a phone as well. */
export function WeekTable({ heading, lead, head, rows, foot }: WeekTableProps) {
  const most = Math.max(...rows.map(({ bar }) => Math.max(bar?.value ?? 0, bar?.mean ?? 0)), 1);
  const [name, ...others] = head;
  const hasBars = rows.some(({ bar }) => bar !== undefined);
  return (
    <figure className="stack" data-gap="small">
      <h2 className="h3">{heading}</h2>
      <p className="small soft">{lead}</p>
      <DeskTable label={`${heading}, table`}>
        <thead>
          <tr>
            <th scope="col" colSpan={hasBars ? 2 : 1}>
              {name}
            </th>
            {others.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, bar }) => (
            <Row key={cells[0]} cells={cells}>
              {bar === undefined ? null : <Bar {...bar} most={most} />}
            </Row>
          ))}
        </tbody>
        {foot === undefined ? null : (
          <tfoot>
            <Row cells={foot} span={hasBars ? 2 : 1} />
          </tfoot>
        )}
      </DeskTable>
    </figure>
  );
}

type RowProps = { cells: readonly (string | number)[]; span?: number; children?: ReactNode };

function Row({ cells: [name, ...cells], span = 1, children }: RowProps) {
  return (
    <tr>
      <th scope="row" colSpan={span}>
        {name}
      </th>
      {children}
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

const paints: Record<BarLook, { className: string; strokeDasharray?: string }> = {
  good: { className: "p-good" },
  late: { className: "p-fail" },
  open: { className: "p-ground" },
  "open-late": { className: "p-line p-fail", strokeDasharray: "4 3" },
  tint: { className: "p-soft p-edged" },
  sand: { className: "p-ground" },
};

type BarProps = NonNullable<WeekRow["bar"]> & { most: number };

function Bar({ value, look, mean, most }: BarProps) {
  const share = (number: number) => `${(number / most) * 100}%`;
  return (
    <td>
      <svg className="drawing" height="20" aria-hidden>
        {value === 0 ? null : (
          <rect
            {...paints[look]}
            x="1"
            y="3"
            width={share(Math.max(value, most / 60))}
            height="14"
            rx="3"
          />
        )}
        {mean === undefined ? null : (
          <line
            className="p-line p-strong"
            strokeWidth="1.5"
            x1={share(mean)}
            x2={share(mean)}
            y2="20"
          />
        )}
      </svg>
    </td>
  );
}
