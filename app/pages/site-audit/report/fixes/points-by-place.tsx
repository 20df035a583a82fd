import type { PointsSum } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const MAX_PLACES = 4;

/** Where points are lost, by template: which one to open first. */
export function PointsByPlace({ byTemplate }: Pick<PointsSum, "byTemplate">) {
  if (byTemplate.length < 2) return null;
  return (
    <dl className="figures">
      {byTemplate.slice(0, MAX_PLACES).map(({ template, points, pages, fixes }) => (
        <div key={template}>
          <dt>
            <bdi>{template}</bdi>: {count(pages, "address", "addresses")},{" "}
            {count(fixes, "fix", "fixes")}
          </dt>
          <dd>
            {groupThousands(points)} <small>points</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
