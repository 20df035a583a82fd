import { shortAddress } from "#engine/address/path-of.ts";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import type { IssuePage, LinkedFrom, SiteFix } from "#engine/site-audit/site-report.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const FIRST = 5;

/** The places of one fix, and where a link leads to each. What its `detail` says is not repeated. */
export function AffectedPages({
  pages,
  home,
  fix: { detail, pages: addresses },
}: {
  pages: readonly IssuePage[];
  /** Addresses of other hosts are shown whole. */
  home: string;
  fix: Pick<SiteFix, "detail" | "pages">;
}) {
  const { shown, button } = useFolded(pages, FIRST);
  return (
    <div>
      <h3>
        {pages.length > addresses ? "Affected places" : "Affected addresses"}, {shown.length} of{" "}
        {groupThousands(pages.length)}
      </h3>
      <table className="table site-addresses" data-cards>
        <thead>
          <tr>
            <th scope="col">Address</th>
            <th scope="col">Linked from</th>
            <th scope="col">Anchor</th>
            <th scope="col">Line</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((page, index) => (
            // One address may break one rule twice, in different lines.
            <Row key={`${page.url} ${index}`} page={page} home={home} detail={detail} />
          ))}
        </tbody>
      </table>
      {button}
    </div>
  );
}

function Row({ page, home, detail }: { page: IssuePage; home: string; detail: string }) {
  const { url, evidence, line, linkedFrom } = page;
  const what = [
    ...(evidence === detail ? [] : [evidence]),
    ...(line === undefined || line === 0 ? [] : [`line ${line}`]),
  ];
  const [first] = linkedFrom;
  return (
    <tr>
      <th scope="row">
        <a href={url} rel="noopener nofollow" dir="auto">
          {shortAddress(url, home)}
        </a>
        {what.length === 0 ? null : (
          <span>
            <IsolatedQuotes words={what.join(", ")} />
          </span>
        )}
      </th>
      {first === undefined ? (
        <td colSpan={3} data-label="From">
          no link found
        </td>
      ) : (
        <>
          <td data-label="From">
            <code dir="auto">{shortAddress(first.url, home)}</code>
            {linkedFrom.length > 1 ? <span>and {linkedFrom.length - 1} more</span> : null}
          </td>
          <td data-label="Anchor">
            <bdi>{anchorOf(first)}</bdi>
          </td>
          <td data-label="Line">{first.line === 0 ? "–" : first.line}</td>
        </>
      )}
    </tr>
  );
}

/** Line 0 is the sitemap, which links to nothing. */
function anchorOf({ anchor, line }: LinkedFrom): string {
  if (anchor !== "") return `“${anchor}”`;
  return line === 0 ? "no link" : "no words";
}
