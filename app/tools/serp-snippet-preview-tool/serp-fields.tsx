import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
} from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { toDisplayUrl } from "#app/tools/serp-snippet-preview-tool/display-url.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { Field } from "#app/ui/field.tsx";

const SerpCopy = lazy(async () => {
  const { SerpCopy: component } =
    await import("#app/tools/serp-snippet-preview-tool/serp-copy.tsx");
  return { default: component };
});

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
  onSend,
  title: { hint: titleHint, ...titleOptions },
  description: { hint: descriptionHint, ...descriptionOptions },
  live,
  nameEnd = "",
  children,
}: SerpFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  function handleLoad() {
    const isAddress = toDisplayUrl(values.url) !== undefined;
    setIsInvalid(!isAddress);
    if (isAddress) live.onLoad();
    else form.current?.querySelector<HTMLElement>("[type=url]")?.focus();
  }

  return (
    <form
      ref={form}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
      noValidate
    >
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
            onPaste={(event) => pasteWhole(event, (title) => onChange({ title }))}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="URL"
        hint="Loading reads this one page, once, through our server."
        error={isInvalid ? "Please enter a valid URL." : undefined}
      >
        {(control) => (
          <div className="tool-row">
            <input
              {...control}
              className="input input-code"
              name={`url${nameEnd}`}
              type="url"
              autoComplete="off"
              placeholder="https://www.example.pk/services/seo"
              value={values.url}
              onChange={(event) => {
                onChange({ url: event.target.value });
                setIsInvalid(false);
              }}
            />
            <LoadButton isReading={live.isReading} onLoad={handleLoad} />
          </div>
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
            onPaste={(event) => pasteWhole(event, (description) => onChange({ description }))}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        )}
      </Field>
      {children}
      {values.title + values.description === "" ? null : (
        <Suspense>
          <SerpCopy values={values} />
        </Suspense>
      )}
      {live.result}
    </form>
  );
}

/** A browser cuts what is pasted at the field's maximum without a word: here it stands whole, and is too long. */
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

function LoadButton({ isReading, onLoad }: { isReading: boolean; onLoad: () => void }) {
  return (
    <RunButton type="button" variant="outline" isRunning={isReading} onClick={onLoad}>
      {isReading ? "Loading..." : "Load the live page"}
    </RunButton>
  );
}
