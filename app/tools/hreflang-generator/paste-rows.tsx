import { useState } from "react";

import { readRowList } from "./find-row-faults.ts";
import { AreaField, asWritten } from "#app/tools/kit/input-field.tsx";
import type { HreflangRow } from "#engine/hreflang/write-annotations.ts";
import { Button } from "#app/ui/button.tsx";

/** Many versions at once: one a line, from a spreadsheet or a page's head. */
export function PasteRows({ onRows }: { onRows: (rows: readonly HreflangRow[]) => void }) {
  const [text, setText] = useState("");
  const [isNone, setIsNone] = useState(false);

  function handleTake() {
    const rows = readRowList(text);
    setIsNone(rows.length === 0);
    if (rows.length === 0) return;
    setText("");
    onRows(rows);
  }

  return (
    <div className="tool-form">
      <AreaField
        {...asWritten}
        label="Versions, one a line"
        hint="An address and its code, such as ur-PK; or the link tags of a page."
        error={
          isNone ? "No line has an address. Write https://www.example.pk/ur/ ur-PK." : undefined
        }
        name="list"
        rows={5}
        placeholder={"https://www.example.pk/en/ en-PK\nhttps://www.example.pk/ur/ ur-PK"}
        value={text}
        onText={(typed) => {
          setText(typed);
          setIsNone(false);
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
