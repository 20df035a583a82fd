import type { ReactNode } from "react";

import { usePaperFoot } from "#app/ui/use-paper-foot.ts";
import { AuditChecklist } from "./audit-checklist.tsx";
import { AuditFindings } from "./audit-findings.tsx";
import { AuditPageView } from "./audit-page-view.tsx";
import { AuditScore } from "./audit-score.tsx";
import { LighthousePart } from "./lighthouse-part.tsx";
import type { AiFindability } from "#engine/ai-access/judge-ai.ts";
import type { CheckGroup } from "#engine/rules/check.ts";
import { AuditNotes } from "./audit-notes.tsx";
import { GOOD_FROM, MIDDLING_FROM } from "#engine/page-audit/bands.ts";
import type { Audit } from "#engine/page-audit/audit-page.ts";
import { RULES_CHECKED_ON } from "#engine/page-audit/rules.ts";
import { classNames } from "#lib/class-names.ts";
import { count } from "#lib/count.ts";
import "./audit-report.css";

type AuditReportProps = {
  audit: Audit;
  /** For the Markdown file, if the page was read by its address. */
  ai?: AiFindability;
  /** More to do with the report. */
  children?: ReactNode;
};

/** What the verdict rests on: one score and the first findings; the rest is folded. */
export function AuditReport({ audit, ai, children }: AuditReportProps) {
  const { findings, notes, notMeasured } = audit;
  const judged = findings.filter(({ status }) => status !== "notApplicable");
  const passed = judged.filter(({ status }) => status === "pass").length;
  const listOf = (of: CheckGroup) => judged.filter(({ group }) => group === of);
  usePaperFoot(audit.url ?? "Pasted page");

  return (
    <>
      <section
        className="frame-card card"
        data-beside
        aria-label={`${audit.score} out of 100 by all our rules, ${audit.lighthouseScore} Lighthouse-compatible`}
      >
        <AuditScore audit={audit} ai={ai}>
          {children}
        </AuditScore>
      </section>
      <AuditFindings audit={audit} />
      <div className="folds">
        <Fold
          isOnPaper={false}
          title="The page from outside"
          about="As a search result, and the outline of its headings"
        >
          <AuditPageView audit={audit} />
        </Fold>
        {notes.length === 0 ? null : (
          <Fold
            isOnPaper={false}
            title={`${count(notes.length, "note")}, which ${notes.length === 1 ? "costs" : "cost"} nothing`}
            about="Many good pages have these"
          >
            <AuditNotes notes={notes} />
          </Fold>
        )}
        <Fold title={`All ${judged.length} checks`} about={`${passed} passed`}>
          <div className="grid">
            <AuditChecklist title="On the page" checks={listOf("on-page")} />
            <AuditChecklist title="Technical" checks={listOf("technical")} />
          </div>
        </Fold>
        <Fold
          title={`Lighthouse-compatible: ${audit.lighthouseScore} out of 100`}
          about="By ten of Lighthouse’s own audits"
        >
          <LighthousePart audit={audit} />
        </Fold>
        <Fold title="Not measurable from HTML alone" about="And how the points are counted">
          <NotMeasured items={notMeasured} rulesVersion={audit.rulesVersion} />
        </Fold>
      </div>
    </>
  );
}

type FoldProps = { title: string; about: string; isOnPaper?: boolean; children: ReactNode };

function Fold({ title, about, isOnPaper = true, children }: FoldProps) {
  return (
    <details className={classNames("disclosure", !isOnPaper && "no-print")}>
      <summary>
        {title}
        <span>{about}</span>
      </summary>
      {children}
    </details>
  );
}

type NotMeasuredProps = { items: readonly string[]; rulesVersion: string };

function NotMeasured({ items, rulesVersion }: NotMeasuredProps) {
  return (
    <div className="stack" data-gap="middle">
      <ul className="rows soft" data-kind="dense">
        {items.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="tool-help number">
        Rules {rulesVersion}, checked {RULES_CHECKED_ON}. A fail costs the points of its check, a
        warning half of them; all checks together have 100. Without a title, a description, a main
        heading or fifty words a page has at most {GOOD_FROM - 1}, without two of them at most{" "}
        {MIDDLING_FROM - 1}: those findings cost the rest.
      </p>
    </div>
  );
}
