import type { FixPages } from "#app/pages/site-audit/report/fixes/list-entries.ts";
import { SeverityWord } from "#app/tools/kit/result/severity-word.tsx";
import { usePrinting } from "#app/pages/site-audit/report/use-printing.ts";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import { pathOf } from "#engine/address/path-of.ts";
import { MAX_FIXES_SHOWN } from "#engine/site-audit/contract.ts";
import type { SiteFix, SiteReportHead } from "#engine/site-audit/site-report.ts";
import { recheckWords, tellRecheck } from "#engine/site-audit/recheck/recheck-words.ts";
import { tellMark } from "#engine/site-audit/report/tell-mark.ts";
import { describeRoot } from "#engine/site-audit/report/describe-root.ts";
import { count } from "#lib/count.ts";

/** So many roots are printed, and so many addresses of each fix; the rest is in the files. */
const MAX_ROOTS = 5;
const MAX_ADDRESSES = 3;
/** So few more are printed as well. */
const FEW_MORE = 3;

/** On paper, in place of the list: the first fixes, each with what to do and its first addresses. */
export function FixPagesOnPaper({
  report,
  pagesOfFix,
}: {
  report: SiteReportHead;
  pagesOfFix: FixPages;
}) {
  if (!usePrinting()) return null;
  const fixes = report.fixes.filter(({ isNoise }) => !isNoise);
  if (fixes.length === 0) return null;
  const isWhole = fixes.length <= MAX_FIXES_SHOWN + FEW_MORE;
  const shown = isWhole ? fixes : fixes.slice(0, MAX_FIXES_SHOWN);
  const left = fixes.length - shown.length;
  return (
    <section className="site-part new-sheet">
      <h2>
        {left === 0
          ? `All ${count(fixes.length, "fix", "fixes")}`
          : `The first ${shown.length} of ${fixes.length} fixes`}
      </h2>
      <p>
        {left === 0 ? "Every" : `The other ${left}, every`} address and every page are in the files
        of the report.
      </p>
      <ul className="rows">
        {(report.roots ?? []).slice(0, MAX_ROOTS).map((root) => (
          <li key={root.where}>
            <b>
              One change: <bdi>{root.where}</bdi>
            </b>{" "}
            {describeRoot(root, report.points.total)}
          </li>
        ))}
      </ul>
      <ol className="rows">
        {shown.map((fix, index) => (
          <PrintedFix
            key={fix.key}
            fix={fix}
            number={index + 1}
            home={report.home ?? report.startUrl}
            addresses={[...new Set(pagesOfFix?.get(fix.key)?.map(({ url }) => url))]}
          />
        ))}
      </ol>
    </section>
  );
}

type FixProps = { fix: SiteFix; number: number; home: string; addresses: readonly string[] };

function PrintedFix({ fix, number, home, addresses }: FixProps) {
  const more = addresses.length - MAX_ADDRESSES;
  const stateOf = new Map(fix.recheck?.addresses.map(({ url, state }) => [url, state]));
  return (
    <li>
      <h3>
        {number}. {fix.title}
      </h3>
      <p className="mini soft">
        <SeverityWord severity={fix.severity} /> · <bdi>{fix.where}</bdi> ·{" "}
        {count(fix.pages, "page")}
        {fix.points === 0 ? "" : `, ${count(fix.points, "point")}`} · {fix.effort}
      </p>
      {fix.mark === undefined ? null : (
        <p>
          <bdi>{tellMark(fix.mark)}</bdi>
        </p>
      )}
      {fix.recheck === undefined ? null : <p>{tellRecheck(fix.recheck)}</p>}
      <p>
        <IsolatedQuotes words={fix.detail.replace(/\.?$/, ".")} /> <b>{fix.fix}</b> Done when:{" "}
        {fix.doneWhen}
      </p>
      <p className="mini soft">
        {addresses.slice(0, MAX_ADDRESSES).map((url, index) => (
          <span key={url}>
            {index === 0 ? "" : ", "}
            <bdi>{pathOf(url, home)}</bdi>
            {stateOf.has(url) ? ` (${recheckWords[stateOf.get(url)!]})` : ""}
          </span>
        ))}
        {more > 0 ? ` and ${more} more` : ""}
      </p>
    </li>
  );
}
