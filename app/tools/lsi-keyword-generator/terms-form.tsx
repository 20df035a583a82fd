import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { readText } from "#app/tools/lsi-keyword-generator/read-text.ts";
import { runTerms } from "#app/tools/lsi-keyword-generator/run-terms.ts";
import type { TermsResultProps } from "#app/tools/lsi-keyword-generator/terms-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field } from "#app/ui/field.tsx";

const MAX_RIVALS = 10;

const words = {
  noRival: "Paste at least one competing text.",
  broken: "These texts could not be read. Try again, or paste them without their source code.",
} as const;

type Rival = { id: number; text: string };
type Shown = TermsResultProps & { Result: ComponentType<TermsResultProps> };

const loadResult = () => import("#app/tools/lsi-keyword-generator/terms-result.tsx");

/** The visitor's own text and those of up to ten rivals. */
export function TermsForm() {
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState("");
  const [rivals, setRivals] = useState<readonly Rival[]>([
    { id: 1, text: "" },
    { id: 2, text: "" },
  ]);
  const [problem, setProblem] = useState<keyof typeof words>();
  const [isBusy, setIsBusy] = useState(false);
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  function changeRival(id: number, text: string) {
    setRivals((all) => all.map((rival) => (rival.id === id ? { id, text } : rival)));
    setProblem(undefined);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const texts = rivals.map(({ text }) => text).filter((text) => text.trim() !== "");
    setProblem(texts.length === 0 ? "noRival" : undefined);
    if (texts.length === 0) {
      form.current?.querySelector<HTMLElement>("[name=rival-1]")?.focus();
      return;
    }

    setIsBusy(true);
    try {
      const [report, { TermsResult }] = await Promise.all([
        runTerms({ own: readText(own), rivals: texts.map(readText) }),
        loadResult(),
      ]);
      const hasOwn = own.trim() !== "";
      setShown((last) => ({ Result: TermsResult, report, hasOwn, run: (last?.run ?? 0) + 1 }));
    } catch {
      setProblem("broken");
    }
    setIsBusy(false);
  }

  return (
    <div className="lsi-texts">
      <form ref={form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <div className="lsi-fields">
          <OwnText text={own} onChange={setOwn} />
          <ol className="lsi-rivals">
            {rivals.map((rival, index) => (
              <li key={rival.id}>
                <RivalField
                  number={index + 1}
                  text={rival.text}
                  error={index === 0 && problem ? words[problem] : undefined}
                  onChange={(text) => changeRival(rival.id, text)}
                  {...(rivals.length > 1 && {
                    onRemove: () => {
                      setRivals(rivals.filter(({ id }) => id !== rival.id));
                      form.current?.querySelector<HTMLElement>(".tool-add")?.focus();
                    },
                  })}
                />
              </li>
            ))}
          </ol>
        </div>
        <div className="actions lsi-actions">
          <Button type="submit" disabled={isBusy}>
            {isBusy ? "Finding..." : "Find terms"}
          </Button>
          {rivals.length < MAX_RIVALS ? (
            <button
              type="button"
              className="tool-add"
              onClick={() =>
                setRivals([
                  ...rivals,
                  { id: Math.max(...rivals.map(({ id }) => id)) + 1, text: "" },
                ])
              }
            >
              <Plus className="icon" aria-hidden />
              Add a rival ({rivals.length} of {MAX_RIVALS})
            </button>
          ) : (
            <p className="tool-help">Ten rivals: no more are needed.</p>
          )}
        </div>
      </form>
      {shown ? <shown.Result report={shown.report} hasOwn={shown.hasOwn} run={shown.run} /> : null}
    </div>
  );
}

/** The text of the visitor's own page. Its first touch fetches what will show the result. */
function OwnText({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <Dropzone
      accept=".txt,.md,.html,text/plain,text/html"
      onFile={(file) => void file.text().then(onChange)}
    >
      <Field
        label="Your text"
        optional
        hint="Text or page source. With it, the gaps show; nothing leaves this browser."
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            name="own"
            dir="auto"
            value={text}
            onFocus={() => void loadResult()}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </Dropzone>
  );
}

function RivalField({
  number,
  text,
  error,
  onChange,
  onRemove,
}: {
  number: number;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  onRemove?: () => void;
}) {
  const count = text.trim() === "" ? 0 : text.trim().split(/\s+/u).length;
  return (
    <div className="lsi-rival">
      <Field
        label={`Rival ${number}`}
        error={error}
        hint={count > 0 ? `${count} words` : undefined}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            name={`rival-${number}`}
            dir="auto"
            rows={3}
            placeholder={number === 1 ? "The text of a page that ranks above yours" : undefined}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {onRemove ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Remove rival ${number}`}
          onClick={onRemove}
        >
          <X className="icon" aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}
