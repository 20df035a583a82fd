import { crawlers, type Crawler } from "#engine/robots-txt/crawlers.ts";

const PURPOSES: Record<Crawler["purpose"], string> = {
  search: "Search",
  assistant: "For a user",
  training: "Training",
  token: "Training, a name only",
  other: "Other",
};

const OBEYS: Record<Crawler["obeys"], string> = {
  yes: "Yes",
  "may not": "Not always",
  no: "No",
  "not stated": "Not stated",
};

const inUse = crawlers.filter(({ replacedBy }) => replacedBy === undefined);
const operators = new Set(inUse.map(({ operator }) => operator)).size;

/** Every crawler that the tool knows, with its source. Read: markup of the page, outside the island. */
export function CrawlerTable() {
  return (
    <details className="disclosure">
      <summary>
        {inUse.length} crawlers of {operators} operators
        <span>What each fetches for, whether it obeys, and where that is written.</span>
      </summary>
      <table className="table robots-crawlers" data-cards>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Operator</th>
            <th scope="col">Fetches for</th>
            <th scope="col">Obeys robots.txt</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {inUse.map(({ name, operator, purpose, obeys, source, isSecondHand }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label="Operator">{operator}</td>
              <td data-label="Fetches for">{PURPOSES[purpose]}</td>
              <td data-label="Obeys">{OBEYS[obeys]}</td>
              <td data-label="Source">
                <a href={source}>{new URL(source).hostname.replace("www.", "")}</a>
                {isSecondHand ? ", second hand" : ""}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
