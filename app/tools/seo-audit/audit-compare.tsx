import type { ReactNode } from "react";

import { count } from "#lib/count.ts";
import { CheckStatus } from "#app/tools/seo-audit/check-status.tsx";
import type { Audit } from "#engine/page-audit/audit-page.ts";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";

type Side = { name: string; audit: Audit };

/** Two pages side by side: their scores, their facts, and every check on which they differ. */
export function AuditCompare({ mine, theirs, run }: { mine: Side; theirs: Side; run: number }) {
  const rows = mine.audit.findings.flatMap((finding) => {
    const other = theirs.audit.findings.find(({ id }) => id === finding.id);
    return other === undefined ? [] : [{ finding, other }];
  });
  const differing = rows.filter(({ finding, other }) => finding.status !== other.status);
  const difference = mine.audit.score - theirs.audit.score;

  return (
    <ToolResult label={describe(difference)} run={run} className="audit-compare">
      <h2>{describe(difference)}</h2>
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
    </ToolResult>
  );
}

function describe(difference: number): string {
  if (difference === 0) return "Both pages have the same score";
  const points = count(Math.abs(difference), "point");
  return difference > 0 ? `Yours is ahead by ${points}` : `Yours is behind by ${points}`;
}

function figuresOf({
  score,
  lighthouseScore,
  facts,
  headings,
  lineCount,
}: Audit): readonly [string, string][] {
  return [
    ["All our rules", `${score} of 100`],
    ["Lighthouse-compatible", `${lighthouseScore} of 100`],
    ["Title", facts.title ?? "–"],
    ["Description", facts.description ?? "–"],
    ["Headings", String(headings.length)],
    ["Pictures without alternative text", String(facts.imagesWithoutAlt)],
    ["Links inside", String(facts.links.internal)],
    ["Links outside", String(facts.links.external)],
    ["Lines of HTML", lineCount.toLocaleString("en")],
  ];
}

type SideBySideProps = {
  /** What each row is one of. */
  of: string;
  /** Names of the two pages. */
  mine: string;
  theirs: string;
  children: ReactNode;
};

function SideBySide({ of, mine, theirs, children }: SideBySideProps) {
  return (
    <div className="audit-table">
      <table>
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
