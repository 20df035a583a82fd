import { Copy, FileSpreadsheet } from "lucide-react";

import { copyWithToast, downloadWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { Button } from "#app/ui/button.tsx";
import { pathOf } from "#engine/address/path-of.ts";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import { writeFixCsv } from "#engine/site-audit/export/site-csv.ts";
import type {
  IssuePage,
  LinkedFrom,
  SiteFix,
  SiteReportHead,
} from "#engine/site-audit/site-report.ts";
import { groupThousands } from "#lib/group-thousands.ts";

const FIRST = 5;

type AffectedProps = {
  pages: readonly IssuePage[];
  /** Addresses of other hosts are shown whole. */
  home: string;
  fix: SiteFix;
  bounds: SiteReportHead["bounds"];
};

/** The places of one fix, and where a link leads to each. What its `detail` says is not repeated. */
export function AffectedPages({ pages, home, fix, bounds }: AffectedProps) {
  const { detail, pages: addresses } = fix;
  const { shown, button } = useFolded(pages, FIRST);
  return (
    <div className="stack" data-gap="small">
      <h3>
        {pages.length > addresses ? "Affected places" : "Affected addresses"}, {shown.length} of{" "}
        {groupThousands(pages.length)}
      </h3>
      <table className="table site-table" data-cards>
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
      <p className="actions">
        {button}
        <AddressFiles fix={fix} pages={pages} home={home} bounds={bounds} />
      </p>
    </div>
  );
}

/** The addresses of one finding, to be kept. */
function AddressFiles({ pages, home, fix, bounds }: AffectedProps) {
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        Icon={Copy}
        onClick={() => void copyWithToast(listAddresses(pages), "Addresses copied.")}
      >
        Copy addresses
      </Button>
      <Button
        size="sm"
        variant="outline"
        Icon={FileSpreadsheet}
        onClick={() =>
          downloadWithToast(
            {
              name: `site-audit-${new URL(home).hostname}-${fix.issue}.csv`,
              text: writeFixCsv(fix, pages, bounds),
              type: "text/csv",
            },
            "Addresses exported as CSV!",
          )
        }
      >
        CSV
      </Button>
    </>
  );
}

/** Each once, whole, one a line. */
function listAddresses(pages: readonly IssuePage[]): string {
  return [...new Set(pages.map(({ url }) => url))].join("\n");
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
          {pathOf(url, home)}
        </a>
        {what.length === 0 ? null : (
          <p className="mini soft">
            <IsolatedQuotes words={what.join(", ")} />
          </p>
        )}
      </th>
      {first === undefined ? (
        <td colSpan={3} data-label="From">
          no link found
        </td>
      ) : (
        <>
          <td data-label="From">
            <code dir="auto">{pathOf(first.url, home)}</code>
            {linkedFrom.length > 1 ? (
              <p className="mini soft">and {linkedFrom.length - 1} more</p>
            ) : null}
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
