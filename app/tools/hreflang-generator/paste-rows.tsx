import { useState } from "react";

import { readRowList } from "./find-row-faults.ts";
import { FIGURE_TABLE } from "#app/tools/kit/figure-table.ts";
import { AreaField, asWritten } from "#app/tools/kit/input-field.tsx";
import { isFigureTable } from "#lib/text/is-figure-table.ts";
import type { HreflangRow } from "#engine/hreflang/write-annotations.ts";
import { Button } from "#app/ui/button.tsx";

const WANTED = "Write an address and its code on each line: https://www.example.pk/ur/ ur-PK.";

/** Many versions at once: one a line, from a spreadsheet or a page's head. */
export function PasteRows({ onRows }: { onRows: (rows: readonly HreflangRow[]) => void }) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();

  function handleTake() {
    const rows = readRowList(text);
    if (isFigureTable(text)) return setError(`${FIGURE_TABLE} ${WANTED}`);
    if (rows.length === 0) return setError(`No line has an address. ${WANTED}`);
    setText("");
    onRows(rows);
  }

  return (
    <div className="tool-form">
      <AreaField
        {...asWritten}
        label="Versions, one a line"
        hint="An address and its code, such as ur-PK; or the link tags of a page."
        error={error}
        name="list"
        rows={5}
        placeholder={"https://www.example.pk/en/ en-PK\nhttps://www.example.pk/ur/ ur-PK"}
        value={text}
        onText={(typed) => {
          setText(typed);
          setError(undefined);
        }}
      />
      <div className="actions">
        <Button size="sm" variant="outline" onClick={handleTake}>
          Fill in the rows
        </Button>
      </div>
    </div>
  );
}
