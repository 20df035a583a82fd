import { useState, type FormEvent } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import {
  readUrlInput,
  simulateCacheCheck,
  type CacheResult,
} from "#app/tools/google-cache-checker/sample.ts";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { InputField } from "#app/tools/kit/fields.tsx";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { toast } from "#app/ui/toast.ts";

const CacheEmpty = keptMarkup(() => import("#app/tools/google-cache-checker/cache-empty.tsx"));
const loadAnswer = async () =>
  (await import("#app/tools/google-cache-checker/sample-answer.tsx")).SampleAnswer;

/** docs/agreed.md, Google cache. */
const CHECK_DELAY_MS = 1500;
const steps = ["Reading the address", "Asking", "Reading the answer"];

const words = {
  noUrl: "Please enter a URL.",
  checked: "Cache status checked!",
} as const;

export function SampleCache({ url, onUrlChange }: PageProps) {
  const [isWrong, setIsWrong] = useState(false);
  const [CacheAnswer, askForAnswer] = useLoaded(loadAnswer);
  const { form, isWaiting, start, progress, shown } = useSample<CacheResult>({
    steps,
    durationMs: CHECK_DELAY_MS,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const page = readUrlInput(url);
    setIsWrong(!page.ok);
    if (!page.ok) {
      toast({ title: words.noUrl, variant: "destructive" });
      focusField(form.current, "url");
      return;
    }
    askForAnswer();
    start(() => {
      toast({ title: words.checked });
      return simulateCacheCheck(page.value, { random: Math.random, now: new Date() });
    });
  }

  return (
    <div className="tool-split cache-split">
      <form ref={form} className="tool-pane tool-form" onSubmit={handleSubmit} noValidate>
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
          <RunButton isRunning={isWaiting}>
            {isWaiting ? "Checking..." : "Check Cache Status"}
          </RunButton>
        </div>
        {progress}
      </form>
      <div className="tool-pane">
        {shown && CacheAnswer ? (
          <CacheAnswer result={shown.sample} run={shown.run} />
        ) : (
          <CacheEmpty id="cache-empty" />
        )}
      </div>
    </div>
  );
}
