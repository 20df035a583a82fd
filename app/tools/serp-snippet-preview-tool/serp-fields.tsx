import { useEffect, useRef, type ReactNode } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { Field } from "#app/ui/field.tsx";

export type SerpValues = { title: string; url: string; description: string };

type TextOptions = { hint?: ReactNode; maxLength?: number; placeholder?: string };

type SerpFieldsProps = {
  className: string;
  values: SerpValues;
  onChange: (patch: Partial<SerpValues>) => void;
  title: TextOptions;
  description: TextOptions;
  /** Ends the names of the fields: two forms of one page keep apart what a browser fills in. */
  nameEnd?: string;
  /** Further fields. */
  children?: ReactNode;
};

/** The form of a snippet: its title, address and description. */
export function SerpFields({
  className,
  values,
  onChange,
  title: { hint: titleHint, ...titleOptions },
  description: { hint: descriptionHint, ...descriptionOptions },
  nameEnd = "",
  children,
}: SerpFieldsProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  return (
    <form ref={form} className={className} onSubmit={(event) => event.preventDefault()} noValidate>
      <Field label="Title" hint={titleHint}>
        {(control) => (
          <input
            {...control}
            {...titleOptions}
            className="input"
            name={`title${nameEnd}`}
            dir="auto"
            autoComplete="off"
            value={values.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="URL">
        {(control) => (
          <input
            {...control}
            className="input input-code"
            name={`url${nameEnd}`}
            type="url"
            autoComplete="off"
            placeholder="https://www.example.pk/services/seo"
            value={values.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </Field>
      <Field label="Description" hint={descriptionHint}>
        {(control) => (
          <textarea
            {...control}
            {...descriptionOptions}
            className="input"
            name={`description${nameEnd}`}
            dir="auto"
            rows={5}
            value={values.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      {children}
    </form>
  );
}
