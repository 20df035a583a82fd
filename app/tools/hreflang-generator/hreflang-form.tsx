import { Plus, TriangleAlert, X } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, type FormEvent } from "react";
import { flushSync } from "react-dom";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import type { RowFault } from "#app/tools/hreflang-generator/mend-rows.ts";
import { makeRow, type FormRow } from "#app/tools/hreflang-generator/hreflang-rows.ts";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import type { HreflangRow } from "#engine/hreflang/write-annotations.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const LocaleNote = lazy(async () => {
  const { LocaleNote: component } = await import("#app/tools/hreflang-generator/locale-note.tsx");
  return { default: component };
});

const RELATIVE = "Begin the URL with https:// so that every page can use it.";

const importOptions = async () =>
  (await import("#app/tools/hreflang-generator/locale-options.tsx")).LocaleOptions;
const importPasteRows = async () =>
  (await import("#app/tools/hreflang-generator/paste-rows.tsx")).PasteRows;

type HreflangFormProps = {
  rows: readonly FormRow[];
  onRowsChange: (rows: readonly FormRow[]) => void;
  fallbackUrl: string;
  onFallbackUrlChange: (url: string) => void;
  /** Why nothing was generated. */
  faults: readonly RowFault[];
  onGenerate: () => void;
};

export function HreflangForm({
  rows,
  onRowsChange,
  fallbackUrl,
  onFallbackUrlChange,
  faults,
  onGenerate,
}: HreflangFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [Options, loadOptions] = useLoaded(importOptions);
  const [PasteRows, loadPasteRows] = useLoaded(importPasteRows);

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  useRestore(form, "before", ({ fields }) => {
    const wanted = Object.keys(fields).filter((name) => name.startsWith("url-")).length;
    const missing = Array.from({ length: Math.max(0, wanted - rows.length) }, () => makeRow());
    if (missing.length > 0) flushSync(() => onRowsChange([...rows, ...missing]));
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onGenerate();
  }

  /** After the rows that hold something. */
  function pasteRows(pasted: readonly HreflangRow[]) {
    const filled = rows.filter(({ url, language, region }) => url + language + region !== "");
    onRowsChange([...filled, ...pasted.map(makeRow)]);
  }

  function removeRow(id: string) {
    onRowsChange(rows.filter((row) => row.id !== id));
    // The button that had the focus goes with its row.
    form.current?.querySelector<HTMLElement>(".tool-add")?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only looks ahead: the fields inside are what is used
    <form
      ref={form}
      className="tool-pane tool-form"
      onSubmit={handleSubmit}
      onFocus={Options ? undefined : loadOptions}
      noValidate
    >
      <ol className="hreflang-rows">
        {rows.map((row, index) => (
          <HreflangRowFields
            key={row.id}
            number={index + 1}
            row={row}
            isWrong={(name) => faults.some(({ field }) => field === name)}
            onChange={(changed) =>
              onRowsChange(rows.map((other) => (other.id === row.id ? changed : other)))
            }
            {...(rows.length > 1 && { onRemove: () => removeRow(row.id) })}
          />
        ))}
      </ol>
      {Options ? <Options /> : null}
      <button type="button" className="tool-add" onClick={() => onRowsChange([...rows, makeRow()])}>
        <Plus className="icon" aria-hidden />
        Add a version
      </button>
      {PasteRows ? (
        <PasteRows onRows={pasteRows} />
      ) : (
        <button type="button" className="tool-add" onClick={loadPasteRows}>
          <Plus className="icon" aria-hidden />
          Paste a list
        </button>
      )}
      <Field
        label="Fallback URL"
        optional
        hint="Written as x-default: the page for everyone whose language is not listed."
        error={isRelative(fallbackUrl) ? RELATIVE : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input input-code"
            name="fallback"
            type="url"
            autoComplete="off"
            placeholder="https://www.example.pk/"
            value={fallbackUrl}
            onChange={(event) => onFallbackUrlChange(event.target.value)}
          />
        )}
      </Field>
      <Faults faults={faults} />
      <div className="actions">
        <Button type="submit">Generate tags</Button>
      </div>
    </form>
  );
}

/** Why nothing was generated, in one alert. */
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

type RowProps = {
  number: number;
  row: FormRow;
  isWrong: (name: string) => boolean;
  onChange: (row: FormRow) => void;
  onRemove?: () => void;
};

function HreflangRowFields({ number, row, isWrong, onChange, onRemove }: RowProps) {
  const id = useId();
  const noteId = `${id}-note`;

  return (
    <li className="hreflang-row" data-removable={onRemove ? "" : undefined}>
      <div className="hreflang-url">
        <label htmlFor={`${id}-url`}>
          URL<span className="visually-hidden"> of version {number}</span>
        </label>
        <input
          id={`${id}-url`}
          className="input input-code"
          name={`url-${number}`}
          type="url"
          autoComplete="off"
          placeholder={number === 1 ? "https://www.example.pk/en/" : "https://www.example.pk/ur/"}
          value={row.url}
          aria-invalid={isWrong(`url-${number}`)}
          aria-describedby={noteId}
          onChange={(event) => onChange({ ...row, url: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-language`}>Language</label>
        <input
          id={`${id}-language`}
          className="input input-code"
          name={`language-${number}`}
          list="hreflang-languages"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={number === 1 ? "en" : "ur"}
          value={row.language}
          aria-invalid={isWrong(`language-${number}`)}
          aria-describedby={noteId}
          onChange={(event) => onChange({ ...row, language: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-region`}>Region</label>
        <input
          id={`${id}-region`}
          className="input input-code"
          name={`region-${number}`}
          list="hreflang-regions"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="PK"
          value={row.region}
          aria-describedby={noteId}
          onChange={(event) => onChange({ ...row, region: event.target.value })}
        />
      </div>
      {onRemove ? (
        <Button
          variant="outline"
          size="icon"
          aria-label={`Remove version ${number}`}
          onClick={onRemove}
        >
          <X className="icon" aria-hidden />
        </Button>
      ) : null}
      <div id={noteId} className="hreflang-note">
        <RowNote row={row} onChange={onChange} />
      </div>
    </li>
  );
}

/** What is wrong with a row. */
function RowNote({ row, onChange }: { row: FormRow; onChange: (row: FormRow) => void }) {
  if (isRelative(row.url)) {
    return (
      <p className="tool-status" data-status="warn">
        <TriangleAlert className="icon" aria-hidden />
        {RELATIVE}
      </p>
    );
  }
  const [language, region] = [row.language.trim(), row.region.trim()];
  if (language === "") {
    return row.url.trim() === "" && region === "" ? null : (
      <p className="tool-help">Without a language this row is left out.</p>
    );
  }
  return (
    <Suspense>
      <LocaleNote
        language={language}
        region={region}
        onChange={(locale) => onChange({ ...row, ...locale })}
      />
    </Suspense>
  );
}

function isRelative(url: string): boolean {
  const typed = url.trim();
  return (
    typed !== "" && !/^https?:\/\//i.test(typed) && !"https://".startsWith(typed.toLowerCase())
  );
}
