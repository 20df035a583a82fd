import { TriangleAlert } from "lucide-react";
import { useId, useState, type FormEvent } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { AddressRow } from "#app/tools/kit/source/address-row.tsx";
import { isLiveOff } from "#app/tools/kit/live/is-live-off.ts";
import { LiveHint } from "#app/tools/kit/live/live-hint.tsx";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLivePress } from "#app/tools/kit/live/use-live-press.ts";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { makeSampleReport, type SampleReport } from "#app/tools/seo-audit/sample.ts";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";
import { useSample } from "#app/tools/kit/use-sample.tsx";

const AuditEmpty = keptMarkup(() => import("#app/tools/seo-audit/audit-empty.tsx"));
const loadSample = async () => (await import("#app/tools/seo-audit/sample-audit.tsx")).SampleAudit;
const LiveAudit = livePart(
  async () => (await import("#app/tools/seo-audit/live-audit.tsx")).LiveAuditView,
);

const AUDIT_DELAY_MS = 3000;
const steps = [
  "Reading the head",
  "Reading headings and text",
  "Following the links",
  "Counting points",
];
const invalidUrl = "Please enter a valid URL.";

/** An address that our server reads; where it does not, a wait of three seconds and a sample that says so. */
export function AuditOfAddress({ url, onUrlChange }: PageProps) {
  const id = useId();
  const [isInvalid, setIsInvalid] = useState(false);
  const { form, isWaiting, start, clear, progress, shown } = useSample<SampleReport>({
    steps,
    durationMs: AUDIT_DELAY_MS,
  });
  const live = useLivePress<string>();
  const [SampleAudit, askForSample] = useLoaded(loadSample);

  function showSample() {
    live.clear();
    askForSample();
    start(() => makeSampleReport(Math.random));
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const page = parsePageUrl(url);
    setIsInvalid(!page.ok);
    if (!page.ok) {
      form.current?.querySelector<HTMLElement>("[name=url]")?.focus();
      return;
    }
    clear();
    if (isLiveOff()) showSample();
    else live.start(url.trim());
  }

  return (
    <>
      <form ref={form} className="tool-pane" onSubmit={handleSubmit} noValidate>
        <label className="field-label" htmlFor={id}>
          Address of the page
        </label>
        <AddressRow
          control={{
            id,
            "aria-describedby": isInvalid ? `${id}-error ${id}-help` : `${id}-help`,
            ...(isInvalid && { "aria-invalid": true }),
          }}
          url={url}
          onUrlChange={(typed) => {
            onUrlChange(typed);
            setIsInvalid(false);
          }}
          label="Analyze page"
          busyLabel="Analyzing..."
          isWaiting={isWaiting || live.isReading}
        />
        <div role="alert">
          {isInvalid ? (
            <p id={`${id}-error`} className="field-error">
              <TriangleAlert className="icon" aria-hidden />
              {invalidUrl}
            </p>
          ) : null}
        </div>
        <p id={`${id}-help`} className="field-hint">
          <LiveHint>
            Our server reads this one page, once, when you press. Where it cannot, you can see a
            sample that says so.
          </LiveHint>{" "}
          <WayLink way="page-source">Page source</WayLink> works everywhere.
        </p>
        {progress}
      </form>
      {shown && SampleAudit ? (
        <SampleAudit report={shown.sample} run={shown.run} />
      ) : live.press ? (
        <LiveAudit
          key={live.press.run}
          url={live.press.asked}
          run={live.press.run}
          onEnd={live.end}
          onAgain={live.again}
          onSample={showSample}
        />
      ) : isWaiting ? null : (
        <AuditEmpty id="audit-empty" />
      )}
    </>
  );
}
