import { useState } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import type { KeywordsOfTopic } from "./keyword-list.tsx";
import { sampleKeywords, sampleWait } from "./sample.ts";
import { ReadingShown, SampleWait } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { InputField } from "#app/tools/kit/input-field.tsx";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { toast } from "#app/ui/toast/toast.ts";

const TermsEmpty = keptMarkup(() => import("./terms-empty.tsx"));
const words = {
  noTopic: "Please enter a topic.",
  generated: (topic: string) => `LSI keywords generated for "${topic}"!`,
} as const;

const generator: ReadingTool<never, KeywordsOfTopic> = {
  sample: {
    ...sampleWait,
    make: (topic) => {
      toast({ title: words.generated(topic) });
      return { ...sampleKeywords(topic), topic };
    },
    load: async () => (await import("./keyword-list.tsx")).KeywordList,
  },
};

/** Ten keywords for two topics, five from a pattern for any other. */
export function SampleKeywordList() {
  const [typed, setTyped] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const form = useForm();
  const reading = useReading(generator);
  const empty = <TermsEmpty id="lsi-empty" />;

  function handleSubmit() {
    const topic = typed.trim();
    setIsMissing(topic === "");
    if (topic !== "") return void reading.showSample(topic);
    toast({ title: words.noTopic, variant: "destructive" });
    focusField(form.current, "topic");
  }

  return (
    <div className="tool-split">
      <ToolForm ref={form} className="tool-pane tool-form" onSubmit={handleSubmit}>
        <InputField
          label="Topic"
          hint="Try “seo services” or “fashion in pakistan”."
          error={isMissing ? words.noTopic : undefined}
          className="input input-lg"
          name="topic"
          dir="auto"
          required
          value={typed}
          onText={(topic) => {
            setTyped(topic);
            setIsMissing(false);
          }}
        />
        <div className="actions">
          <RunButton isRunning={reading.isBusy}>
            {reading.isBusy ? "Generating..." : "Generate Keywords"}
          </RunButton>
        </div>
        <SampleWait reading={reading} />
      </ToolForm>
      <div className="tool-pane">
        <ReadingShown reading={reading} empty={empty} waiting={empty} />
      </div>
    </div>
  );
}
