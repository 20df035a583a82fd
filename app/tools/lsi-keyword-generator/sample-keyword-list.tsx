import { useState, type FormEvent } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import type { KeywordsOfTopic } from "#app/tools/lsi-keyword-generator/keyword-list.tsx";
import { sampleKeywords } from "#app/tools/lsi-keyword-generator/sample.ts";
import { InputField } from "#app/tools/kit/fields.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { toast } from "#app/ui/toast.ts";

const TermsEmpty = keptMarkup(() => import("#app/tools/lsi-keyword-generator/terms-empty.tsx"));
const loadList = async () =>
  (await import("#app/tools/lsi-keyword-generator/keyword-list.tsx")).KeywordList;

/** docs/agreed.md, LSI keywords. */
const GENERATE_DELAY_MS = 1500;
const steps = ["Reading the topic", "Gathering words", "Sorting them"];

const words = {
  noTopic: "Please enter a topic.",
  generated: (topic: string) => `LSI keywords generated for "${topic}"!`,
} as const;

/** Ten keywords for two topics, five from a pattern for any other. */
export function SampleKeywordList() {
  const { values, change } = useAddressState({ topic: "" });
  const [isMissing, setIsMissing] = useState(false);
  const [KeywordList, askForList] = useLoaded(loadList);
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
      focusField(form.current, "topic");
      return;
    }
    askForList();
    start(() => {
      toast({ title: words.generated(topic) });
      return { ...sampleKeywords(topic), topic };
    });
  }

  return (
    <div className="tool-split lsi-split">
      <form ref={form} className="tool-pane tool-form" onSubmit={handleSubmit} noValidate>
        <InputField
          label="Topic"
          hint="Try “seo services” or “fashion in pakistan”."
          error={isMissing ? words.noTopic : undefined}
          className="input input-lg"
          name="topic"
          dir="auto"
          required
          value={values.topic}
          onText={(topic) => {
            change({ topic });
            setIsMissing(false);
          }}
        />
        <div className="actions">
          <RunButton isRunning={isWaiting}>
            {isWaiting ? "Generating..." : "Generate Keywords"}
          </RunButton>
        </div>
        {progress}
      </form>
      <div className="tool-pane lsi-output">
        {shown && KeywordList ? (
          <KeywordList shown={shown.sample} run={shown.run} />
        ) : (
          <TermsEmpty id="lsi-empty" />
        )}
      </div>
    </div>
  );
}
