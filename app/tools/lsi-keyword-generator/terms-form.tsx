import { Plus, X } from "lucide-react";
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { findForeignPageText, type ForeignPageText } from "#engine/terms/foreign-page-text.ts";
import { readText } from "#app/tools/lsi-keyword-generator/read-text.ts";
import { runTerms } from "#app/tools/lsi-keyword-generator/run-terms.ts";
import TermsEmpty from "#app/tools/lsi-keyword-generator/terms-empty.tsx";
import type { TermsResultProps } from "#app/tools/lsi-keyword-generator/terms-result.tsx";
import { LongTextField } from "#app/tools/kit/long-text-field.tsx";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field } from "#app/ui/field.tsx";

const MAX_RIVALS = 10;

const noRival = "Paste at least one competing text.";
const broken = "These texts could not be read. Try again, or paste them without their source code.";
const foreignTexts: Record<ForeignPageText, string> = {
  address:
    "This is an address, not a text. Write it above to have the page read, or open it and paste its text.",
  json: "This looks like JSON. Paste the page’s text, or its source.",
  "robots-txt":
    "This looks like a robots.txt: rules for crawlers, no words of a page. Paste the page’s text, or its source.",
  xml: "This looks like a sitemap, a feed, a drawing or other XML. Paste the text of one page, or its source.",
  wrapped:
    "This is a response with its headers, an e-mail, a diff, or has numbers before its lines: they would count as words. Paste the page’s text, or its source.",
  encoded:
    "This is a page in code, such as base64 or with &lt; for each tag. Paste the page’s text, or its source.",
  code: "This looks like a program, a template or a style sheet. Paste the page’s text, or its source.",
  binary: "This is not text. Paste the page’s text, or its source.",
  "no-words": "There are no words in this. Paste the page’s text, or its source.",
};

/** The field that is wrong, by its name, and what to do. */
type Problem = { field: string; text: string };

type Rival = { id: number; text: string };
type Shown = TermsResultProps & { Result: ComponentType<TermsResultProps> };

const loadResult = () => import("#app/tools/lsi-keyword-generator/terms-result.tsx");

/** The visitor's own text and those of up to ten rivals. */
export function TermsForm() {
  const form = useRef<HTMLFormElement>(null);
  const [own, setOwn] = useState("");
  const [rivals, setRivals] = useRivals(form);
  const [problem, setProblem] = useState<Problem>();
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
    const found = findProblem(own, rivals);
    setProblem(found);
    if (found) {
      form.current?.querySelector<HTMLElement>(`[name=${found.field}]`)?.focus();
      return;
    }

    const texts = rivals.map(({ text }) => text).filter((text) => text.trim() !== "");
    setIsBusy(true);
    try {
      const [report, { TermsResult }] = await Promise.all([
        runTerms({ own: readText(own), rivals: texts.map(readText) }),
        loadResult(),
      ]);
      const hasOwn = own.trim() !== "";
      setShown((last) => ({ Result: TermsResult, report, hasOwn, run: (last?.run ?? 0) + 1 }));
    } catch {
      setProblem({ field: "rival-1", text: broken });
    }
    setIsBusy(false);
  }

  return (
    <div className="lsi-texts">
      <form
        ref={form}
        onSubmit={(event) => void handleSubmit(event)}
        noValidate
        aria-busy={isBusy}
        data-kept-result
      >
        <div className="lsi-fields">
          <OwnText
            text={own}
            error={problem?.field === "own" ? problem.text : undefined}
            onChange={(text) => {
              setOwn(text);
              setProblem(undefined);
            }}
          />
          <ol className="lsi-rivals">
            {rivals.map((rival, index) => (
              <li key={rival.id}>
                <RivalField
                  number={index + 1}
                  text={rival.text}
                  error={problem?.field === `rival-${index + 1}` ? problem.text : undefined}
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
          <RunButton isRunning={isBusy}>{isBusy ? "Finding..." : "Find terms"}</RunButton>
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
      {shown ? <shown.Result {...shown} /> : <TermsEmpty />}
    </div>
  );
}

/** Two fields at first, and as many as were kept of an earlier stay. */
function useRivals(form: RefObject<HTMLFormElement | null>) {
  const [rivals, setRivals] = useState<readonly Rival[]>([
    { id: 1, text: "" },
    { id: 2, text: "" },
  ]);
  useRestore(form, "before", ({ fields }) => {
    const count = Object.keys(fields).filter((name) => name.startsWith("rival-")).length;
    const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1, text: "" }));
    flushSync(() => setRivals((all) => (count > all.length ? rows : all)));
  });
  return [rivals, setRivals] as const;
}

function findProblem(own: string, rivals: readonly Rival[]): Problem | undefined {
  const fields = [
    { field: "own", text: own },
    ...rivals.map(({ text }, index) => ({ field: `rival-${index + 1}`, text })),
  ].filter(({ text }) => text.trim() !== "");
  if (fields.every(({ field }) => field === "own")) return { field: "rival-1", text: noRival };
  for (const { field, text } of fields) {
    const foreign = findForeignPageText(text);
    if (foreign) return { field, text: foreignTexts[foreign] };
  }
  return undefined;
}

/** The text of the visitor's own page. Its first touch fetches what will show the result. */
function OwnText({
  text,
  error,
  onChange,
}: {
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  return (
    <Dropzone
      accept=".txt,.md,.html,text/plain,text/html"
      onFile={(file) => void file.text().then(onChange)}
    >
      <Field
        label="Your text"
        optional
        hint="Text or page source. With it, the gaps show; nothing leaves this browser."
        error={error}
      >
        {(control) => (
          <LongTextField
            control={control}
            className="input"
            name="own"
            dir="auto"
            value={text}
            onFocus={() => void loadResult()}
            onChange={onChange}
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
          <LongTextField
            control={control}
            className="input"
            name={`rival-${number}`}
            dir="auto"
            rows={3}
            placeholder={number === 1 ? "The text of a page that ranks above yours" : undefined}
            value={text}
            onChange={onChange}
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
