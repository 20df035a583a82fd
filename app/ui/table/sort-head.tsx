import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

type SortHeadProps = {
  label: string;
  /** How the table is sorted by this column now. */
  sort: keyof typeof arrows;
  onSort: () => void;
};

/** The head of a column, which sorts the table by it. Its sheet is sort-head.css. */
export function SortHead({ label, sort, onSort }: SortHeadProps) {
  const Arrow = arrows[sort];
  return (
    <th scope="col" className="sort-head" aria-sort={sort}>
      <button type="button" onClick={onSort}>
        {label} <Arrow className="icon" aria-hidden />
      </button>
    </th>
  );
}
