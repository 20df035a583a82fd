import { useState, type FormEvent } from "react";

import { DifficultyBand } from "#app/tools/keyword-difficulty-checker/difficulty-band.tsx";
import {
  makeSampleReport,
  type KeywordReport,
} from "#app/tools/keyword-difficulty-checker/sample.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { SampleBadge } from "#app/tools/kit/sample-badge.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { Field } from "#app/ui/field.tsx";

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

  const [isMissing, setIsMissing] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const phrase = keyword.trim();
    setIsMissing(phrase === "");
    if (phrase === "") {
      form.current?.querySelector<HTMLElement>("[name=keyword]")?.focus();
      return;
    }
    start(() => makeSampleReport(phrase, Math.random));
  }

  return (
    <>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <Field
          label="Keyword"
          hint="This tab shows a sample: difficulty needs a results page."
          error={isMissing ? "Write a keyword first." : undefined}
        >
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
                onChange={(event) => {
                  onKeywordChange(event.target.value);
                  setIsMissing(false);
                }}
              />
              <RunButton isRunning={isWaiting}>
                {isWaiting ? "Checking..." : "Check difficulty"}
              </RunButton>
            </div>
          )}
        </Field>
        {progress}
      </form>
      {shown ? (
        <ToolResult
          label={`Sample result: difficulty ${shown.sample.difficulty}, ${shown.sample.band}`}
          run={shown.run}
        >
          <SampleBadge
            why="Invented: a page in a browser has neither a results page nor an index of links."
            way="your-own-look"
            link="Work out your own figure"
          />
          <dl className="keyword-figures">
            <div>
              <dt>Difficulty</dt>
              <dd>
                {shown.sample.difficulty} <DifficultyBand band={shown.sample.band} />
              </dd>
            </div>
            <div>
              <dt>Monthly volume</dt>
              <dd>{shown.sample.volume.toLocaleString("en")}</dd>
            </div>
          </dl>
          <h2 className="keyword-heading">Related ideas</h2>
          <ul className="keyword-related">
            {shown.sample.related.map((idea) => (
              <li key={idea} dir="auto">
                {idea}
              </li>
            ))}
          </ul>
        </ToolResult>
      ) : null}
    </>
  );
}
