import type { LanguageEntry } from "#app/content/review-templates/language-entry.ts";
import { reviewLanguages, type ReviewLanguage } from "#app/content/review-templates/languages.ts";
import { Field } from "#app/ui/field.tsx";

type TextFieldProps = {
  label: string;
  name: string;
  error?: string | undefined;
  hint?: string;
  optional?: boolean;
};

/** Text in any script: the browser turns the field to the direction of what is typed. */
export function TextField({ label, name, error, hint, optional }: TextFieldProps) {
  return (
    <Field label={label} {...(optional && { optional })} error={error} hint={hint}>
      {(control) => (
        <input
          {...control}
          className="input review-typed"
          name={name}
          dir="auto"
          autoComplete="off"
          required={!optional}
        />
      )}
    </Field>
  );
}

export function ParagraphField({ label, name, error, hint, optional }: TextFieldProps) {
  return (
    <Field label={label} {...(optional && { optional })} error={error} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          className="input review-typed"
          name={name}
          dir="auto"
          rows={4}
          required={!optional}
        />
      )}
    </Field>
  );
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
            const chosen: LanguageEntry =
              reviewLanguages[event.currentTarget.value as ReviewLanguage];
            // Fetched now, not when the text appears. A face that cannot be fetched leaves the text in the system's own: nothing to tell.
            if (chosen.face) document.fonts.load(chosen.face, "اअ").catch(() => {});
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
