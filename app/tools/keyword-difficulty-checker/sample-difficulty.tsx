import type { FormEvent } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import {
  makeSampleEstimate,
  type KeywordReport,
} from "#app/tools/keyword-difficulty-checker/sample.ts";
import { focusField } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { Field } from "#app/ui/field.tsx";

const KeywordEmpty = keptMarkup(
  () => import("#app/tools/keyword-difficulty-checker/keyword-empty.tsx"),
);
const loadResult = async () =>
  (await import("#app/tools/keyword-difficulty-checker/sample-result.tsx")).SampleResult;

/** docs/agreed.md, keyword difficulty. */
const CHECK_DELAY_MS = 2500;
const steps = ["Reading the phrase", "Looking at the results", "Weighing the links"];

type SampleDifficultyProps = { keyword: string; onKeywordChange: (keyword: string) => void };

/** A phrase, a wait of two and a half seconds, invented figures that say so. */
export function SampleDifficulty({ keyword, onKeywordChange }: SampleDifficultyProps) {
  const { form, isWaiting, start, progress, shown } = useSample<KeywordReport>({
    steps,
    durationMs: CHECK_DELAY_MS,
  });

  const [SampleResult, askForResult] = useLoaded(loadResult);

  /** An empty keyword is ignored without a word (docs/agreed.md, keyword difficulty). */
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const phrase = keyword.trim();
    if (phrase === "") return focusField(form.current, "keyword");
    askForResult();
    start(() => makeSampleEstimate(phrase, Math.random));
  }

  return (
    <>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <Field label="Keyword" hint="This tab shows a sample: difficulty needs a results page.">
          {(control) => (
            <div className="tool-row">
              <input
                {...control}
                className="input"
                name="keyword"
                dir="auto"
                autoComplete="off"
                placeholder="office desks in lahore"
                value={keyword}
                onChange={(event) => onKeywordChange(event.target.value)}
              />
              <RunButton isRunning={isWaiting}>
                {isWaiting ? "Checking..." : "Check difficulty"}
              </RunButton>
            </div>
          )}
        </Field>
        {progress}
      </form>
      {shown && SampleResult ? (
        <SampleResult report={shown.sample} run={shown.run} />
      ) : isWaiting ? null : (
        <KeywordEmpty id="keyword-empty" />
      )}
    </>
  );
}
