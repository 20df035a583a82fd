import { severityWords } from "#engine/rules/severity.ts";
import type { RulePage, RuleRemedy } from "#engine/rules/rule-pages.ts";

/** What to do and how to know that it is done; a check with several faults has a part for each. */
export function RuleRemedies({ page: { id, severity, remedies } }: { page: RulePage }) {
  return remedies.map((remedy) => (
    <div
      className="stack"
      data-gap="middle"
      key={remedy.issue?.id ?? id}
      id={remedy.issue?.id === id ? undefined : remedy.issue?.id}
    >
      {remedies.length > 1 && remedy.issue !== undefined ? (
        <h3 className="title">
          {remedy.issue.title}
          {remedy.issue.severity === severity ? "" : `: ${severityWords[remedy.issue.severity]}`}
        </h3>
      ) : null}
      <Remedy remedy={remedy} />
    </div>
  ));
}

function Remedy({ remedy: { issue, fix, doneWhen } }: { remedy: RuleRemedy }) {
  return (
    <>
      {issue?.why === undefined ? null : <p>{issue.why}</p>}
      <p>{fix}</p>
      {issue === undefined ? null : (
        <p>
          <b>The rule:</b> {issue.rule}
        </p>
      )}
      <p>
        <b>Done when:</b> {doneWhen}
      </p>
    </>
  );
}
