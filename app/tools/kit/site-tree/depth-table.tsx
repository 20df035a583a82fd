import type { TreePage } from "./draw-tree.ts";
import { coverageWords } from "#engine/site-audit/coverage-words.ts";

/** What the tree shows, in figures: one row a ring. */
export function DepthTable({ pages }: { pages: readonly TreePage[] }) {
  const rings = [...Map.groupBy(pages, ({ depth }) => depth ?? Infinity)].toSorted(
    ([a], [b]) => a - b,
  );
  const shown = coverageWords.filter(({ group }) => pages.some((page) => page.group === group));
  return (
    <details className="disclosure no-print">
      <summary>The tree as a table</summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Clicks</th>
            {shown.map(({ group, name }) => (
              <th key={group} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rings.map(([clicks, those]) => (
            <tr key={clicks}>
              <th scope="row">{nameOfDepth(clicks)}</th>
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

function nameOfDepth(clicks: number): string {
  if (clicks === Infinity) return "No path found";
  return clicks === 0 ? "Home" : String(clicks);
}
