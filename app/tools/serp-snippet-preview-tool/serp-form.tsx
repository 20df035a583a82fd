import { useEffect, useRef } from "react";

import { adoptTyped } from "#app/lib/adopt-typed.ts";
import {
  DESCRIPTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  yardstick,
} from "#app/tools/serp-snippet-preview-tool/limits.ts";
import { SerpCounter } from "#app/tools/serp-snippet-preview-tool/serp-counter.tsx";
import { Field } from "#app/ui/field.tsx";

export type SerpValues = { title: string; url: string; description: string };

type SerpFormProps = {
  values: SerpValues;
  onChange: (patch: Partial<SerpValues>) => void;
  px: { title: number; description: number } | undefined;
};

/** The specified fields: what may be typed ends at 60 and 160 characters. */
export function SerpForm({ values, onChange, px }: SerpFormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  return (
    <form
      ref={form}
      className="tool-pane tool-form"
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <Field
        label="Title"
        hint={
          <SerpCounter
            characters={values.title.length}
            maxCharacters={TITLE_MAX_LENGTH}
            px={px?.title}
            limitPx={yardstick.title.limitPx}
          />
        }
      >
        {(control) => (
          <input
            {...control}
            className="input"
            name="title"
            dir="auto"
            autoComplete="off"
            maxLength={TITLE_MAX_LENGTH}
            placeholder="Affordable SEO Services in Lahore"
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
            name="url"
            type="url"
            autoComplete="off"
            placeholder="https://www.example.pk/services/seo"
            value={values.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Description"
        hint={
          <SerpCounter
            characters={values.description.length}
            maxCharacters={DESCRIPTION_MAX_LENGTH}
            px={px?.description}
            limitPx={yardstick.description.limitPx}
          />
        }
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            name="description"
            dir="auto"
            rows={5}
            maxLength={DESCRIPTION_MAX_LENGTH}
            placeholder="What the page offers, to whom, and why to click."
            value={values.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
    </form>
  );
}
