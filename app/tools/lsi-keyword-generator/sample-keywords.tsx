import { Download, Tag } from "lucide-react";
import { useState, type FormEvent } from "react";

import { toFileName } from "#lib/file-name.ts";
import { toCsv } from "#lib/to-csv.ts";
import { downloadWithToast } from "#app/tools/kit/hand-over.ts";
import {
  sampleKeywords,
  toKeywordRows,
  type SampleKeywords,
} from "#app/tools/lsi-keyword-generator/sample.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { SampleBadge } from "#app/tools/kit/sample-badge.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { useAddressState } from "#app/tools/kit/use-address-state.ts";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast.ts";

/** docs/agreed.md, LSI keywords. */
const GENERATE_DELAY_MS = 1500;
const steps = ["Reading the topic", "Gathering words", "Sorting them"];

const words = {
  noTopic: "Please enter a topic.",
  generated: (topic: string) => `LSI keywords generated for "${topic}"!`,
  exported: "Keywords exported as CSV!",
  why: "A fixed list, not research: this page knows two topics and fills a pattern for the rest.",
} as const;

type KeywordsOfTopic = SampleKeywords & { topic: string };

/** Ten keywords for two topics, five from a pattern for any other. */
export function SampleKeywordList() {
  const { values, change } = useAddressState({ topic: "" });
  const [isMissing, setIsMissing] = useState(false);
  const { form, isWaiting, start, progress, shown } = useSample<KeywordsOfTopic>({
    steps,
    durationMs: GENERATE_DELAY_MS,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const topic = values.topic.trim();
    setIsMissing(topic === "");
    if (topic === "") {
      toast({ title: words.noTopic, variant: "destructive" });
      form.current?.querySelector<HTMLElement>("[name=topic]")?.focus();
      return;
    }
    start(() => {
      toast({ title: words.generated(topic) });
      return { ...sampleKeywords(topic), topic };
    });
  }

  return (
    <div className="tool-split lsi-split">
      <form ref={form} className="tool-pane tool-form" onSubmit={handleSubmit} noValidate>
        <Field
          label="Topic"
          hint="Try “seo services” or “fashion in pakistan”."
          error={isMissing ? words.noTopic : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input input-lg"
              name="topic"
              dir="auto"
              autoComplete="off"
              required
              value={values.topic}
              onChange={(event) => {
                change({ topic: event.target.value });
                setIsMissing(false);
              }}
            />
          )}
        </Field>
        <div className="actions">
          <RunButton isRunning={isWaiting}>
            {isWaiting ? "Generating..." : "Generate Keywords"}
          </RunButton>
        </div>
        {progress}
      </form>
      <div className="tool-pane lsi-output">
        {shown ? (
          <KeywordList shown={shown.sample} run={shown.run} />
        ) : (
          <p className="lsi-empty">
            {isWaiting ? "The keywords are on their way." : "The keywords appear here."}
          </p>
        )}
      </div>
    </div>
  );
}

function KeywordList({ shown, run }: { shown: KeywordsOfTopic; run: number }) {
  return (
    <ToolResult
      label={`${shown.keywords.length} keywords for ${shown.topic}`}
      run={run}
      className="lsi-result"
    >
      <SampleBadge why={words.why} way="from-texts" link="Compute terms from real pages" />
      <header className="lsi-head">
        <h2>
          Keywords for <span dir="auto">“{shown.topic}”</span>
        </h2>
        <Button
          size="sm"
          variant="outline"
          onClick={() =>
            downloadWithToast(
              {
                name: toFileName(shown.topic, "_lsi_keywords.csv"),
                text: toCsv(toKeywordRows(shown.keywords)),
                type: "text/csv",
              },
              words.exported,
            )
          }
        >
          <Download className="icon" aria-hidden />
          Export as CSV
        </Button>
      </header>
      <ul className="lsi-chips" aria-label="Keywords">
        {shown.keywords.map((keyword) => (
          <li key={keyword} dir="auto">
            <Tag className="icon" aria-hidden />
            {keyword}
          </li>
        ))}
      </ul>
    </ToolResult>
  );
}
