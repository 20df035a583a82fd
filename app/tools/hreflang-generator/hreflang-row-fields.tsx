import { TriangleAlert, X } from "lucide-react";
import { lazy, Suspense, useId, type ComponentProps } from "react";

import type { FormRow } from "./form-row.ts";
import { asWritten } from "#app/tools/kit/input-field.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";
import { Button } from "#app/ui/button.tsx";

const LocaleNote = lazy(async () => ({
  default: (await import("./locale-note.tsx")).LocaleNote,
}));

export const RELATIVE = "Begin the URL with https:// so that every page can use it.";

type RowProps = {
  number: number;
  row: FormRow;
  isWrong: (name: string) => boolean;
  onChange: (row: FormRow) => void;
  onRemove?: () => void;
};

export function HreflangRowFields({ number, row, isWrong, onChange, onRemove }: RowProps) {
  const id = useId();
  const noteId = `${id}-note`;
  /** What the row's three controls have alike. */
  const control = (field: "url" | "language" | "region"): ComponentProps<"input"> => ({
    id: `${id}-${field}`,
    className: "input input-code",
    name: `${field}-${number}`,
    autoComplete: "off",
    value: row[field],
    "aria-describedby": noteId,
    onChange: (event) => onChange({ ...row, [field]: event.target.value }),
  });

  return (
    <li className="hreflang-row">
      <div className="field">
        <label htmlFor={`${id}-url`}>
          URL<span className="visually-hidden"> of version {number}</span>
        </label>
        <input
          {...control("url")}
          type="url"
          placeholder={number === 1 ? "https://www.example.pk/en/" : "https://www.example.pk/ur/"}
          aria-invalid={isWrong(`url-${number}`)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-language`}>Language</label>
        <input
          {...control("language")}
          {...asWritten}
          list="hreflang-languages"
          placeholder={number === 1 ? "en" : "ur"}
          aria-invalid={isWrong(`language-${number}`)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-region`}>Region</label>
        <input
          {...control("region")}
          list="hreflang-regions"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="PK"
        />
      </div>
      {onRemove ? (
        <Button
          variant="outline"
          size="icon"
          aria-label={`Remove version ${number}`}
          onClick={onRemove}
          Icon={X}
        />
      ) : null}
      <div id={noteId} className="cluster" data-gap="small">
        <RowNote row={row} onChange={onChange} />
      </div>
    </li>
  );
}

function RowNote({ row, onChange }: { row: FormRow; onChange: (row: FormRow) => void }) {
  if (isRelative(row.url)) {
    return (
      <StatusWord as="p" of="warn" Icon={TriangleAlert}>
        {RELATIVE}
      </StatusWord>
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

export function isRelative(url: string): boolean {
  const typed = url.trim();
  return (
    typed !== "" && !/^https?:\/\//i.test(typed) && !"https://".startsWith(typed.toLowerCase())
  );
}
