import { useRef, useState, type FormEvent } from "react";

import { cityNames } from "#app/content/cities/city-names.ts";
import {
  estimateDifficulty,
  type OwnSite,
  type SearchResult,
} from "#app/tools/keyword-difficulty-checker/estimate-difficulty.ts";
import { KeywordEstimate } from "#app/tools/keyword-difficulty-checker/keyword-estimate.tsx";
import { labelKeyword } from "#app/tools/keyword-difficulty-checker/keyword-labels.ts";
import { readRows, type RowsProblem } from "#app/tools/keyword-difficulty-checker/read-rows.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const problems: Record<RowsProblem, string> = {
  few: "Write at least three results, one a line.",
  many: "Ten results are one page: take the first ten.",
  domains: "begins with no whole number of referring domains.",
  authority: "has an authority that is not between 0 and 100.",
};

type Shown = { results: ReadonlyArray<SearchResult>; own: OwnSite | undefined; run: number };

type OwnLookProps = { keyword: string; onKeywordChange: (keyword: string) => void };

/** The visitor's own look at the results page, and a formula that he can redo. */
export function OwnLook({ keyword, onKeywordChange }: OwnLookProps) {
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState<Shown>();
  const runs = useRef(0);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const rows = readRows(String(form.get("rows")));
    if (!rows.ok) {
      setProblem(
        rows.line === undefined
          ? problems[rows.problem]
          : `Line ${rows.line} ${problems[rows.problem]}`,
      );
      return;
    }
    setProblem(undefined);
    runs.current += 1;
    const domains = String(form.get("own")).trim();
    setShown({
      results: rows.value,
      own: /^\d{1,9}$/.test(domains) ? { domains: Number(domains) } : undefined,
      run: runs.current,
    });
  }

  return (
    <>
      <form className="tool-form" onSubmit={handleSubmit} noValidate>
        <Field label="Keyword">
          {(control) => (
            <input
              {...control}
              className="input"
              name="keyword"
              dir="auto"
              autoComplete="off"
              value={keyword}
              onChange={(event) => onKeywordChange(event.target.value)}
            />
          )}
        </Field>
        <PhraseLabels keyword={keyword} />
        <Field
          label="The first three to ten results, one a line"
          hint="Referring domains, then authority, address and title if you know them, parted by commas or pasted from a spreadsheet. Leave out advertisements."
          error={problem}
        >
          {(control) => (
            <textarea
              {...control}
              className="input input-code"
              name="rows"
              rows={7}
              spellCheck={false}
              autoComplete="off"
              placeholder={"120, 45, https://rival.pk/desks, Office desks in Lahore\n30, 22\n8"}
            />
          )}
        </Field>
        <Field label="Referring domains of your own site" optional>
          {(control) => <input {...control} className="input" name="own" inputMode="numeric" />}
        </Field>
        <div className="actions">
          <Button type="submit">Work it out</Button>
        </div>
      </form>
      {shown ? (
        <KeywordEstimate
          keyword={keyword}
          results={shown.results}
          own={shown.own}
          estimate={estimateDifficulty(shown.results)}
          run={shown.run}
        />
      ) : null}
    </>
  );
}

function PhraseLabels({ keyword }: { keyword: string }) {
  const labels = labelKeyword(keyword, cityNames);
  if (labels.words === 0) return null;

  return (
    <dl className="keyword-labels" aria-label="What the phrase says by itself">
      <div>
        <dt>Intent</dt>
        <dd>
          {labels.intent}
          {labels.intentWords.length > 0 ? ` (${labels.intentWords.join(", ")})` : ""}
        </dd>
      </div>
      <div>
        <dt>Place</dt>
        <dd>
          {[...labels.cities.map(({ name }) => name), ...labels.localWords].join(", ") ||
            "none named"}
        </dd>
      </div>
      <div>
        <dt>Length</dt>
        <dd>
          {labels.words} {labels.words === 1 ? "word" : "words"}, {labels.length}
        </dd>
      </div>
      <div>
        <dt>Form</dt>
        <dd>
          {labels.isQuestion ? "a question" : "no question"}, {labels.language}
        </dd>
      </div>
    </dl>
  );
}
