import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { makeSampleEstimate, sampleWait, type KeywordReport } from "./sample.ts";
import { ReadingShown, SampleWait } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { Field } from "#app/ui/field.tsx";

const KeywordEmpty = keptMarkup(() => import("./keyword-empty.tsx"));

const checker: ReadingTool<never, KeywordReport> = {
  sample: {
    ...sampleWait,
    make: (phrase) => makeSampleEstimate(phrase, Math.random),
    load: async () => (await import("./sample-result.tsx")).SampleResult,
  },
};

type SampleDifficultyProps = { keyword: string; onKeywordChange: (keyword: string) => void };

/** A phrase, a wait of two and a half seconds, invented figures that say so. */
export function SampleDifficulty({ keyword, onKeywordChange }: SampleDifficultyProps) {
  const form = useForm();
  const reading = useReading(checker);

  /** An empty keyword is ignored without a word (docs/agreed.md, keyword difficulty). */
  function handleSubmit() {
    const phrase = keyword.trim();
    if (phrase === "") focusField(form.current, "keyword");
    else void reading.showSample(phrase);
  }

  return (
    <>
      <ToolForm ref={form} onSubmit={handleSubmit}>
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
              <RunButton isRunning={reading.isBusy}>
                {reading.isBusy ? "Checking..." : "Check difficulty"}
              </RunButton>
            </div>
          )}
        </Field>
        <SampleWait reading={reading} />
      </ToolForm>
      <ReadingShown reading={reading} empty={<KeywordEmpty id="keyword-empty" />} />
    </>
  );
}
