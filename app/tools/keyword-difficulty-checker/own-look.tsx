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
import { ReadingOnly } from "#app/tools/kit/reading/reading-only.tsx";
import { ReadTitles } from "#app/tools/keyword-difficulty-checker/read-titles.tsx";
import { changeFigures, fillInTitles } from "#app/tools/keyword-difficulty-checker/result-row.ts";
import { InputField } from "#app/tools/kit/input-field.tsx";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { focusField } from "#app/tools/kit/use-form.ts";
import { OtherSource } from "#app/tools/kit/source/other-source.tsx";
import { useOtherSource } from "#app/tools/kit/source/use-other-source.ts";
import { Button } from "#app/ui/button.tsx";

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

type Shown = { results: readonly SearchResult[]; own: OwnSite | undefined };

type OwnLookProps = { keyword: string; onKeywordChange: (keyword: string) => void };

/** The visitor's own look at the results page, and a formula that he can redo. */
export function OwnLook({ keyword, onKeywordChange }: OwnLookProps) {
  const [problem, setProblem] = useState<string>();
  const [shown, show] = useResult<Shown>();
  const [lines, setLines] = useState("");
  const [ownProblem, setOwnProblem] = useState<OwnSiteProblem>();
  const [phraseProblem, setPhraseProblem] = useState<string>();
  const { show: showLines, ...byHand } = useOtherSource();
  const form = useRef<HTMLFormElement>(null);

  function takePhrase(): string | undefined {
    const found = findPhraseProblem(keyword.trim());
    setPhraseProblem(found);
    if (found !== undefined) focusField(form.current, "keyword");
    return found === undefined ? keyword.trim() : undefined;
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const rows = readRows(lines);
    setProblem(rows.ok ? undefined : describeProblem(rows));
    if (!rows.ok) {
      showLines();
      return focusField(form.current, "rows");
    }
    const own = readOwnSite(String(new FormData(event.currentTarget).get("own")));
    setOwnProblem(own.ok ? undefined : own.problem);
    if (!own.ok) return focusField(form.current, "own");
    show({ results: rows.value, own: own.value });
  }

  return (
    <>
      <form ref={form} className="tool-form" onSubmit={handleSubmit} noValidate data-kept-result>
        <PhraseField
          {...{ keyword, onKeywordChange }}
          problem={phraseProblem}
          onProblemSolved={() => setPhraseProblem(undefined)}
        />
        <ReadingOnly>
          <ReadTitles
            takePhrase={takePhrase}
            onStart={() => byHand.setIsOpen(false)}
            onPaste={showLines}
            onFound={(found) => setLines((text) => fillInTitles(text, found))}
            rows={lines}
            onChange={(url, figures) => setLines((text) => changeFigures(text, url, figures))}
          />
        </ReadingOnly>
        <OtherSource summary="The results as lines" {...byHand}>
          <ResultLines lines={lines} onChange={setLines} error={problem} />
        </OtherSource>
        <OwnSiteField problem={ownProblem} onChange={() => setOwnProblem(undefined)} />
        <div className="actions">
          <Button type="submit">Work it out</Button>
        </div>
      </form>
      {shown ? <Estimated {...shown} keyword={keyword} /> : <KeywordEmpty />}
    </>
  );
}

function Estimated(props: Shown & { keyword: string; run: number }) {
  return <KeywordEstimate {...props} estimate={estimateDifficulty(props.results)} />;
}

type PhraseFieldProps = OwnLookProps & { problem: string | undefined; onProblemSolved: () => void };

function PhraseField({ keyword, onKeywordChange, problem, onProblemSolved }: PhraseFieldProps) {
  return (
    <>
      <InputField
        label="Keyword"
        error={problem}
        name="keyword"
        dir="auto"
        value={keyword}
        onText={(typed) => {
          onKeywordChange(typed);
          onProblemSolved();
        }}
      />
      <PhraseLabels keyword={keyword} />
    </>
  );
}

function findPhraseProblem(phrase: string): string | undefined {
  if (phrase === "") return phraseProblems.empty;
  return phrase.length > MAX_PHRASE_CHARACTERS ? phraseProblems.long : undefined;
}

function describeProblem({ problem, line }: Extract<ReturnType<typeof readRows>, { ok: false }>) {
  return line === undefined ? problems[problem] : `Line ${line} ${problems[problem]}`;
}
