import { TriangleAlert } from "lucide-react";
import { useId, useState, type FormEvent } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { AddressRow } from "#app/tools/kit/address-row.tsx";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { SampleBadge } from "#app/tools/kit/sample-badge.tsx";
import { AuditChecklist } from "#app/tools/seo-audit/audit-checklist.tsx";
import { AuditLooks } from "#app/tools/seo-audit/audit-looks.tsx";
import { makeSampleReport, type SampleReport } from "#app/tools/seo-audit/sample.ts";
import { levelOf, levelWords } from "#app/tools/seo-audit/score-level.ts";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { useSample } from "#app/tools/kit/use-sample.tsx";
import { ScoreRing } from "#app/ui/score-ring.tsx";

const AUDIT_DELAY_MS = 3000;
const steps = [
  "Reading the head",
  "Reading headings and text",
  "Following the links",
  "Counting points",
];
const invalidUrl = "Please enter a valid URL.";

/** An address, a wait of three seconds, an invented result that says so. */
export function SampleAudit({ url, onUrlChange }: PageProps) {
  const id = useId();
  const [isInvalid, setIsInvalid] = useState(false);
  const { form, isWaiting, start, progress, shown } = useSample<SampleReport>({
    steps,
    durationMs: AUDIT_DELAY_MS,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const page = parsePageUrl(url);
    setIsInvalid(!page.ok);
    if (!page.ok) {
      form.current?.querySelector<HTMLElement>("[name=url]")?.focus();
      return;
    }
    start(() => makeSampleReport(Math.random));
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
          isWaiting={isWaiting}
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
          A page in your browser cannot read another site, so this tab shows a sample. For your real
          page, use <WayLink way="page-source">Page source</WayLink>.
        </p>
        {progress}
      </form>
      {shown ? (
        <ToolResult
          label={`Sample result: ${shown.sample.score} of 100`}
          run={shown.run}
          className="audit-card audit-sample"
        >
          <div className="audit-verdict">
            <SampleBadge way="page-source" link="Audit your real source instead" />
            <ScoreRing score={shown.sample.score} level={levelOf(shown.sample.score)} />
            <h2>{levelWords[levelOf(shown.sample.score)]}</h2>
          </div>
          <div className="audit-lists">
            <AuditChecklist title="On the page" checks={shown.sample.onPage} />
            <AuditChecklist title="Technical" checks={shown.sample.technical} />
          </div>
        </ToolResult>
      ) : isWaiting ? null : (
        <AuditLooks />
      )}
    </>
  );
}
