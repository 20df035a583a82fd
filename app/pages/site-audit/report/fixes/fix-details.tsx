import { AffectedPages } from "./affected-pages.tsx";
import { MarkFix } from "./mark-fix.tsx";
import { RecheckFix } from "./recheck-fix.tsx";
import { TargetList } from "./target-list.tsx";
import type { ManageFindings } from "./use-finding-notes.ts";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import { paths } from "#lib/site/paths.ts";
import { sourceWords } from "#engine/rules/rule-source.ts";
import type {
  FixGroup,
  IssuePage,
  SiteFix,
  SiteReportHead,
} from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** One fix in full: why, the rule with its source, what to write, and every address. */
export function FixDetails({
  fix,
  pages,
  pagesRead,
  home,
  bounds,
  manage,
}: {
  fix: SiteFix;
  pages: readonly IssuePage[] | undefined;
  pagesRead: number;
  home: string;
  bounds: SiteReportHead["bounds"];
  manage: ManageFindings | undefined;
}) {
  return (
    <div className="stack site-fix-open">
      <dl className="grid small">
        <div>
          <dt>Why it costs you</dt>
          <dd>{fix.why}</dd>
        </div>
        <Rule fix={fix} />
        {fix.groups === undefined ? null : <Groups groups={fix.groups} effort={fix.effort} />}
        <div>
          <dt>For the developer</dt>
          <dd>{fix.fix}</dd>
        </div>
        <Points fix={fix} />
        <div>
          <dt>Done when</dt>
          <dd>{fix.doneWhen}</dd>
        </div>
      </dl>
      <Examples examples={fix.examples} />
      {fix.targets === undefined || pages?.length === 1 ? null : (
        <TargetList targets={fix.targets} pagesRead={pagesRead} home={home} />
      )}
      {pages === undefined ? (
        <p role="status">Loading the addresses…</p>
      ) : (
        <AffectedPages pages={pages} home={home} fix={fix} bounds={bounds} />
      )}
      <RecheckFix fix={fix} home={home} manage={manage} />
      <MarkFix fix={fix} onMark={manage?.mark} />
    </div>
  );
}

function Rule({ fix }: { fix: SiteFix }) {
  return (
    <div>
      <dt>The rule</dt>
      <dd>
        {fix.rule}
        <p className="mini soft">
          <code>{fix.issue}</code> ·{" "}
          {fix.sourceUrl === undefined ? (
            sourceWords[fix.source]
          ) : (
            <a href={fix.sourceUrl} rel="noopener">
              {sourceWords[fix.source]}
            </a>
          )}
          {fix.rulePage === undefined ? null : <ExampleLink rulePage={fix.rulePage} />}
        </p>
      </dd>
    </div>
  );
}

/** To our page about the rule, on whichever host the report is read. */
function ExampleLink({ rulePage }: { rulePage: string }) {
  return (
    <>
      {" "}
      · <a href={paths.auditRule(rulePage.split("/").at(-1) ?? "")}>With an example</a>
    </>
  );
}

function Points({ fix: { points, weight, pages } }: { fix: SiteFix }) {
  if (points === 0 || pages === 1) return null;
  return (
    <div>
      <dt>Points</dt>
      <dd>
        {groupThousands(points)}: {weight} for each of {count(pages, "page")}
      </dd>
    </div>
  );
}

const FIRST_PLACES = 6;

/** Each is fixed by itself, unless one change fixes all. */
function Groups({ groups, effort: whole }: { groups: readonly FixGroup[]; effort: string }) {
  const { shown, button } = useFolded(groups, FIRST_PLACES);
  return (
    <div>
      <dt>Where it is</dt>
      <dd>
        <ul>
          {shown.map(({ where, pages, effort }) => {
            const words = count(pages, "page");
            return (
              <li key={where}>
                <bdi>{where}</bdi>: {words}
                {effort === words || effort === whole ? null : `, ${effort.toLowerCase()}`}
              </li>
            );
          })}
        </ul>
        {button}
      </dd>
    </div>
  );
}

function Examples({ examples }: Pick<SiteFix, "examples">) {
  const texts = Map.groupBy(examples, ({ text }) => text);
  if (texts.size === 0) return null;
  return (
    <div className="stack" data-gap="small">
      <h3>What it looks like now</h3>
      <ul className="rows card" data-kind="dense">
        {[...texts].map(([text, [first]]) => (
          <li key={text}>
            <code>
              <IsolatedQuotes words={text} />
              {first?.line === undefined ? "" : `, line ${first.line}`}
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}
