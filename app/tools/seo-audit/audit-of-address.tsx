import { useState } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { AddressForm } from "#app/tools/kit/source/address-form.tsx";
import { isLiveOff } from "#app/tools/kit/live/is-live-off.ts";
import { LiveHint } from "#app/tools/kit/live/live-hint.tsx";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLiveReading } from "#app/tools/kit/live/use-live-reading.ts";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { makeSampleReport, type SampleReport } from "#app/tools/seo-audit/sample.ts";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
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
  const [isInvalid, setIsInvalid] = useState(false);
  const { form, isWaiting, start, clear, progress, shown } = useSample<SampleReport>({
    steps,
    durationMs: AUDIT_DELAY_MS,
  });
  const live = useLiveReading<string>();
  const [SampleAudit, askForSample] = useLoaded(loadSample);

  function showSample() {
    live.clear();
    askForSample();
    start(() => makeSampleReport(Math.random));
  }

  function handleSubmit() {
    const page = parsePageUrl(url);
    setIsInvalid(!page.ok);
    if (!page.ok) return focusField(form.current, "url");
    clear();
    if (isLiveOff()) showSample();
    else live.start(url.trim());
  }

  return (
    <>
      <AddressForm
        form={form}
        className="tool-pane"
        heading="Address of the page"
        hint={<Hint />}
        problem={isInvalid ? invalidUrl : undefined}
        url={url}
        onUrlChange={(typed) => {
          onUrlChange(typed);
          setIsInvalid(false);
        }}
        label="Analyze page"
        busyLabel="Analyzing..."
        isWaiting={isWaiting || live.isReading}
        onSubmit={handleSubmit}
      >
        {progress}
      </AddressForm>
      {shown && SampleAudit ? (
        <SampleAudit report={shown.sample} run={shown.run} />
      ) : live.reading ? (
        <LiveAudit
          key={live.reading.key}
          url={live.reading.asked}
          {...live.reading.part}
          onSample={showSample}
        />
      ) : isWaiting ? null : (
        <AuditEmpty id="audit-empty" />
      )}
    </>
  );
}

function Hint() {
  return (
    <>
      <LiveHint>
        Our server reads this one page, once, when you press. Where it cannot, you can see a sample
        that says so.
      </LiveHint>{" "}
      <WayLink way="page-source">Page source</WayLink> works everywhere.
    </>
  );
}
