import type { ComparedFix, Comparison as Compared } from "#engine/site-audit/contract.ts";
import { count } from "#lib/count.ts";
import { formatDate } from "#lib/format-date.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const figures = [
  ["can be indexed", "indexable"],
  ["pages known", "known"],
  ["points lost", "points"],
  ["things to fix", "fixes"],
] as const;

/** What changed since the last report of the same site. */
export function Comparison({ comparison }: { comparison: Compared }) {
  const { before, now, fixed, added, still } = comparison;
  return (
    <section id="since" className="site-part">
      <div className="site-part-head">
        <h2 tabIndex={-1}>Since {formatDate(comparison.since.slice(0, 10))}</h2>
        <p>
          {count(fixed.length, "thing")} mended, {added.length} new, {still.length} still there.
        </p>
      </div>
      <dl className="site-figures">
        {figures.map(([label, key]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <s>{groupThousands(before[key])}</s> {groupThousands(now[key])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="site-groups">
        <Fixes title="Fixed" fixes={fixed} sign="−" />
        <Fixes title="New" fixes={added} sign="+" />
        <Fixes title="Still there" fixes={still} sign="" />
      </div>
    </section>
  );
}

function Fixes({
  title,
  fixes,
  sign,
}: {
  title: string;
  fixes: readonly ComparedFix[];
  sign: string;
}) {
  return (
    <div>
      <h3>
        {title} <b>{fixes.length}</b>
      </h3>
      <ul>
        {fixes.map((fix) => (
          <li key={fix.title}>
            <span>{fix.title}</span>{" "}
            <b>
              {sign}
              {fix.points}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
