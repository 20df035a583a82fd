import type { Audit } from "#engine/page-audit/audit-page.ts";
import { IndexabilityVerdict } from "#app/tools/kit/reading/indexability-verdict.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { findFaults } from "./write-markdown.ts";
import { AuditReport } from "./audit-report.tsx";
import "#app/tools/kit/reading/reading.css";
import { groupThousands } from "#lib/group-thousands.ts";

/** What pasted source gives: whether the page can be found at all, and only then what it loses. */
export function SourceVerdict({ audit, run }: { audit: Audit; run: number }) {
  const { indexability, facts } = audit;
  const open = indexability.gates.filter(({ state }) => state === "open").length;

  return (
    <IndexabilityVerdict
      label={`Can Google index this page? ${open} of 5 conditions are met`}
      run={run}
      judged={
        indexability.answer === "not-from-html"
          ? undefined
          : { faults: findFaults(audit.findings).length, score: audit.score }
      }
      indexability={indexability}
      badge={<MeasuredBadge on="page" />}
      figures={[
        ["Words", groupThousands(indexability.wordCount)],
        ["Links", groupThousands(facts.links.total)],
        ["Lines of HTML", groupThousands(audit.lineCount)],
      ]}
      more={
        indexability.answer === "not-from-html" ? (
          <section className="stack" data-gap="middle">
            <h2>What to do first</h2>
            <ol className="rows" data-kind="numbers">
              <li>
                Have the server send the words: render on the server, or build the pages ahead.
              </li>
              <li>
                You see the words in your browser? Copy the page as it looks after its scripts have
                run (the bookmark is below the field), and paste that.
              </li>
            </ol>
          </section>
        ) : (
          <AuditReport audit={audit} />
        )
      }
    />
  );
}
