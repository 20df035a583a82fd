import { CheckStatus } from "./check-status.tsx";
import type { FindingStatus } from "#engine/page-audit/audit-page.ts";

type ChecklistEntry = { status: FindingStatus; text: string };

/** One of the two lists of a result: on the page, technical. */
export function AuditChecklist({
  title,
  checks,
}: {
  title: string;
  checks: readonly ChecklistEntry[];
}) {
  return (
    <section className="stack" data-gap="small" aria-label={title}>
      <div className="cluster">
        <h2>{title}</h2>
        <span className="number mini soft">{summarize(checks)}</span>
      </div>
      <ul className="rows" data-kind="marked">
        {checks.map(({ status, text }) => (
          <li key={text}>
            <CheckStatus status={status} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function summarize(checks: readonly ChecklistEntry[]): string {
  return (["pass", "warn", "fail"] as const)
    .map((status) => [checks.filter((check) => check.status === status).length, status] as const)
    .filter(([number]) => number > 0)
    .map(([number, status]) => `${number} ${status}`)
    .join(", ");
}
