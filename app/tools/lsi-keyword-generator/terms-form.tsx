import { Plus, X } from "lucide-react";
import { useState, type ComponentType, type RefObject, type SubmitEvent } from "react";

import { broken, findTextsProblem, type TextsProblem } from "./find-texts-problem.ts";
import { readText } from "./read-text.ts";
import "./terms.css";
import TermsEmpty from "./terms-empty.tsx";
import type { TermsResultProps } from "./terms-result.tsx";
import { staysHere } from "#app/content/what-tools-send.ts";
import { LongField } from "#app/tools/kit/input-field.tsx";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { makeAsker } from "#app/browser/make-asker.ts";
import type { TermsInput, TermsReport } from "#engine/terms/find-terms.ts";

/** Beside the page, so that it answers while eleven long texts are counted. */
const runTerms = makeAsker<TermsInput, TermsReport>(
  () => new Worker(new URL("./terms.worker.ts", import.meta.url), { type: "module" }),
  async (input) => {
    const { findTerms } = await import("#engine/terms/find-terms.ts");
    return findTerms(input);
  },
);

const MAX_RIVALS = 10;

type Rival = { id: number; text: string };
type Shown = Omit<TermsResultProps, "run"> & { Result: ComponentType<TermsResultProps> };

const loadResult = () => import("./terms-result.tsx");

/** The visitor's own text and those of up to ten rivals. */
export function TermsForm() {
  const form = useForm();
  const [own, setOwn] = useState("");
  const [rivals, setRivals] = useRivals(form);
  const [problem, setProblem] = useState<TextsProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const [shown, show] = useResult<Shown>();
  const problemOf = (field: string) => (problem?.field === field ? problem.text : undefined);

  function handleRivals(changed: readonly Rival[]) {
    setRivals(changed);
    setProblem(undefined);
  }

  async function handleSubmit(event: SubmitEvent) {
    const isByVisitor = isAsked(event);
    const found = findTextsProblem(own, rivals);
    setProblem(found);
    if (found) return isByVisitor && focusField(form.current, found.field);

    const texts = rivals.map(({ text }) => text).filter((text) => text.trim() !== "");
    setIsBusy(true);
    try {
      const [report, { TermsResult }] = await Promise.all([
        runTerms({ own: readText(own), rivals: texts.map(readText) }),
        loadResult(),
      ]);
      show({ Result: TermsResult, report, hasOwn: own.trim() !== "" });
    } catch {
      setProblem({ field: "rival-1", text: broken });
    }
    setIsBusy(false);
  }

  return (
    <div className="lsi-texts">
      <ToolForm ref={form} onSubmit={handleSubmit} aria-busy={isBusy} data-kept-result>
        <div className="grid">
          <OwnText
            text={own}
            error={problemOf("own-text")}
            onChange={(text) => {
              setOwn(text);
              setProblem(undefined);
            }}
          />
          <RivalTexts rivals={rivals} problemOf={problemOf} onChange={handleRivals} />
        </div>
        <div className="actions after">
          <RunButton isRunning={isBusy}>{isBusy ? "Finding..." : "Find terms"}</RunButton>
          <AddRival rivals={rivals} onAdd={(rival) => setRivals([...rivals, rival])} />
        </div>
      </ToolForm>
      {shown ? <shown.Result {...shown} /> : <TermsEmpty />}
    </div>
  );
}

/** Two fields at first, or as many as come back. */
function useRivals(form: RefObject<HTMLFormElement | null>) {
  const [rivals, setRivals] = useState<readonly Rival[]>([
    { id: 1, text: "" },
    { id: 2, text: "" },
  ]);
  useRestore(form, (fields) => {
    const count = Object.keys(fields).filter((name) => name.startsWith("rival-")).length;
    const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1, text: "" }));
    if (count > 0) setRivals(rows);
  });
  return [rivals, setRivals] as const;
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
      <LongField
        label="Your text"
        optional
        hint={`Text or page source. With it, the gaps show. ${staysHere}`}
        error={error}
        className="input"
        name="own-text"
        dir="auto"
        value={text}
        onFocus={() => void loadResult()}
        onText={onChange}
      />
    </Dropzone>
  );
}

type RivalTextsProps = {
  rivals: readonly Rival[];
  problemOf: (field: string) => string | undefined;
  onChange: (rivals: readonly Rival[]) => void;
};

function RivalTexts({ rivals, problemOf, onChange }: RivalTextsProps) {
  return (
    <ol className="stack" data-gap="middle">
      {rivals.map(({ id, text }, index) => (
        <li key={id} className="lsi-rival">
          <LongField
            label={`Rival ${index + 1}`}
            error={problemOf(`rival-${index + 1}`)}
            hint={text.trim() === "" ? undefined : `${text.trim().split(/\s+/u).length} words`}
            className="input"
            name={`rival-${index + 1}`}
            dir="auto"
            rows={3}
            placeholder={index === 0 ? "The text of a page that ranks above yours" : undefined}
            value={text}
            onText={(typed) => onChange(rivals.with(index, { id, text: typed }))}
          />
          {rivals.length > 1 ? (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove rival ${index + 1}`}
              onClick={({ currentTarget }) => {
                onChange(rivals.filter((rival) => rival.id !== id));
                currentTarget.form?.querySelector<HTMLElement>(".tool-add")?.focus();
              }}
              Icon={X}
            />
          ) : null}
        </li>
      ))}
    </ol>
  );
}

type AddRivalProps = { rivals: readonly Rival[]; onAdd: (rival: Rival) => void };

function AddRival({ rivals, onAdd }: AddRivalProps) {
  if (rivals.length === MAX_RIVALS) {
    return <p className="tool-help">Ten rivals: no more are needed.</p>;
  }
  return (
    <button
      type="button"
      className="tool-add"
      onClick={() => onAdd({ id: Math.max(...rivals.map(({ id }) => id)) + 1, text: "" })}
    >
      <Plus className="icon" aria-hidden />
      Add a rival ({rivals.length} of {MAX_RIVALS})
    </button>
  );
}
