import { lazy, Suspense, useState, type FormEvent } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { sampleLinks, type SampleLink } from "#app/tools/dofollow-nofollow-link-checker/sample.ts";
import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { LiveHint } from "#app/tools/kit/live/live-hint.tsx";
import { AddressRow } from "#app/tools/kit/source/address-row.tsx";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLiveReading } from "#app/tools/kit/live/use-live-reading.ts";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { Field } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast.ts";

const LinksEmpty = keptMarkup(
  () => import("#app/tools/dofollow-nofollow-link-checker/links-empty.tsx"),
);
const loadSample = () => import("#app/tools/dofollow-nofollow-link-checker/sample-links.tsx");
const SampleLinks = lazy(async () => ({ default: (await loadSample()).SampleLinks }));
const LiveLinks = livePart(
  async () => (await import("#app/tools/dofollow-nofollow-link-checker/live-links.tsx")).LiveLinks,
);

/** docs/agreed.md, link checker. */
const CHECK_DELAY_MS = 2500;
const steps = ["Reading the page", "Collecting links", "Reading rel"];

const problems = {
  required: { title: "URL is required", description: "Please enter a URL to check." },
  invalid: { title: "Invalid URL", description: "Please enter a valid URL." },
} as const;

/** An address that our server reads; where it does not, a wait of two and a half seconds and seven invented links. */
export function LinksOfAddress({ url, onUrlChange }: PageProps) {
  const [problem, setProblem] = useState<keyof typeof problems>();
  const { form, isWaiting, start, clear, progress, shown } = useSample<readonly SampleLink[]>({
    steps,
    durationMs: CHECK_DELAY_MS,
  });
  const live = useLiveReading<string>();

  function showSample() {
    live.clear();
    void loadSample();
    start(() => sampleLinks);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = findProblem(url);
    setProblem(found);
    if (found) {
      toast({ ...problems[found], variant: "destructive" });
      return focusField(form.current, "url");
    }
    clear();
    // As typed: without a scheme the server may try http where nothing answers https.
    live.start(url.trim());
  }

  return (
    <>
      <form ref={form} className="tool-pane" onSubmit={handleSubmit} noValidate>
        <AddressField
          url={url}
          problem={problem}
          onUrlChange={(typed) => {
            onUrlChange(typed);
            setProblem(undefined);
          }}
          isWaiting={isWaiting || live.isReading}
        />
        {progress}
      </form>
      {shown ? (
        <Suspense>
          <SampleLinks links={shown.sample} run={shown.run} />
        </Suspense>
      ) : live.reading ? (
        <LiveLinks
          key={live.reading.key}
          url={live.reading.asked}
          {...live.reading.part}
          onSample={showSample}
        />
      ) : isWaiting ? null : (
        <LinksEmpty id="links-empty" />
      )}
    </>
  );
}

function findProblem(url: string): keyof typeof problems | undefined {
  if (url.trim() === "") return "required";
  return parsePageUrl(url).ok ? undefined : "invalid";
}

type AddressFieldProps = PageProps & {
  problem: keyof typeof problems | undefined;
  isWaiting: boolean;
};

function AddressField({ url, onUrlChange, problem, isWaiting }: AddressFieldProps) {
  return (
    <Field
      label="Address of the page"
      hint={<Hint />}
      error={problem && problems[problem].description}
    >
      {(control) => (
        <AddressRow
          control={control}
          url={url}
          onUrlChange={onUrlChange}
          label="Check links"
          busyLabel="Checking..."
          isWaiting={isWaiting}
        />
      )}
    </Field>
  );
}

function Hint() {
  return (
    <>
      <LiveHint>
        Our server reads this one page, once, when you press. Where it cannot, you see a sample that
        says so.
      </LiveHint>{" "}
      <WayLink way="page-source">Page source</WayLink> works everywhere.
    </>
  );
}
