import { sameAddress } from "#engine/address/address-key.ts";
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from "lucide-react";

import type { Matrix, MatrixCell } from "#engine/hreflang/cluster-matrix.ts";
import { StatusWord } from "#app/ui/status-word.tsx";

/** More would only make the page slow; the CSV holds every finding. */
const MAX_ROWS = 40;

type ReturnTagsProps = {
  matrix: Matrix;
  /** What a cell says of a listed page of which nothing is known. */
  unknownWord: (url: string) => string;
};

/** Rows list, columns are listed. The lines to add are in the findings above. */
export function ReturnTags({ matrix, unknownWord }: ReturnTagsProps) {
  const rows = matrix.rows.slice(0, MAX_ROWS);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
    <section className="hreflang-matrix" tabIndex={0} aria-label="Who lists whom">
      <table className="table" data-cards>
        <caption>Who lists whom: each row is a page, each column a version it should list</caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            {matrix.columns.map(({ url, hreflang }) => (
              <th key={url} scope="col">
                {hreflang}
                <br />
                <small>{shorten(url)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.url}>
              <th scope="row">{shorten(row.url)}</th>
              {row.cells.map((cell, index) => (
                <td
                  key={matrix.columns[index]?.url}
                  data-state={cell.state}
                  data-label={matrix.columns[index]?.hreflang}
                >
                  <Cell
                    cell={cell}
                    isSelf={sameAddress(matrix.columns[index]?.url ?? "", row.url)}
                    unknown={unknownWord(row.url)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {matrix.rows.length > MAX_ROWS ? (
        <p className="tool-help">
          The first {MAX_ROWS} of {matrix.rows.length} pages.
        </p>
      ) : null}
    </section>
  );
}

type CellProps = { cell: MatrixCell; isSelf: boolean; unknown: string };

function Cell({ cell, isSelf, unknown }: CellProps) {
  switch (cell.state) {
    case "listed":
      return (
        <StatusWord of="pass" Icon={CircleCheck}>
          {isSelf ? "Itself" : "Listed"}
          <small>line {cell.line}</small>
        </StatusWord>
      );
    case "missing":
      return (
        <StatusWord of="fail" Icon={CircleX}>
          Missing
        </StatusWord>
      );
    case "near":
      return (
        <StatusWord of="warn" Icon={TriangleAlert}>
          Almost
          <small>line {cell.line}</small>
        </StatusWord>
      );
    default:
      return <StatusWord Icon={CircleHelp}>{unknown}</StatusWord>;
  }
}

function shorten(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, "");
}
