import { Plus, TriangleAlert } from "lucide-react";
import { useRef } from "react";

import type { RowFault } from "./find-row-faults.ts";
import { HreflangRowFields, isRelative, RELATIVE } from "./hreflang-row-fields.tsx";
import { makeRow, readHreflangRows, type FormRow } from "./form-row.ts";
import { InputField } from "#app/tools/kit/input-field.tsx";
import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { useForm } from "#app/tools/kit/use-form.ts";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import type { HreflangRow } from "#engine/hreflang/write-annotations.ts";
import { Button } from "#app/ui/button.tsx";

const importOptions = async () => (await import("./locale-options.tsx")).LocaleOptions;
const importPasteRows = async () => (await import("./paste-rows.tsx")).PasteRows;

type HreflangFormProps = {
  rows: readonly FormRow[];
  onRowsChange: (rows: readonly FormRow[]) => void;
  fallbackUrl: string;
  onFallbackUrlChange: (url: string) => void;
  /** Why nothing was generated. */
  faults: readonly RowFault[];
  onGenerate: (isByVisitor: boolean) => void;
};

export function HreflangForm({
  rows,
  onRowsChange,
  fallbackUrl,
  onFallbackUrlChange,
  faults,
  onGenerate,
}: HreflangFormProps) {
  const form = useForm();
  const [Options, loadOptions] = useLoaded(importOptions);

  useRestore(form, (fields) => {
    const given = readHreflangRows(fields);
    if (given) onRowsChange(given);
  });

  /** After the rows that hold something. */
  function pasteRows(pasted: readonly HreflangRow[]) {
    const filled = rows.filter(({ url, language, region }) => url + language + region !== "");
    onRowsChange([...filled, ...pasted.map(makeRow)]);
  }

  return (
    <ToolForm
      ref={form}
      className="tool-pane tool-form"
      onSubmit={(event) => onGenerate(isAsked(event))}
      onFocus={Options ? undefined : loadOptions}
      data-kept-result
    >
      <Rows {...{ rows, faults, onRowsChange }} />
      {Options ? <Options /> : null}
      <MoreRows onAdd={() => onRowsChange([...rows, makeRow()])} onPaste={pasteRows} />
      <InputField
        label="Fallback URL"
        optional
        hint="Written as x-default: the page for everyone whose language is not listed."
        error={isRelative(fallbackUrl) ? RELATIVE : undefined}
        className="input input-code"
        name="fallback"
        type="url"
        placeholder="https://www.example.pk/"
        value={fallbackUrl}
        onText={onFallbackUrlChange}
      />
      <Faults faults={faults} />
      <div className="actions">
        <Button type="submit">Generate tags</Button>
      </div>
    </ToolForm>
  );
}

type RowsProps = Pick<HreflangFormProps, "rows" | "faults" | "onRowsChange">;

function Rows({ rows, faults, onRowsChange }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);

  function removeRow(id: string) {
    onRowsChange(rows.filter((row) => row.id !== id));
    // The button that had the focus goes with its row.
    list.current?.closest("form")?.querySelector<HTMLElement>(".tool-add")?.focus();
  }

  return (
    <ol ref={list}>
      {rows.map((row, index) => (
        <HreflangRowFields
          key={row.id}
          number={index + 1}
          row={row}
          isWrong={(name) => faults.some(({ field }) => field === name)}
          onChange={(changed) => onRowsChange(rows.with(index, changed))}
          {...(rows.length > 1 && { onRemove: () => removeRow(row.id) })}
        />
      ))}
    </ol>
  );
}

type MoreRowsProps = { onAdd: () => void; onPaste: (rows: readonly HreflangRow[]) => void };

function MoreRows({ onAdd, onPaste }: MoreRowsProps) {
  const [PasteRows, loadPasteRows] = useLoaded(importPasteRows);
  return (
    <>
      <button type="button" className="tool-add" onClick={onAdd}>
        <Plus className="icon" aria-hidden />
        Add a version
      </button>
      {PasteRows ? (
        <PasteRows onRows={onPaste} />
      ) : (
        <button type="button" className="tool-add" onClick={loadPasteRows}>
          <Plus className="icon" aria-hidden />
          Paste a list
        </button>
      )}
    </>
  );
}

function Faults({ faults }: Pick<HreflangFormProps, "faults">) {
  return faults.length === 0 ? null : (
    <div role="alert">
      {faults.map(({ words }) => (
        <p key={words} className="field-error">
          <TriangleAlert className="icon" aria-hidden />
          {words}
        </p>
      ))}
    </div>
  );
}
