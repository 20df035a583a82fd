import { lazy, Suspense, useState, type FormEvent } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { sampleLinks, type SampleLink } from "#app/tools/dofollow-nofollow-link-checker/sample.ts";
import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { AddressRow } from "#app/tools/kit/source/address-row.tsx";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLivePress } from "#app/tools/kit/live/use-live-press.ts";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { useSample } from "#app/tools/kit/use-sample.tsx";
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
  const live = useLivePress<{ typed: string; page: string }>();

  function showSample() {
    const asked = live.press?.asked;
    if (asked === undefined) return;
    live.clear();
    void loadSample();
    start(() => sampleLinks);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const page = parsePageUrl(url);
    const found = url.trim() === "" ? "required" : page.ok ? undefined : "invalid";
    setProblem(found);
    if (found || !page.ok) {
      toast({ ...problems[found ?? "invalid"], variant: "destructive" });
      form.current?.querySelector<HTMLElement>("[name=url]")?.focus();
      return;
    }
    clear();
    // As typed: without a scheme the server may try http where nothing answers https.
    live.start({ typed: url.trim(), page: page.value });
  }

  return (
    <>
      <form ref={form} className="tool-pane" onSubmit={handleSubmit} noValidate>
        <Field
          label="Address of the page"
          hint={
            <>
              Our server reads this one page, once, when you press. Where it cannot, you see a
              sample that says so; <WayLink way="page-source">Page source</WayLink> works
              everywhere.
            </>
          }
          error={problem && problems[problem].description}
        >
          {(control) => (
            <AddressRow
              control={control}
              url={url}
              onUrlChange={(typed) => {
                onUrlChange(typed);
                setProblem(undefined);
              }}
              label="Check links"
              busyLabel="Checking..."
              isWaiting={isWaiting || live.isReading}
            />
          )}
        </Field>
        {progress}
      </form>
      {shown ? (
        <Suspense>
          <SampleLinks links={shown.sample} run={shown.run} />
        </Suspense>
      ) : live.press ? (
        <LiveLinks
          key={live.press.run}
          url={live.press.asked.typed}
          run={live.press.run}
          onEnd={live.end}
          onAgain={live.again}
          onSample={showSample}
        />
      ) : isWaiting ? null : (
        <LinksEmpty id="links-empty" />
      )}
    </>
  );
}
