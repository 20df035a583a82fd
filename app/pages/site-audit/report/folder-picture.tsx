import { pathOf } from "#engine/address/path-of.ts";
import type { Pictures } from "#engine/site-audit/pictures.ts";

import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import { coverageWords, labelOf } from "#engine/site-audit/coverage-words.ts";
import { plotProps, plotMark } from "#app/ui/plot/plot-mark.ts";
import { groupThousands } from "#lib/group-thousands.ts";

type Folder = Pictures["folders"][number];
type FolderProps = { folders: readonly Folder[] };

const FIRST = 12;
/** More squares are drawn smaller. */
const MANY = 400;

/** One square a page, by folder: a folder that is shut as a whole shows at once. */
export function FolderPicture({ folders }: FolderProps) {
  const { shown, button } = useFolded(folders, FIRST);
  const squares = shown.reduce((sum, folder) => sum + folder.squares.length, 0);
  return (
    <figure>
      <figcaption>
        <h3>Every page, by folder</h3>
        <p>One square a page. A folder of one colour has one cause.</p>
      </figcaption>
      <div
        {...plotProps("Every page, by folder", "both", { role: "group" })}
        className="site-folders"
      >
        {shown.map((folder) => (
          <div key={folder.name}>
            <h4>
              <code dir="auto">{folder.name}</code> {groupThousands(countFolder(folder).pages)}
            </h4>
            <Squares folder={folder} areMany={squares > MANY} />
          </div>
        ))}
      </div>
      <Legend folders={folders} />
      {button}
      <details className="disclosure site-behind">
        <summary>The figures</summary>
        <FolderTable folders={folders} />
      </details>
    </figure>
  );
}

function Squares({ folder, areMany }: { folder: Folder; areMany: boolean }) {
  const { squares } = folder;
  const left = countFolder(folder).pages - squares.length;
  return (
    <>
      <div className="squares" data-size={areMany ? "small" : undefined} aria-hidden="true">
        {squares.map(({ url, group, isLinked }) => (
          <span
            key={url}
            data-group={group}
            data-unlinked={isLinked ? undefined : ""}
            {...plotMark(pathOf(url), isLinked ? labelOf(group) : `${labelOf(group)}, no link`)}
          />
        ))}
      </div>
      {left > 0 ? <p className="site-mini">and {groupThousands(left)} more, not drawn</p> : null}
    </>
  );
}

function Legend({ folders }: FolderProps) {
  const all = folders.flatMap(({ squares }) => squares);
  return (
    <ul className="site-legend">
      {coverageWords
        .map(({ group }) => group)
        .filter((group) => all.some((square) => square.group === group))
        .map((group) => (
          <li key={group} data-group={group}>
            {labelOf(group)}
          </li>
        ))}
      {all.some(({ isLinked }) => !isLinked) ? (
        <li data-group="indexable" data-unlinked="">
          indexable, no link
        </li>
      ) : null}
    </ul>
  );
}

function FolderTable({ folders }: FolderProps) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Folder</th>
          <th scope="col">Pages</th>
          <th scope="col">Indexable</th>
          <th scope="col">No link</th>
        </tr>
      </thead>
      <tbody>
        {folders.map((folder) => {
          const { pages, indexable, unlinked } = countFolder(folder);
          return (
            <tr key={folder.name}>
              <th scope="row">
                <bdi>{folder.name}</bdi>
              </th>
              <td>{groupThousands(pages)}</td>
              <td>{groupThousands(indexable)}</td>
              <td>{groupThousands(unlinked)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Of all its pages; a report of older rules has its squares alone. */
function countFolder({ counts, squares }: Folder): NonNullable<Folder["counts"]> {
  return (
    counts ?? {
      pages: squares.length,
      indexable: squares.filter(({ group }) => group === "indexable").length,
      unlinked: squares.filter(({ isLinked }) => !isLinked).length,
    }
  );
}
