import { CrawlerTable } from "./crawler-table.tsx";
import { RangesTable } from "./ranges-table.tsx";
import { CLOSED_PAGE_IN_RESULTS } from "#engine/robots-txt/google-facts.ts";

/** Read: markup of the page, outside the island. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function RobotsExplanation() {
  return (
    <>
      <p>
        It looks for the group that names it. If there is one, that group alone binds it, and the
        group for everyone else is ignored, even where nothing in its own group matches.
      </p>
      <p>
        Within the group it compares each path with the beginning of the address. Of all that match,
        the longest wins; at a tie, Allow does. A star stands for any run of characters, a dollar
        sign at the end for the end of the address.
      </p>
      <p>
        Blocking stops reading, not indexing. {CLOSED_PAGE_IN_RESULTS} To take a page out of the
        results, let it be read and mark it noindex.
      </p>
      <p className="mini soft">
        Rules: <a href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>, as{" "}
        <a href="https://github.com/google/robotstxt">Google’s own parser</a> reads them.
      </p>
      <CrawlerTable />
      <RangesTable />
    </>
  );
}
