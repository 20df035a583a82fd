import { use } from "react";

import type { LanguageEntry } from "#app/content/review-templates/language-entry.ts";
import {
  reviewLanguages,
  type ReviewLanguage,
} from "#app/content/review-templates/review-languages.ts";
import { MissingFields } from "./review-form.tsx";
import { Field } from "#app/ui/field.tsx";
import { StarRating } from "#app/ui/stars/star-rating.tsx";
import { ownValue } from "#lib/own-value.ts";

type TextFieldProps = {
  label: string;
  name: string;
  /** What is wrong with what was typed; that nothing was is said by the form. */
  error?: string | undefined;
  hint?: string;
  optional?: boolean;
  /** More than one makes it a field for a paragraph. */
  rows?: number;
};

/** Text in any script: the browser turns the field to the direction of what is typed. */
export function TextField({ label, name, error, hint, optional, rows = 1 }: TextFieldProps) {
  const isMissing = use(MissingFields).includes(name);
  const field = { className: "input review-typed", name, dir: "auto", required: !optional };
  return (
    <Field {...{ label, hint, optional }} error={isMissing ? "Fill in this field." : error}>
      {(control) =>
        rows > 1 ? (
          <textarea {...control} {...field} rows={rows} />
        ) : (
          <input {...control} {...field} autoComplete="off" />
        )
      }
    </Field>
  );
}

export function OwnRating({ legend = "Rating" }: { legend?: string }) {
  const hint = "Five stars are set. Change them to yours.";
  return <StarRating name="rating" legend={legend} hint={hint} />;
}

export function LanguageField({ languages }: { languages: readonly ReviewLanguage[] }) {
  return (
    <Field label="Language">
      {(control) => (
        <select
          {...control}
          className="input"
          name="language"
          defaultValue={languages[0]}
          onChange={(event) => {
            const chosen = ownValue<LanguageEntry>(reviewLanguages, event.currentTarget.value);
            // Fetched now, not when the text appears; one that cannot be had leaves the system's own.
            if (chosen?.face) document.fonts.load(chosen.face, "اअ").catch(() => {});
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {reviewLanguages[language].label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
