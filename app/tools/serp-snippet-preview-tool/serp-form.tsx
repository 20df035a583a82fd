import {
  DESCRIPTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  yardstick,
} from "#engine/text-width/snippet-limits.ts";
import { SerpCounter } from "./serp-counter.tsx";
import { SerpFields, type SerpLoad, type SerpValues } from "./serp-fields.tsx";

type SerpFormProps = {
  values: SerpValues;
  onChange: (patch: Partial<SerpValues>) => void;
  /** Undefined until it is measured. */
  px: { title: number | undefined; description: number | undefined };
  onSend: () => void;
  live: SerpLoad;
};

/** What may be typed ends at 60 and 160 characters. */
export function SerpForm({ values, onChange, onSend, px, live }: SerpFormProps) {
  return (
    <SerpFields
      className="tool-pane tool-form"
      values={values}
      onChange={onChange}
      onSend={onSend}
      live={live}
      title={{
        maxLength: TITLE_MAX_LENGTH,
        placeholder: "Affordable SEO Services in Lahore",
        hint: (
          <SerpCounter
            characters={values.title.length}
            maxCharacters={TITLE_MAX_LENGTH}
            px={values.title === "" ? 0 : px.title}
            limitPx={yardstick.title.limitPx}
          />
        ),
      }}
      description={{
        maxLength: DESCRIPTION_MAX_LENGTH,
        placeholder: "What the page offers, to whom, and why to click.",
        hint: (
          <SerpCounter
            characters={values.description.length}
            maxCharacters={DESCRIPTION_MAX_LENGTH}
            px={values.description === "" ? 0 : px.description}
            limitPx={yardstick.description.limitPx}
          />
        ),
      }}
    />
  );
}
