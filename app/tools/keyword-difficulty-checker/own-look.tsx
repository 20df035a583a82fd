import { useRef, useState } from "react";

import { estimateDifficulty, type SearchResult } from "./estimate-difficulty.ts";
import KeywordEmpty from "./keyword-empty.tsx";
import { KeywordEstimate } from "./keyword-estimate.tsx";
import { PhraseLabels } from "./phrase-labels.tsx";
import { readRows, type RowsProblem } from "./read-rows.ts";
import { ResultLines } from "./result-lines.tsx";
import { FIGURE_TABLE } from "#app/tools/kit/figure-table.ts";
import { InputField } from "#app/tools/kit/input-field.tsx";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { Button } from "#app/ui/button.tsx";

const problems: Record<RowsProblem, string> = {
  few: "Write at least three results, one a line.",
  many: "Ten results are one page: take the first ten.",
  domains: "begins with no whole number of referring domains.",
  figures: `${FIGURE_TABLE} This asks for the pages that rank for your keyword: referring domains first, then authority, address and title.`,
  authority: "has an authority that is not between 0 and 100.",
};

type OwnLookProps = { keyword: string; onKeywordChange: (keyword: string) => void };

/** The visitor's own look at the results page, and a formula that he can redo. */
export function OwnLook({ keyword, onKeywordChange }: OwnLookProps) {
  const [problem, setProblem] = useState<string>();
  const [shown, show] = useResult<{ results: readonly SearchResult[] }>();
  const [lines, setLines] = useState("");
  const form = useRef<HTMLFormElement>(null);

  function handleSubmit() {
    const rows = readRows(lines);
    setProblem(rows.ok ? undefined : describeProblem(rows));
    if (!rows.ok) return focusField(form.current, "rows");
    show({ results: rows.value });
  }

  return (
    <>
      <ToolForm ref={form} className="tool-form" onSubmit={handleSubmit} data-kept-result>
        <InputField
          label="Keyword"
          name="keyword"
          dir="auto"
          value={keyword}
          onText={onKeywordChange}
        />
        <PhraseLabels keyword={keyword} />
        <ResultLines lines={lines} onChange={setLines} error={problem} />
        <div className="actions">
          <Button type="submit">Work it out</Button>
        </div>
      </ToolForm>
      {shown ? (
        <KeywordEstimate
          {...shown}
          keyword={keyword}
          estimate={estimateDifficulty(shown.results)}
        />
      ) : (
        <KeywordEmpty />
      )}
    </>
  );
}

function describeProblem({ problem, line }: Extract<ReturnType<typeof readRows>, { ok: false }>) {
  return line === undefined ? problems[problem] : `Line ${line} ${problems[problem]}`;
}
