import { lazy, Suspense, useState, type ClipboardEvent, type ReactNode } from "react";

import { ReadingOnly } from "#app/tools/kit/reading/reading-only.tsx";
import { useIsReadingOff } from "#app/tools/kit/reading/use-is-reading-off.ts";
import { AreaField, InputField } from "#app/tools/kit/input-field.tsx";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { endsInEllipsis } from "./cut-at-limit.ts";
import { toDisplayUrl } from "./display-url.ts";
import { TITLE_MAX_LENGTH } from "#engine/text-width/snippet-limits.ts";
import { oneLine } from "#lib/text/one-line.ts";
import { Field } from "#app/ui/field.tsx";

const SerpCopy = lazy(async () => ({
  default: (await import("./serp-copy.tsx")).SerpCopy,
}));

export type SerpValues = { title: string; url: string; description: string };

type TextOptions = { hint?: ReactNode; maxLength?: number; placeholder?: string };

export type SerpLoad = { isReading: boolean; onLoad: () => void; result: ReactNode };

type SerpFieldsProps = {
  className: string;
  values: SerpValues;
  onChange: (patch: Partial<SerpValues>) => void;
  /** By an example: what is typed is measured without it. */
  onSend?: () => void;
  title: TextOptions;
  description: TextOptions;
  /** The button that has the live page read, and what came of it. */
  live: SerpLoad;
  children?: ReactNode;
};

export function SerpFields({
  className,
  values,
  onChange,
  onSend,
  title,
  description,
  live,
  children,
}: SerpFieldsProps) {
  const form = useForm();
  const [pasted, setPasted] = useState<string>();
  return (
    <ToolForm ref={form} className={className} onSubmit={() => onSend?.()}>
      <InputField
        {...title}
        label="Title"
        name="title"
        dir="auto"
        value={values.title}
        onPaste={(event) => {
          setPasted(oneLine(event.clipboardData.getData("text")));
          pasteWhole(event, (text) => onChange({ title: text }));
        }}
        onText={(text) => onChange({ title: text })}
      />
      <CutBefore title={values.title} pasted={pasted} />
      <UrlField {...{ values, onChange, live }} />
      <AreaField
        {...description}
        label="Description"
        className="input"
        name="description"
        dir="auto"
        rows={5}
        value={values.description}
        onPaste={(event) => pasteWhole(event, (text) => onChange({ description: text }))}
        onText={(text) => onChange({ description: text })}
      />
      {children}
      {values.title + values.description === "" ? null : (
        <Suspense>
          <SerpCopy values={values} />
        </Suspense>
      )}
      {live.result}
    </ToolForm>
  );
}

/** Much that is copied is cut already, and would be measured as if it were whole. */
function CutBefore({ title, pasted }: { title: string; pasted: string | undefined }) {
  const isAtLimit = title === pasted && title.length === TITLE_MAX_LENGTH;
  const why = endsInEllipsis(title)
    ? "This title ends in an ellipsis"
    : isAtLimit && `What you pasted ends at ${TITLE_MAX_LENGTH} characters, where many tools cut`;
  return (
    <p role="status" className="tool-help" hidden={why === false}>
      {why ? `${why}: it may have been cut where you copied it. Paste it whole.` : null}
    </p>
  );
}

type UrlFieldProps = Pick<SerpFieldsProps, "values" | "onChange" | "live">;

function UrlField({ values, onChange, live }: UrlFieldProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  const isOff = useIsReadingOff();

  function handleLoad(button: HTMLButtonElement) {
    const isAddress = toDisplayUrl(values.url) !== undefined;
    setIsInvalid(!isAddress);
    if (isAddress) live.onLoad();
    else focusField(button.form, "url");
  }

  return (
    <Field
      label="URL"
      hint={
        isOff ? undefined : (
          <span className="live-on">Loading reads this one page, once, through our server.</span>
        )
      }
      error={isInvalid ? "Please enter a valid URL." : undefined}
    >
      {(control) => (
        <div className="tool-row">
          <input
            {...control}
            className="input input-code"
            name="url"
            type="url"
            autoComplete="off"
            placeholder="https://www.example.pk/services/seo"
            value={values.url}
            onChange={(event) => {
              onChange({ url: event.target.value });
              setIsInvalid(false);
            }}
          />
          <ReadingOnly>
            <RunButton
              type="button"
              variant="outline"
              isRunning={live.isReading}
              onClick={({ currentTarget }) => handleLoad(currentTarget)}
            >
              {live.isReading ? "Loading..." : "Load the live page"}
            </RunButton>
          </ReadingOnly>
        </div>
      )}
    </Field>
  );
}

/** A browser cuts what is pasted at the field's maximum without a word: here it is whole, and is too long. */
function pasteWhole(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  onText: (text: string) => void,
) {
  const { value, selectionStart, selectionEnd, maxLength } = event.currentTarget;
  const pasted = event.clipboardData.getData("text").replaceAll(/\s+/g, " ");
  const text = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
  if (maxLength < 0 || text.length <= maxLength) return;
  event.preventDefault();
  onText(text);
}
