import { Link2, Square, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { announce, describeAuditProgress, headline, toRead } from "./describe-audit-progress.ts";
import { FoundSoFar } from "./found-so-far.tsx";
import { PageSquares } from "./page-squares.tsx";
import { SiteCrumb } from "#app/pages/site-audit/site-crumb.tsx";
import { barePath } from "#engine/address/path-of.ts";
import { findReportKey, readLink } from "#app/tools/kit/reading/report-key.ts";
import { stopSiteAudit } from "#app/tools/kit/reading/start-site-audit.ts";
import { StatusWord } from "#app/ui/status-word.tsx";
import { Button } from "#app/ui/button.tsx";
import { dismissFailure, toast } from "#app/ui/toast/toast.ts";
import type { Progress, SiteAuditState } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

type Props = { id: string; audit: SiteAuditState; onChange: (audit: SiteAuditState) => void };

/** A site while it is read: how far, which page, what was found so far; stop. */
export function SiteProgress({ id, audit, onChange }: Props) {
  const { site, phase, progress } = audit;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that began it has gone with its focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  useEffect(() => {
    document.title = `${progress.read}/${toRead(progress)} ${site}`;
  }, [progress, site]);

  return (
    <>
      <header className="stack" data-gap="small">
        <SiteCrumb site={site} />
        <h1 ref={heading} tabIndex={-1}>
          {headline(audit)}
        </h1>
        <p className="lead">{describeAuditProgress(audit)}</p>
      </header>
      <p className="visually-hidden" role="status">
        {announce(audit)}
      </p>
      <div className="site-panel card">
        <section aria-label="How far it is">
          <progress
            className="progress-bar"
            max={Math.max(1, toRead(progress))}
            value={progress.read + (progress.limit === undefined ? progress.keptOut : 0)}
            aria-label="Pages read"
          />
          <dl className="figures">
            <Figure label="found" value={progress.found} />
            <Figure label="read" value={progress.read} />
            <Figure label={phase === "judging" ? "not read" : "waiting"} value={progress.waiting} />
          </dl>
          <Now progress={progress} phase={phase} />
          <Notice audit={audit} />
          <Latest progress={progress} />
          <Steps audit={audit} id={id} onChange={onChange} />
          <NeedsNoVisitor id={id} />
        </section>
        <PageSquares squares={progress.squares} isOver={phase === "judging"} />
      </div>
      <FoundSoFar findings={progress.findings} />
    </>
  );
}

/** Once all is read there is nothing to be stopped; a link that only reads stops nothing. */
function Steps({ audit, id, onChange }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const key = findReportKey(id);

  async function stop() {
    if (key === undefined) return;
    dismissFailure();
    setIsAsking(true);
    const answer = await stopSiteAudit(id, key);
    setIsAsking(false);
    if (answer.ok) onChange(answer.value);
    else toast({ title: answer.problem, variant: "destructive" });
  }

  if (audit.phase === "judging" || key === undefined) return null;
  return (
    <p className="actions">
      <Button variant="outline" aria-disabled={isAsking} onClick={() => void stop()}>
        <Square className="icon" aria-hidden /> Stop and keep
      </Button>
    </p>
  );
}

function NeedsNoVisitor({ id }: { id: string }) {
  return (
    <p className="note" data-tone="good">
      <Link2 className="icon" aria-hidden />
      <span>
        <b>You may close this page.</b> We go on reading. Keep this page’s{" "}
        <a href={readLink(id)}>link</a>: without it nobody can find the report.
      </span>
    </p>
  );
}

/** What slows the reading or ends it: said where it is looked at, not only in the report. */
function Notice({ audit }: { audit: SiteAuditState }) {
  const { detail, phase, progress } = audit;
  const { slowedToMs } = progress;
  if (detail !== undefined) return <p className="note">{detail}</p>;
  if (slowedToMs === undefined || phase !== "reading") return null;
  return (
    <div className="note">
      <StatusWord as="p" of="warn" Icon={TriangleAlert}>
        Slowed to one page in {Math.round(slowedToMs / 1000)} s
      </StatusWord>
      <h2>Your server asked us to slow down</h2>
      <p>A second time and we stop, keep what we have and say so on the report.</p>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{groupThousands(value)}</dd>
    </div>
  );
}

function Now({ progress, phase }: { progress: Progress; phase: SiteAuditState["phase"] }) {
  if (progress.now === undefined || phase !== "reading") return null;
  return (
    <div className="small">
      <p className="cluster" data-gap="small">
        <span className="spinner" aria-hidden /> <b>Reading now</b>
        {progress.keptOut > 0 ? (
          <span className="soft">{count(progress.keptOut, "address", "addresses")} kept out</span>
        ) : null}
      </p>
      <code dir="auto">{barePath(progress.now)}</code>
    </div>
  );
}

function Latest({ progress }: { progress: Progress }) {
  if (progress.latest.length === 0) return null;
  return (
    <ol className="card" aria-label="Read last">
      {progress.latest.map(({ url, status, ms, skipped }) => (
        <li key={url}>
          <b data-tone={toneOf(status)}>{skipped === undefined ? (status ?? "—") : "skip"}</b>
          <span dir="auto">{barePath(url)}</span>
          <span className="soft">
            {skipped ?? (ms === undefined ? "" : `${(ms / 1000).toFixed(1)} s`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function toneOf(status: number | null): "pass" | "warn" | undefined {
  if (status === null || status >= 400) return "warn";
  return status >= 300 ? undefined : "pass";
}
