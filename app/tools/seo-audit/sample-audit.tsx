import { TriangleAlert } from "lucide-react";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";

import { adoptTyped } from "#app/browser/adopt-typed.ts";
import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { SampleBadge } from "#app/tools/kit/result-badge.tsx";
import { AuditChecklist } from "#app/tools/seo-audit/audit-checklist.tsx";
import { AuditLooks } from "#app/tools/seo-audit/audit-looks.tsx";
import { makeSampleReport, type SampleReport } from "#app/tools/seo-audit/sample.ts";
import { levelOf, levelWords } from "#app/tools/seo-audit/score-level.ts";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";
import { useSimulatedWait } from "#app/tools/kit/use-simulated-wait.tsx";
import { Button } from "#app/ui/button.tsx";
import { ScoreRing } from "#app/ui/score-ring.tsx";

const AUDIT_DELAY_MS = 3000;
const steps = [
  "Reading the head",
  "Reading headings and text",
  "Following the links",
  "Counting points",
];
const invalidUrl = "Please enter a valid URL.";

type Shown = { report: SampleReport; run: number };

/** An address, a wait of three seconds, an invented result that says so. */
export function SampleAudit({
  url,
  onUrlChange,
}: {
  url: string;
  onUrlChange: (url: string) => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const runs = useRef(0);
  const [isInvalid, setIsInvalid] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const { isWaiting, start, progress } = useSimulatedWait({ steps, durationMs: AUDIT_DELAY_MS });

  useEffect(() => {
    if (form.current) adoptTyped(form.current);
  }, []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const page = parsePageUrl(url);
    setIsInvalid(!page.ok);
    if (!page.ok) {
      form.current?.querySelector<HTMLElement>("[name=url]")?.focus();
      return;
    }
    setShown(undefined);
    start(() => {
      runs.current += 1;
      setShown({ report: makeSampleReport(Math.random), run: runs.current });
    });
  }

  return (
    <>
      <form ref={form} className="tool-pane" onSubmit={handleSubmit} noValidate>
        <label className="field-label" htmlFor={id}>
          Address of the page
        </label>
        <div className="tool-row">
          <input
            id={id}
            className="input"
            name="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="www.example.pk/page"
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}-error ${id}-help` : `${id}-help`}
            value={url}
            onChange={(event) => {
              onUrlChange(event.target.value);
              setIsInvalid(false);
            }}
          />
          <Button type="submit" disabled={isWaiting}>
            {isWaiting ? "Analyzing..." : "Analyze page"}
          </Button>
        </div>
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
          label={`Sample result: ${shown.report.score} of 100`}
          run={shown.run}
          className="audit-card audit-sample"
        >
          <div className="audit-verdict">
            <SampleBadge way="page-source" link="Audit your real source instead" />
            <ScoreRing score={shown.report.score} level={levelOf(shown.report.score)} />
            <h2>{levelWords[levelOf(shown.report.score)]}</h2>
          </div>
          <div className="audit-lists">
            <AuditChecklist title="On the page" checks={shown.report.onPage} />
            <AuditChecklist title="Technical" checks={shown.report.technical} />
          </div>
        </ToolResult>
      ) : isWaiting ? null : (
        <AuditLooks />
      )}
    </>
  );
}
