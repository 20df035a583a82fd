import { ArrowRight, Check, ExternalLink, Minus, Network, Plus, Search, X } from "lucide-react";
import { use, useState } from "react";

import { DeskFacts } from "#app/desk/desk-facts.tsx";
import { deskApi } from "#lib/desk/contract.ts";
import { findingOf, gatesOf, tellReading, type PageFinding } from "#lib/desk/page-reading.ts";
import { cleanForeignText, ForeignLink, shortWebsite, websiteAddress } from "#app/desk/foreign.tsx";
import { tellTimeInZone } from "#lib/time-words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import type { AuditSeen, DeskEnquiry, PageRead } from "#lib/desk/enquiry.ts";

type TheirPageProps = {
  enquiry: Pick<DeskEnquiry, "website" | "read" | "audit" | "spam">;
  /** Resolves when the page has been read, or could not be. */
  onRead: (signal: AbortSignal) => Promise<void>;
  onAudit: () => void;
  /** A link to the reading as it is kept goes with it. */
  onAddToSentence: (finding: PageFinding, score: number | null) => void;
};

/** The page they named: read live on request, five conditions, and what to do with what was found. */
export function TheirPage({ enquiry, onRead, onAudit, onAddToSentence }: TheirPageProps) {
  const { isReading, start, cancel } = useReading(onRead);
  const { website, read, audit } = enquiry;
  const address = websiteAddress(website);

  return (
    <section aria-labelledby="desk-page">
      <h2 className="desk-h" id="desk-page">
        Their page
        {address === undefined ? null : (
          <small>
            <bdi>{shortWebsite(website)}</bdi>
          </small>
        )}
      </h2>
      <div className="stack after" data-gap="middle" aria-busy={isReading}>
        {address === undefined ? (
          <p className="small soft">They gave no website.</p>
        ) : isReading ? (
          <BeingRead onCancel={cancel} />
        ) : read === null ? (
          <>
            <p className="small soft">Not read yet.</p>
            <div className="actions no-print">
              <Button variant="outline" size="sm" onClick={start}>
                <Search className="icon" aria-hidden />
                Read it now
              </Button>
              <AuditLink audit={audit} onAudit={onAudit} />
            </div>
            <p className="mini soft">One request to their server, about three seconds.</p>
          </>
        ) : (
          <>
            <Reading read={read} />
            <div className="actions no-print">
              <AfterReading
                read={read}
                isSpam={enquiry.spam}
                onRead={start}
                onAddToSentence={onAddToSentence}
              />
              <AuditLink audit={audit} onAudit={onAudit} isButton />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** A reading that goes on until it ends or is cancelled, also where the enquiry is left meanwhile. */
function useReading(onRead: TheirPageProps["onRead"]) {
  const [reading, setReading] = useState<AbortController>();
  const start = () => {
    const controller = new AbortController();
    setReading(controller);
    void onRead(controller.signal).finally(() =>
      setReading((last) => (last === controller ? undefined : last)),
    );
  };
  const cancel = () => {
    reading?.abort();
    setReading(undefined);
  };
  return { isReading: reading !== undefined, start, cancel };
}

/** What is done, in its order; the server does not say how far it is. */
function BeingRead({ onCancel }: { onCancel: () => void }) {
  return (
    <>
      <div role="status">
        <ol className="stack soft" data-gap="small">
          <li>Looking up the name</li>
          <li>robots.txt</li>
          <li className="cluster" data-gap="small">
            <span className="spinner" aria-hidden />
            Reading
          </li>
        </ol>
      </div>
      <div className="actions no-print">
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

type AfterReadingProps = Pick<TheirPageProps, "onAddToSentence"> & {
  read: PageRead;
  isSpam: boolean;
  onRead: () => void;
};

function AfterReading({ read, isSpam, onRead, onAddToSentence }: AfterReadingProps) {
  const { pageAuditPath } = use(DeskFacts);
  const finding = findingOf(read);
  if (finding === undefined) {
    return (
      <>
        <Button variant="outline" size="sm" onClick={onRead}>
          Read again
        </Button>
        {isSpam ? null : (
          <ForeignLink href={read.url} className="desk-go">
            Open it yourself <ExternalLink className="icon" aria-hidden />
          </ForeignLink>
        )}
      </>
    );
  }
  const report = `${pageAuditPath}?url=${encodeURIComponent(read.url)}`;
  const score = read.outcome === "read" ? read.score : null;
  return (
    <>
      <a className="desk-go" href={report} target="_blank" rel="noopener">
        Report of this page <ArrowRight className="icon" aria-hidden />
      </a>
      <button type="button" className="desk-go" onClick={() => onAddToSentence(finding, score)}>
        <Plus className="icon" aria-hidden />
        Add to the sentence
      </button>
    </>
  );
}

const UNDER_WAY = new Set(["waiting", "reading", "judging"]);

export function isUnderWay(audit: AuditSeen | null): boolean {
  return audit !== null && UNDER_WAY.has(audit.phase);
}

type AuditLinkProps = {
  audit: AuditSeen | null;
  onAudit: () => void;
  /** Beside a reading it is the next step. */
  isButton?: boolean;
};

function AuditLink({ audit, onAudit, isButton = false }: AuditLinkProps) {
  const look = isButton ? buttonClass({ variant: "outline", size: "sm" }) : "desk-go";
  if (audit === null || audit.phase === "failed") {
    return (
      <button type="button" className={look} onClick={onAudit}>
        <Network className="icon" aria-hidden />
        Audit the whole site
      </button>
    );
  }
  return (
    <a className={look} href={deskApi.openReport(audit.report)} target="_blank" rel="noopener">
      <Network className="icon" aria-hidden />
      {isUnderWay(audit)
        ? `Auditing, ${audit.read} of ${audit.found} pages · Open`
        : `Site report, ${audit.pages ?? audit.read} pages`}
    </a>
  );
}

const marks = {
  open: { Icon: Check, name: "Met" },
  shut: { Icon: X, name: "Not met" },
  unknown: { Icon: Minus, name: "Not known" },
} as const;

const badges = { open: "default", shut: "destructive", unknown: "outline" } as const;

function Reading({ read }: { read: PageRead }) {
  const { heading, text, evidence } = tellReading(read);
  const finding = findingOf(read);
  const state = finding === undefined ? "unknown" : finding === "indexable" ? "open" : "shut";
  const mark = read.outcome === "read" ? "Read live" : "Not read";

  return (
    <>
      <p>
        <Badge variant={badges[state]}>
          {mark} · {tellTimeInZone(read.at)}
          {read.status === null ? null : ` · ${read.status}`}
        </Badge>
      </p>
      <ol className="desk-gates" aria-label="Five conditions">
        {gatesOf(read).map(({ id, name, state: gate }) => {
          const { Icon, name: label } = marks[gate];
          return (
            <li key={id} data-state={gate}>
              <span>
                {gate === "unknown" ? (
                  <span className="visually-hidden">{label}</span>
                ) : (
                  <Icon className="icon" role="img" aria-label={label} />
                )}
              </span>
              {name}
            </li>
          );
        })}
      </ol>
      <div role="status">
        <b className="title h3" data-tone={state === "shut" ? "fail" : undefined}>
          {heading}
        </b>
        <p className="small soft">
          {cleanForeignText(text)}
          {evidence === undefined ? null : (
            <>
              <code>{cleanForeignText(evidence)}</code>.
            </>
          )}
        </p>
      </div>
    </>
  );
}
