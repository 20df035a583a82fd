import { count } from "#lib/count.ts";
import { useFolded } from "./use-folded.tsx";
import type { Pictures } from "#engine/site-audit/pictures.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const FIRST = 12;

/** Pages by clicks from the home page: a plot that is its own table. */
export function DepthPicture({
  depth,
  isPartlyRead,
}: {
  depth: Pictures["depth"];
  isPartlyRead: boolean;
}) {
  const most = Math.max(1, ...depth.map(({ pages }) => pages));
  const unreached = depth.find(({ clicks }) => clicks === null)?.pages ?? 0;
  const { shown, button } = useFolded(depth, FIRST);
  return (
    <figure className="stack" data-gap="middle">
      <figcaption>
        <h3>Clicks from the home page</h3>
        <p className="small soft">{describeReach(unreached, isPartlyRead)}</p>
      </figcaption>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Clicks</th>
            <th scope="col">Pages</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ clicks, pages }) => (
            <tr key={clicks ?? "none"} data-none={clicks === null ? "" : undefined}>
              <th scope="row">{nameOf(clicks)}</th>
              <td>
                <i
                  aria-hidden="true"
                  style={{ inlineSize: `calc((100% - 4rem) * ${pages / most})` }}
                />
                {groupThousands(pages)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {button}
    </figure>
  );
}

function describeReach(unreached: number, isPartlyRead: boolean): string {
  if (isPartlyRead)
    return "By the links on the pages that we read; pages that we did not read may lead further.";
  return unreached === 0
    ? "Every page can be reached from the home page."
    : `${count(unreached, "page")} cannot be reached from the home page.`;
}

function nameOf(clicks: number | null): string {
  if (clicks === null) return "No path";
  return clicks === 0 ? "Home" : String(clicks);
}
