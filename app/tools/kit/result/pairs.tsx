import type { ReactNode } from "react";

type PairsProps = {
  className: string;
  /** Name and value; a pair without a value is left out. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
  /** The values are figures, set in the digits that are under each other. */
  isNumbers?: boolean;
  "aria-label"?: string;
};

export function Pairs({ rows, isNumbers = false, ...list }: PairsProps) {
  return (
    <dl {...list}>
      {rows.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={isNumbers ? "number" : undefined}>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
