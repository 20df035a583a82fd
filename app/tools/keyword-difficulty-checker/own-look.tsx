import { useRef, useState, type FormEvent } from "react";

import {
  estimateDifficulty,
  type OwnSite,
  type SearchResult,
} from "#app/tools/keyword-difficulty-checker/estimate-difficulty.ts";
import KeywordEmpty from "#app/tools/keyword-difficulty-checker/keyword-empty.tsx";
import { KeywordEstimate } from "#app/tools/keyword-difficulty-checker/keyword-estimate.tsx";
import { OwnSiteField } from "#app/tools/keyword-difficulty-checker/own-site-field.tsx";
import { PhraseLabels } from "#app/tools/keyword-difficulty-checker/phrase-labels.tsx";
import { readRows, type RowsProblem } from "#app/tools/keyword-difficulty-checker/read-rows.ts";
import {
  readOwnSite,
  type OwnSiteProblem,
} from "#app/tools/keyword-difficulty-checker/read-own-site.ts";
import { ResultLines } from "#app/tools/keyword-difficulty-checker/result-lines.tsx";
import { ReadTitles } from "#app/tools/keyword-difficulty-checker/read-titles.tsx";
import { changeFigures, fillInTitles } from "#app/tools/keyword-difficulty-checker/result-rows.ts";
import { OtherWay } from "#app/tools/kit/source/other-way.tsx";
import { useOtherWay } from "#app/tools/kit/source/use-other-way.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const problems: Record<RowsProblem, string> = {
  few: "Write at least three results, one a line.",
  many: "Ten results are one page: take the first ten.",
  domains: "begins with no whole number of referring domains.",
  authority: "has an authority that is not between 0 and 100.",
};

const phraseProblems = {
  empty: "Write the keyword first: the pages are searched for it.",
  long: "Shorten the keyword: 200 characters at most.",
} as const;
/** As many as the server takes. */
const MAX_PHRASE_CHARACTERS = 200;

type Shown = { results: readonly SearchResult[]; own: OwnSite | undefined; run: number };

type OwnLookProps = { keyword: string; onKeywordChange: (keyword: string) => void };

/** The visitor's own look at the results page, and a formula that he can redo. */
export function OwnLook({ keyword, onKeywordChange }: OwnLookProps) {
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState<Shown>();
  const [lines, setLines] = useState("");
  const [ownProblem, setOwnProblem] = useState<OwnSiteProblem>();
  const [phraseProblem, setPhraseProblem] = useState<string>();
  const { show: showLines, ...byHand } = useOtherWay();
  const runs = useRef(0);
  const form = useRef<HTMLFormElement>(null);

  function takePhrase(): string | undefined {
    const phrase = keyword.trim();
    const isLong = phrase.length > MAX_PHRASE_CHARACTERS;
    if (phrase !== "" && !isLong) return phrase;
    setPhraseProblem(isLong ? phraseProblems.long : phraseProblems.empty);
    form.current?.querySelector<HTMLElement>("[name=keyword]")?.focus();
    return undefined;
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const rows = readRows(lines);
    if (!rows.ok) {
      setProblem(
        rows.line === undefined
          ? problems[rows.problem]
          : `Line ${rows.line} ${problems[rows.problem]}`,
      );
      showLines();
      form.current?.querySelector<HTMLElement>("[name=rows]")?.focus();
      return;
    }
    setProblem(undefined);
    const own = readOwnSite(String(new FormData(event.currentTarget).get("own")));
    setOwnProblem(own.ok ? undefined : own.problem);
    if (!own.ok) {
      form.current?.querySelector<HTMLElement>("[name=own]")?.focus();
      return;
    }
    runs.current += 1;
    setShown({ results: rows.value, own: own.value, run: runs.current });
  }

  return (
    <>
      <form ref={form} className="tool-form" onSubmit={handleSubmit} noValidate data-kept-result>
        <Field label="Keyword" error={phraseProblem}>
          {(control) => (
            <input
              {...control}
              className="input"
              name="keyword"
              dir="auto"
              autoComplete="off"
              value={keyword}
              onChange={(event) => {
                onKeywordChange(event.target.value);
                setPhraseProblem(undefined);
              }}
            />
          )}
        </Field>
        <PhraseLabels keyword={keyword} />
        <ReadTitles
          takePhrase={takePhrase}
          onStart={() => byHand.setIsOpen(false)}
          onPaste={showLines}
          onFound={(found) => setLines((text) => fillInTitles(text, found))}
          rows={lines}
          onChange={(url, figures) => setLines((text) => changeFigures(text, url, figures))}
        />
        <OtherWay summary="The results as lines" {...byHand}>
          <ResultLines lines={lines} onChange={setLines} error={problem} />
        </OtherWay>
        <OwnSiteField problem={ownProblem} onChange={() => setOwnProblem(undefined)} />
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
      ) : (
        <KeywordEmpty />
      )}
    </>
  );
}
