import { CircleCheck, CircleX, ExternalLink } from "lucide-react";
import { lazy, Suspense, useState, type FormEvent } from "react";

import {
  readUrlInput,
  simulateCacheCheck,
  type CacheResult,
} from "#app/tools/google-cache-checker/sample.ts";
import { formatInstant } from "#app/tools/google-cache-checker/format-instant.ts";
import { SampleBadge } from "#app/tools/kit/sample-badge.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast.ts";

const AskArchive = lazy(async () => {
  const { AskArchive: component } = await import("#app/tools/google-cache-checker/ask-archive.tsx");
  return { default: component };
});

/** docs/agreed.md, Google cache. */
const CHECK_DELAY_MS = 1500;
const steps = ["Reading the address", "Asking", "Reading the answer"];

const words = {
  noUrl: "Please enter a URL.",
  checked: "Cache status checked!",
  cached: "This page is successfully cached by Google.",
  notCached: "This page was not found in Google's cache.",
  why: "Invented. Google ended its cache in 2024, so no page can be in it today. Four times in five this says “cached”, as checkers still do.",
} as const;

/** An answer by chance, labelled as such. */
export function SampleCache({
  url,
  onUrlChange,
}: {
  url: string;
  onUrlChange: (url: string) => void;
}) {
  const [isWrong, setIsWrong] = useState(false);
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
      form.current?.querySelector<HTMLElement>("[name=url]")?.focus();
      return;
    }
    start(() => {
      toast({ title: words.checked });
      return simulateCacheCheck(page.value, { random: Math.random, now: new Date() });
    });
  }

  return (
    <div className="tool-split cache-split">
      <form ref={form} className="tool-pane tool-form" onSubmit={handleSubmit} noValidate>
        <Field
          label="URL"
          hint="https:// is put before it where it is missing."
          error={isWrong ? words.noUrl : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input input-lg"
              name="url"
              type="url"
              inputMode="url"
              autoComplete="url"
              required
              placeholder="https://www.example.pk/"
              value={url}
              onChange={(event) => {
                onUrlChange(event.target.value);
                setIsWrong(false);
              }}
            />
          )}
        </Field>
        <div className="actions">
          <Button type="submit" disabled={isWaiting}>
            {isWaiting ? "Checking..." : "Check Cache Status"}
          </Button>
        </div>
        {progress}
      </form>
      <div className="tool-pane">
        {shown ? (
          <ToolResult
            label={shown.sample.isCached ? words.cached : words.notCached}
            run={shown.run}
            className="cache-result"
          >
            <SampleBadge why={words.why} way="find-copies" link="Find copies that exist" />
            <CacheAnswer result={shown.sample} />
            <RealAnswer key={shown.run} url={shown.sample.url} />
          </ToolResult>
        ) : (
          <p className="cache-empty">
            {isWaiting ? "The answer is on its way." : "The answer appears here."}
          </p>
        )}
      </div>
    </div>
  );
}

/** Beside the invented answer a real one, for whoever asks for it. */
function RealAnswer({ url }: { url: string }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <div className="actions">
        <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
          Ask the Wayback Machine for a real copy
        </Button>
      </div>
    );
  }
  return (
    <Suspense>
      <AskArchive
        url={url}
        takesFocus
        instead={
          <p className="tool-help" role="status">
            This site’s server asks no archive.{" "}
            <WayLink way="find-copies">Find real copies</WayLink> has the links to open yourself.
          </p>
        }
      />
    </Suspense>
  );
}

function CacheAnswer({ result }: { result: CacheResult }) {
  if (!result.isCached) {
    return (
      <p className="tool-status cache-answer" data-status="fail">
        <CircleX className="icon" aria-hidden />
        {words.notCached}
      </p>
    );
  }
  return (
    <>
      <p className="tool-status cache-answer" data-status="pass">
        <CircleCheck className="icon" aria-hidden />
        {words.cached}
      </p>
      <dl className="cache-facts">
        <div>
          <dt>URL</dt>
          <dd dir="auto">{result.url}</dd>
        </div>
        {result.cachedAt ? (
          <div>
            <dt>Last Cached On</dt>
            <dd>
              <time dateTime={result.cachedAt}>{formatInstant(result.cachedAt)}</time>
            </dd>
          </div>
        ) : null}
      </dl>
      <a className="onward" href={result.cacheUrl} target="_blank" rel="noopener noreferrer">
        Open the newest copy in the Wayback Machine
        <ExternalLink className="icon" aria-hidden />
        <span className="visually-hidden"> (new tab)</span>
      </a>
    </>
  );
}
