import { useState, type ReactNode } from "react";

import { usePrinting } from "./use-printing.ts";
import { Button } from "#app/ui/button.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

/** A long list: its first rows and a button for all of them. Paper has the first rows alone. */
export function useFolded<Row>(
  rows: readonly Row[],
  first: number,
): { shown: readonly Row[]; button: ReactNode } {
  const [isWhole, setIsWhole] = useState(false);
  const isPrinting = usePrinting();
  const shown = isWhole && !isPrinting ? rows : rows.slice(0, first);
  const isFolded = rows.length > first;
  const button = (
    <FoldButton rows={rows.length} isFolded={isFolded} isWhole={isWhole} onTurn={setIsWhole} />
  );
  return { shown, button };
}

type ButtonProps = {
  rows: number;
  /** Some rows are out of sight until it is used. */
  isFolded: boolean;
  isWhole: boolean;
  onTurn: (isWhole: boolean) => void;
};

/** "Show all 40" below a list that begins with some of them, and "Show fewer" once all are there. */
export function FoldButton({ rows, isFolded, isWhole, onTurn }: ButtonProps) {
  if (!isFolded) return null;
  return (
    <Button
      className="no-print"
      variant="outline"
      size="sm"
      aria-expanded={isWhole}
      onClick={() => onTurn(!isWhole)}
    >
      {isWhole ? "Show fewer" : `Show all ${groupThousands(rows)}`}
    </Button>
  );
}
