import { useState } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { readUrlInput, sampleWait, simulateCacheCheck, type CacheResult } from "./sample.ts";
import { ReadingShown, SampleWait } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { InputField } from "#app/tools/kit/input-field.tsx";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { toast } from "#app/ui/toast/toast.ts";

const CacheEmpty = keptMarkup(() => import("./cache-empty.tsx"));
const words = {
  noUrl: "Please enter a URL.",
  checked: "Cache status checked!",
} as const;

const checker: ReadingTool<never, CacheResult> = {
  sample: {
    ...sampleWait,
    make: (url) => {
      toast({ title: words.checked });
      return simulateCacheCheck(url, { random: Math.random, now: new Date() });
    },
    load: async () => (await import("./sample-verdict.tsx")).SampleVerdict,
  },
};

export function SampleCache({ url, onUrlChange }: PageProps) {
  const [isWrong, setIsWrong] = useState(false);
  const form = useForm();
  const reading = useReading(checker);
  const empty = <CacheEmpty id="cache-empty" />;

  function handleSubmit() {
    const page = readUrlInput(url);
    setIsWrong(!page.ok);
    if (page.ok) return void reading.showSample(page.value);
    toast({ title: words.noUrl, variant: "destructive" });
    focusField(form.current, "url");
  }

  return (
    <div className="tool-split">
      <ToolForm ref={form} className="tool-pane tool-form" onSubmit={handleSubmit}>
        <InputField
          label="URL"
          hint="https:// is put before it where it is missing."
          error={isWrong ? words.noUrl : undefined}
          className="input input-lg"
          name="url"
          type="url"
          inputMode="url"
          autoComplete="url"
          required
          placeholder="https://www.example.pk/"
          value={url}
          onText={(typed) => {
            onUrlChange(typed);
            setIsWrong(false);
          }}
        />
        <div className="actions">
          <RunButton isRunning={reading.isBusy}>
            {reading.isBusy ? "Checking..." : "Check Cache Status"}
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
