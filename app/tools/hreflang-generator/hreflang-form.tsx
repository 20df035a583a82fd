import { Plus, TriangleAlert, X } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useRef, type FormEvent } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { makeRow, type FormRow } from "#app/tools/hreflang-generator/hreflang-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const LocaleNote = lazy(async () => {
  const { LocaleNote: component } = await import("#app/tools/hreflang-generator/locale-note.tsx");
  return { default: component };
});

const problems = {
  empty: "Fill in a URL and a language in at least one row.",
  relative: "Begin the URL with https:// so that every page can use it.",
} as const;

type HreflangFormProps = {
  rows: readonly FormRow[];
  onRowsChange: (rows: readonly FormRow[]) => void;
  fallbackUrl: string;
  onFallbackUrlChange: (url: string) => void;
  /** Generate was pressed with nothing to write. */
  isEmpty: boolean;
  onGenerate: () => void;
};

export function HreflangForm({
  rows,
  onRowsChange,
  fallbackUrl,
  onFallbackUrlChange,
  isEmpty,
  onGenerate,
}: HreflangFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onGenerate();
  }

  function removeRow(id: string) {
    onRowsChange(rows.filter((row) => row.id !== id));
    // The button that had the focus goes with its row.
    form.current?.querySelector<HTMLElement>(".tool-add")?.focus();
  }

  return (
    <form ref={form} className="tool-pane tool-form" onSubmit={handleSubmit} noValidate>
      <ol className="hreflang-rows">
        {rows.map((row, index) => (
          <HreflangRowFields
            key={row.id}
            number={index + 1}
            row={row}
            onChange={(changed) =>
              onRowsChange(rows.map((other) => (other.id === row.id ? changed : other)))
            }
            {...(rows.length > 1 && { onRemove: () => removeRow(row.id) })}
          />
        ))}
      </ol>
      <datalist id="hreflang-languages">
        {suggestedLanguages.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <datalist id="hreflang-regions">
        {suggestedRegions.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <button type="button" className="tool-add" onClick={() => onRowsChange([...rows, makeRow()])}>
        <Plus className="icon" aria-hidden />
        Add a version
      </button>
      <Field
        label="Fallback URL"
        optional
        hint="Written as x-default: the page for everyone whose language is not listed."
        error={isRelative(fallbackUrl) ? problems.relative : undefined}
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
      {isEmpty ? (
        <p className="field-error" role="alert">
          <TriangleAlert className="icon" aria-hidden />
          {problems.empty}
        </p>
      ) : null}
      <div className="actions">
        <Button type="submit">Generate tags</Button>
      </div>
    </form>
  );
}

type RowProps = {
  number: number;
  row: FormRow;
  onChange: (row: FormRow) => void;
  onRemove?: () => void;
};

function HreflangRowFields({ number, row, onChange, onRemove }: RowProps) {
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
        {problems.relative}
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

const suggestedLanguages = [
  ["en", "English"],
  ["ur", "Urdu"],
  ["pa", "Punjabi"],
  ["ps", "Pashto"],
  ["sd", "Sindhi"],
  ["ar", "Arabic"],
  ["fa", "Persian"],
  ["hi", "Hindi"],
  ["zh", "Chinese"],
  ["tr", "Turkish"],
  ["de", "German"],
  ["es", "Spanish"],
  ["fr", "French"],
  ["ru", "Russian"],
] as const;

const suggestedRegions = [
  ["PK", "Pakistan"],
  ["AE", "United Arab Emirates"],
  ["SA", "Saudi Arabia"],
  ["QA", "Qatar"],
  ["GB", "United Kingdom"],
  ["US", "United States"],
  ["CA", "Canada"],
  ["AU", "Australia"],
  ["IN", "India"],
  ["CN", "China"],
  ["DE", "Germany"],
  ["TR", "Türkiye"],
] as const;
