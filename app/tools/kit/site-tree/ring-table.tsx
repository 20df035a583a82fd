import type { TreePage } from "#app/tools/kit/site-tree/draw-tree.ts";
import type { CoverageGroup } from "#engine/site-audit/report-page.ts";

const columns: readonly { group: CoverageGroup; label: string }[] = [
  { group: "indexable", label: "Indexable" },
  { group: "by-mistake", label: "By mistake" },
  { group: "on-purpose", label: "On purpose" },
  { group: "no-answer", label: "No answer" },
  { group: "not-read", label: "Not read" },
];

/** What the tree shows, in figures: one row a ring. */
export function RingTable({ pages }: { pages: readonly TreePage[] }) {
  const rings = [...Map.groupBy(pages, ({ depth }) => depth ?? Infinity)].toSorted(
    ([a], [b]) => a - b,
  );
  const shown = columns.filter(({ group }) => pages.some((page) => page.group === group));
  return (
    <details className="site-behind no-print">
      <summary>The tree as a table</summary>
      <table className="site-small-table">
        <thead>
          <tr>
            <th scope="col">Clicks</th>
            {shown.map(({ group, label }) => (
              <th key={group} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rings.map(([clicks, those]) => (
            <tr key={clicks}>
              <th scope="row">{nameOfRing(clicks)}</th>
              {shown.map(({ group }) => (
                <td key={group}>{those.filter((page) => page.group === group).length}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function nameOfRing(clicks: number): string {
  if (clicks === Infinity) return "No path found";
  return clicks === 0 ? "Home" : String(clicks);
}
