import { useState } from "react";

import { Choices } from "#app/ui/choices.tsx";
import { InputField } from "#app/tools/kit/input-field.tsx";
import { KeptValue } from "#app/tools/kit/kept/kept-value.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { SerpBatch } from "#app/tools/serp-snippet-preview-tool/batch/serp-batch.tsx";
import { SerpFields, type SerpLoad, type SerpValues } from "./serp-fields.tsx";
import SerpEmpty from "./serp-empty.tsx";
import { SerpFindings } from "./serp-findings.tsx";
import { SerpScreens } from "./serp-screens.tsx";
import { describeCuts } from "./describe-cuts.ts";
import { measureSnippet, type Snippet } from "#engine/text-width/measure-snippet.ts";

type DrawnValues = SerpValues & { query: string; pages: string };

type SerpAsDrawnProps = {
  values: DrawnValues;
  onChange: (patch: Partial<DrawnValues>) => void;
  live: SerpLoad;
};

const modes = [
  ["one", "One page"],
  ["many", "Many pages"],
] as const;

/** The results page as it is drawn at present, for one page or for a table of them. */
export function SerpAsDrawn({ values, onChange, live }: SerpAsDrawnProps) {
  const [runs, setRuns] = useState(0);
  const isMany = values.pages === "many";
  const snippet = measureSnippet(values, values.query);

  return (
    <div className="stack">
      <Choices
        name="How many pages"
        choices={modes}
        value={isMany ? "many" : "one"}
        onChoose={(pages) => onChange({ pages })}
      />

      <div hidden={isMany} className="stack">
        <SerpFields
          className="grid"
          values={values}
          onChange={onChange}
          onSend={() => setRuns(runs + 1)}
          live={live}
          title={{ hint: "As in the source: &amp; and the like are decoded. No maximum." }}
          description={{}}
        >
          <InputField
            label="Searched for"
            optional
            hint="These words turn bold in the description, and bold is wider."
            name="query"
            dir="auto"
            value={values.query}
            onText={(query) => onChange({ query })}
          />
          <KeptValue name="pages" value={values.pages} onValue={(pages) => onChange({ pages })} />
        </SerpFields>
        <SerpScreens values={values} snippet={snippet} />
        {values.title + values.description !== "" ? (
          <WhatShows snippet={snippet} run={runs} />
        ) : (
          <SerpEmpty />
        )}
      </div>

      <div hidden={!isMany}>
        <SerpBatch />
      </div>
    </div>
  );
}

function WhatShows({ snippet, run }: { snippet: Snippet; run: number }) {
  const cuts = describeCuts(snippet.findings);

  return (
    <ResultFrame
      label="What shows and what does not"
      run={run}
      finding={cuts}
      isPart={cuts === ""}
      badge={
        <MeasuredBadge on="text">
          Widths from Arimo, which has Arial’s metrics: the same on every device. Limits are
          estimates, checked 21 November 2026; Google publishes none.
        </MeasuredBadge>
      }
      headline="What shows and what does not"
    >
      <SerpFindings snippet={snippet} />
    </ResultFrame>
  );
}
