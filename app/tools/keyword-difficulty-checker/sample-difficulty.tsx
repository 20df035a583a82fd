import { useEffect, useRef, useState, type FormEvent } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { DifficultyBand } from "#app/tools/keyword-difficulty-checker/difficulty-band.tsx";
import {
  makeSampleReport,
  type KeywordReport,
} from "#app/tools/keyword-difficulty-checker/sample.ts";
import { SampleBadge } from "#app/tools/kit/result-badge.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { useSimulatedWait } from "#app/tools/kit/use-simulated-wait.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const CHECK_DELAY_MS = 2500;
const steps = ["Reading the phrase", "Looking at the results", "Weighing the links"];

type Shown = { report: KeywordReport; run: number };

type SampleDifficultyProps = { keyword: string; onKeywordChange: (keyword: string) => void };

/** A phrase, a wait of two and a half seconds, invented figures that say so. */
export function SampleDifficulty({ keyword, onKeywordChange }: SampleDifficultyProps) {
  const form = useRef<HTMLFormElement>(null);
  const runs = useRef(0);
  const [shown, setShown] = useState<Shown>();
  const { isWaiting, start, progress } = useSimulatedWait({ steps, durationMs: CHECK_DELAY_MS });

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const phrase = keyword.trim();
    if (phrase === "") return;
    setShown(undefined);
    start(() => {
      runs.current += 1;
      setShown({ report: makeSampleReport(phrase, Math.random), run: runs.current });
    });
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
              <Button type="submit" disabled={isWaiting}>
                {isWaiting ? "Checking..." : "Check difficulty"}
              </Button>
            </div>
          )}
        </Field>
        {progress}
      </form>
      {shown ? (
        <ToolResult
          label={`Sample result: difficulty ${shown.report.difficulty}, ${shown.report.band}`}
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
                {shown.report.difficulty} <DifficultyBand band={shown.report.band} />
              </dd>
            </div>
            <div>
              <dt>Monthly volume</dt>
              <dd>{shown.report.volume.toLocaleString("en")}</dd>
            </div>
          </dl>
          <h2 className="keyword-heading">Related ideas</h2>
          <ul className="keyword-related">
            {shown.report.related.map((idea) => (
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
