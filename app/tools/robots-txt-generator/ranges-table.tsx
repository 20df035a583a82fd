import { publishedRanges } from "#engine/access-log/published-ranges.ts";
import { formatDate } from "#lib/format-date.ts";

const operators = [...new Set(publishedRanges.map(({ operator }) => operator))];

/** Whose addresses the log is compared with. Read: markup of the page, outside the island. */
export function RangesTable() {
  return (
    <details className="disclosure">
      <summary>
        Addresses of {operators.length} operators
        <span>
          Anyone can write “Googlebot” into a request. The log tells who is, by the addresses that
          these publish; of all others it has the name only.
        </span>
      </summary>
      <table className="table" data-cards>
        <thead>
          <tr>
            <th scope="col">Operator</th>
            <th scope="col">List</th>
            <th scope="col">As of</th>
          </tr>
        </thead>
        <tbody>
          {publishedRanges.map(({ operator, source, day }) => (
            <tr key={source}>
              <th scope="row">{operator}</th>
              <td data-label="List">
                <a href={source}>{source.replace(/^https:\/\/(?:www\.)?/, "")}</a>
              </td>
              <td data-label="As of">{formatDate(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
