import type { ReactNode } from "react";

import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { CheckStatus } from "./check-status.tsx";
import type { Audit } from "#engine/page-audit/audit-page.ts";
import { answerWords } from "#engine/page-audit/indexability-words.ts";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";

type Side = { name: string; audit: Audit };

/** Two pages side by side: their scores, their facts, and every check on which they differ. */
export function AuditCompare({ mine, theirs, run }: { mine: Side; theirs: Side; run: number }) {
  const rows = mine.audit.findings.flatMap((finding) => {
    const other = theirs.audit.findings.find(({ id }) => id === finding.id);
    return other === undefined ? [] : [{ finding, other }];
  });
  const differing = rows.filter(({ finding, other }) => finding.status !== other.status);
  const heading = describe(mine.audit, theirs.audit);

  return (
    <ResultFrame
      label={heading}
      run={run}
      isPart
      className="audit-compare"
      badge={<MeasuredBadge on="page" />}
      headline={heading}
    >
      <SideBySide of="Figure" mine={mine.name} theirs={theirs.name}>
        {figuresOf(mine.audit).map(([label, value], at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>{figuresOf(theirs.audit)[at]?.[1]}</td>
          </tr>
        ))}
      </SideBySide>
      <h3>
        {differing.length === 0
          ? "No check tells them apart"
          : `${count(differing.length, "check tells", "checks tell")} them apart`}
      </h3>
      {differing.length === 0 ? null : (
        <SideBySide of="Check" mine={mine.name} theirs={theirs.name}>
          {differing.map(({ finding, other }) => (
            <tr key={finding.id}>
              <th scope="row">{finding.title}</th>
              <td>
                <CheckStatus status={finding.status} />
                <p>{finding.text}</p>
              </td>
              <td>
                <CheckStatus status={other.status} />
                <p>{other.text}</p>
              </td>
            </tr>
          ))}
        </SideBySide>
      )}
    </ResultFrame>
  );
}

/** A page that is in no result is not ahead of one that is, whatever their scores. */
function describe(mine: Audit, theirs: Audit): string {
  if (mine.band === null && theirs.band === null)
    return "Google can index neither of them as it is";
  if (mine.band === null) return "Google cannot index yours as it is";
  if (theirs.band === null) return "Google cannot index theirs as it is";
  const difference = mine.score - theirs.score;
  if (difference === 0) return "Both pages have the same score";
  const points = count(Math.abs(difference), "point");
  return difference > 0 ? `Yours is ahead by ${points}` : `Yours is behind by ${points}`;
}

function figuresOf({
  indexability,
  score,
  lighthouseScore,
  facts,
  headingCount,
  lineCount,
}: Audit): readonly [string, string][] {
  return [
    ["Can Google index it?", answerWords[indexability.answer].word],
    [
      "All our rules",
      indexability.answer === "not-from-html" ? "No words to judge" : `${score} out of 100`,
    ],
    ["Lighthouse-compatible", `${lighthouseScore} out of 100`],
    ["Title", facts.title ?? "–"],
    ["Description", facts.description ?? "–"],
    ["Headings", String(headingCount)],
    ["Pictures without alternative text", String(facts.imagesWithoutAlt)],
    ["Links inside", String(facts.links.internal)],
    ["Links outside", String(facts.links.external)],
    ["Lines of HTML", groupThousands(lineCount)],
  ];
}

type SideBySideProps = {
  of: string;
  mine: string;
  theirs: string;
  children: ReactNode;
};

function SideBySide({ of, mine, theirs, children }: SideBySideProps) {
  return (
    <div className="audit-table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col" dir="auto">
              {mine}
            </th>
            <th scope="col" dir="auto">
              {theirs}
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
