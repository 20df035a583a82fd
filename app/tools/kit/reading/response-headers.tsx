import type { HeaderRow } from "#engine/live/response-headers.ts";
import { count } from "#lib/count.ts";

/** What the server said beside the page, folded away; those worth reading are named on the fold. */
export function ResponseHeaders({ rows }: { rows: readonly HeaderRow[] }) {
  const worth = rows.filter(({ isWorthReading }) => isWorthReading);
  return (
    <details className="disclosure">
      <summary>
        <b>Headers</b>
        <span>
          {count(rows.length, "header")} received or looked for.{" "}
          {worth.length === 0
            ? "None asks for anything."
            : `Worth reading: ${worth.map(({ name }) => name).join(", ")}.`}
        </span>
      </summary>
      <dl className="facts">
        {rows.map(({ name, value, remark, isWorthReading }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code dir="ltr">{value ?? "absent"}</code>{" "}
              <span data-tone={isWorthReading ? "warn" : undefined}>{remark}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
