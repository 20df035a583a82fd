import { pathOf } from "#engine/address/path-of.ts";
import type { CoverageGroup, Pictures } from "#engine/site-audit/contract.ts";
import { groupWords } from "#app/tools/kit/site-tree/tell-page.ts";
import { answeringPlot, plotMark } from "#app/ui/plot-marks.ts";

/** One square a page, by folder: a folder that is shut as a whole shows at once. */
export function FolderPicture({ folders }: { folders: Pictures["folders"] }) {
  const all = folders.flatMap(({ squares }) => squares);
  return (
    <figure>
      <figcaption>
        <h3>Every page, by folder</h3>
        <p>One square a page. A folder of one colour has one cause.</p>
      </figcaption>
      <div {...answeringPlot("Every page, by folder", "both", "group")} className="site-folders">
        {folders.map(({ name, squares }) => (
          <div key={name}>
            <h4>
              <code dir="auto">{name}</code> {squares.length}
            </h4>
            <div className="squares" aria-hidden="true">
              {squares.map(({ url, group, isLinked }) => (
                <span
                  key={url}
                  data-group={group}
                  data-unlinked={isLinked ? undefined : ""}
                  {...plotMark(
                    pathOf(url),
                    isLinked ? groupWords[group] : `${groupWords[group]}, no link`,
                  )}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <ul className="site-legend">
        {(Object.keys(groupWords) as CoverageGroup[])
          .filter((group) => all.some((square) => square.group === group))
          .map((group) => (
            <li key={group} data-group={group}>
              {groupWords[group]}
            </li>
          ))}
        {all.some(({ group, isLinked }) => group === "indexable" && !isLinked) ? (
          <li data-group="indexable" data-unlinked="">
            indexable, no link
          </li>
        ) : null}
      </ul>
      <details className="site-behind">
        <summary>The figures</summary>
        <table className="site-small-table">
          <thead>
            <tr>
              <th scope="col">Folder</th>
              <th scope="col">Pages</th>
              <th scope="col">Indexable</th>
              <th scope="col">No link</th>
            </tr>
          </thead>
          <tbody>
            {folders.map(({ name, squares }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>{squares.length}</td>
                <td>{squares.filter(({ group }) => group === "indexable").length}</td>
                <td>{squares.filter(({ isLinked }) => !isLinked).length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
