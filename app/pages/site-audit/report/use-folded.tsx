import { useState, type ReactNode } from "react";

import { usePrinting } from "#app/pages/site-audit/report/use-printing.ts";
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
  if (rows.length <= first) return { shown, button: null };
  const button = (
    <Button
      className="no-print"
      variant="outline"
      size="sm"
      aria-expanded={isWhole}
      onClick={() => setIsWhole(!isWhole)}
    >
      {isWhole ? "Show fewer" : `Show all ${groupThousands(rows.length)}`}
    </Button>
  );
  return { shown, button };
}
