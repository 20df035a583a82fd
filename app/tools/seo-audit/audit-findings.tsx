import { Copy } from "lucide-react";
import { useState } from "react";

import { count } from "#lib/count.ts";
import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { SeverityWord } from "#app/tools/kit/result/severity-word.tsx";
import { findFaults } from "./write-markdown.ts";
import { paths } from "#lib/site/paths.ts";
import type { Evidence } from "#engine/rules/check.ts";
import type { Audit, Finding } from "#engine/page-audit/audit-page.ts";
import { SEVERITIES, severityWords, type Severity } from "#engine/rules/severity.ts";
import { Button } from "#app/ui/button.tsx";
import { Choices, type Choice } from "#app/ui/choices.tsx";

const EVIDENCE_SHOWN = 3;
/** So many are shown at once; the rest is folded. */
const FIRST = 3;

/** Each lost point with its line, why it matters and the corrected markup: the first three, then the rest folded. */
export function AuditFindings({ audit }: { audit: Audit }) {
  const [tier, setTier] = useState<Severity>();
  const faults = findFaults(audit.findings);
  const shown = faults.filter(({ severity }) => tier === undefined || severity === tier);
  const rest = shown.slice(FIRST);
  const choices = [undefined, ...SEVERITIES].map((severity): Choice<Severity | undefined> => {
    const number = faults.filter(
      (fault) => severity === undefined || fault.severity === severity,
    ).length;
    const label = severity === undefined ? "All" : severityWords[severity];
    return [
      severity,
      <>
        {label} <span>{number}</span>
      </>,
      { disabled: number === 0 },
    ];
  });

  if (faults.length === 0) return null;
  return (
    <section aria-label="Findings">
      <div className="audit-show cluster">
        <h2>{nameFindings(faults.length)}</h2>
        <Choices name="Show" choices={choices} value={tier} onChoose={setTier} />
      </div>
      <p className="visually-hidden" role="status">
        {tier === undefined ? "" : `${shown.length} shown`}
      </p>
      <FindingList findings={shown.slice(0, FIRST)} />
      {rest.length === 0 ? null : (
        <details className="disclosure" key={tier}>
          <summary>{count(rest.length, "more finding")}</summary>
          <FindingList findings={rest} />
        </details>
      )}
    </section>
  );
}

function nameFindings(number: number): string {
  if (number === 1) return "One finding";
  return number > FIRST ? `${number} findings. Fix these three first` : `${number} findings`;
}

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ol className="rows" data-kind="pair">
      {findings.map((finding) => (
        <li key={finding.id}>
          <FindingText finding={finding} />
          <FindingSource finding={finding} />
        </li>
      ))}
    </ol>
  );
}

function FindingText({ finding }: { finding: Finding }) {
  const { id, severity, text, why, source, points, lighthousePoints, status } = finding;
  return (
    <div className="stack" data-gap="small">
      <SeverityWord severity={severity} as="p" className="small" />
      <h3>{text}</h3>
      <p className="soft small">
        {why}{" "}
        <a href={paths.auditRule(id)} target="_blank" rel="noopener">
          With an example<span className="visually-hidden"> of {text} (new tab)</span>
        </a>
        .{" "}
        {source === null ? (
          <span>Our own rule.</span>
        ) : (
          <a href={source} target="_blank" rel="noopener noreferrer">
            The rule<span className="visually-hidden"> about {text} (new tab)</span>
          </a>
        )}
      </p>
      <dl className="facts" data-kind="columns">
        <div>
          <dt>Ours</dt>
          <dd>−{points}</dd>
        </div>
        <div>
          <dt>Lighthouse</dt>
          <dd>
            {lighthousePoints === null
              ? "–"
              : status === "fail"
                ? `−${lighthousePoints.toFixed(2)}`
                : "0"}
          </dd>
        </div>
      </dl>
    </div>
  );
}

function FindingSource({ finding: { evidence, fix } }: { finding: Finding }) {
  const [first, ...rest] = evidence.slice(EVIDENCE_SHOWN);
  return (
    <div className="audit-diff card mini">
      {evidence.slice(0, EVIDENCE_SHOWN).map((each) => (
        <EvidenceLine key={`${each.line}:${each.excerpt}`} evidence={each} />
      ))}
      {first === undefined ? null : (
        <details className="no-print">
          <summary>{rest.length + 1} more</summary>
          {[first, ...rest].map((each, at) => (
            <EvidenceLine key={at} evidence={each} />
          ))}
        </details>
      )}
      {fix === null ? null : (
        <div className="audit-diff-line" data-fix="">
          <b>Fix</b>
          <div className="stack" data-gap="small">
            <p>{fix.advice}</p>
            {fix.markup === undefined ? null : <code dir="auto">{fix.markup}</code>}
          </div>
          {fix.markup === undefined ? null : (
            <Button
              size="icon"
              variant="ghost"
              aria-label="Copy the corrected markup"
              onClick={() => void copyWithToast(fix.markup ?? "", "Copied to clipboard!")}
              Icon={Copy}
            ></Button>
          )}
        </div>
      )}
    </div>
  );
}

function EvidenceLine({ evidence: { line, excerpt, mark } }: { evidence: Evidence }) {
  const at = mark === undefined || mark === "" ? -1 : excerpt.indexOf(mark);
  return (
    <div className="audit-diff-line">
      <span className="number soft">{line > 0 ? `Line ${line}` : "Header"}</span>
      <code dir="auto">
        {at === -1 || mark === undefined ? (
          excerpt
        ) : (
          <>
            {excerpt.slice(0, at)}
            <mark>{mark}</mark>
            {excerpt.slice(at + mark.length)}
          </>
        )}
      </code>
    </div>
  );
}
