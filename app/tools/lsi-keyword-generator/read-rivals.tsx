import { useRef, useState, type FormEvent } from "react";

import {
  readQuestion,
  type TermsQuestion,
  type TermsQuestionProblem,
} from "#app/tools/lsi-keyword-generator/read-question.ts";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLivePress } from "#app/tools/kit/live/use-live-press.ts";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { Field } from "#app/ui/field.tsx";

const LiveTerms = livePart(
  async () => (await import("#app/tools/lsi-keyword-generator/live-terms.tsx")).LiveTermsView,
);

type ReadRivalsProps = {
  /** A reading was asked for. */
  onStart: () => void;
  onPaste: () => void;
};

/** Addresses of up to five rivals and of one's own page, which our server reads. */
export function ReadRivals({ onStart, onPaste }: ReadRivalsProps) {
  const form = useRef<HTMLFormElement>(null);
  const { values, change } = useAddressState({ rivals: "", own: "" });
  const [problem, setProblem] = useState<TermsQuestionProblem>();
  const live = useLivePress<TermsQuestion>();
  const problemOf = (field: "own" | "rivals") =>
    problem?.field === field ? problem.problem : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const question = readQuestion(values);
    setProblem(question.ok ? undefined : question);
    if (!question.ok) {
      form.current?.querySelector<HTMLElement>(`[name=address-${question.field}]`)?.focus();
      return;
    }
    onStart();
    live.start(question);
  }

  return (
    <>
      <form ref={form} className="tool-form" onSubmit={handleSubmit} noValidate>
        <div className="lsi-fields">
          <Field
            label="Addresses of rivals"
            hint="One a line, up to five: the pages that stand above yours."
            error={problemOf("rivals")}
          >
            {(control) => (
              <textarea
                {...control}
                className="input input-code"
                name="address-rivals"
                rows={5}
                spellCheck={false}
                autoCapitalize="none"
                autoComplete="off"
                placeholder={"rival.pk/office-desks\nother.pk/desks"}
                value={values.rivals}
                onChange={(event) => {
                  change({ rivals: event.target.value });
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
          <Field
            label="Address of your page"
            optional
            hint="With it, the gaps show."
            error={problemOf("own")}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                name="address-own"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                placeholder="www.example.pk/page"
                value={values.own}
                onChange={(event) => {
                  change({ own: event.target.value });
                  setProblem(undefined);
                }}
              />
            )}
          </Field>
        </div>
        <div className="actions">
          <RunButton isRunning={live.isReading}>
            {live.isReading ? "Reading..." : "Read the pages"}
          </RunButton>
          <p className="tool-help">
            Our server reads each page once, when you press, and compares their main texts.
          </p>
        </div>
      </form>
      {live.press ? (
        <LiveTerms
          key={live.press.run}
          asked={live.press.asked}
          run={live.press.run}
          onEnd={live.end}
          onAgain={live.again}
          onPaste={onPaste}
        />
      ) : null}
    </>
  );
}
