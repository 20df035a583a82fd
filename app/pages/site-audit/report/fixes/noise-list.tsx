import { useFolded } from "#app/pages/site-audit/report/use-folded.tsx";
import { IsolatedQuotes } from "#app/pages/site-audit/isolated-quotes.tsx";
import type { SiteFix } from "#engine/site-audit/site-report.ts";

const FIRST = 5;

/** What nearly every site shows: no points. */
export function NoiseList({ fixes }: { fixes: readonly SiteFix[] }) {
  const { shown, button } = useFolded(fixes, FIRST);
  return (
    <div className="stack soft" data-gap="small">
      <h3>Seen, and usual</h3>
      <p>
        Kept out on purpose, as far as we can tell: accounts, baskets and sorted lists are, on
        nearly every site. Check that each is meant. No points.
      </p>
      <ul className="rows" data-kind="dense">
        {shown.map(({ key, title, where, detail }) => (
          <li key={key}>
            {title}: <bdi>{where}</bdi>. <IsolatedQuotes words={detail} />
          </li>
        ))}
      </ul>
      {button}
    </div>
  );
}
