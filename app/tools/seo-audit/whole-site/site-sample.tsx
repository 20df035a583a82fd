import { Info } from "lucide-react";

import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { SiteTreeFigure } from "#app/tools/kit/site-tree/site-tree-figure.tsx";
import "#app/tools/kit/site-tree/site-tree.css";
import { labelOf } from "#engine/site-audit/coverage-words.ts";
import { sampleShop } from "./sample-shop.ts";

/** What a report begins with. The shop is invented, and says so; its figures agree with each other. */
export const sampleGroups = [
  { kind: "indexable", pages: 61, paint: "p-good" },
  { kind: "by-mistake", pages: 7, paint: "p-fail" },
  { kind: "on-purpose", pages: 5, paint: "p-quiet" },
  { kind: "no-answer", pages: 1, paint: "p-strong" },
] as const;

const firstThree = [
  ["The journal tells Google to stay out", "One setting"],
  ["48 product pages share one title", "Change one template"],
  ["14 products have no link to them", "14 links"],
] as const;

export function SiteSample() {
  return (
    <section className="stack" data-gap="middle">
      <div className="stack" data-gap="small">
        <h2>What you will get</h2>
        <p className="soft">
          A report begins like this. The shop is invented; its figures agree with each other.
        </p>
      </div>
      <div className="site-specimen card">
        <div className="stack">
          <ResultBadge kind="sample" Icon={Info} mark="Sample report" />
          <p className="title h3">Google can index 61 of 74 pages. Fix these three first.</p>
          <Bar />
          <p className="figure-key">
            {sampleGroups.map(({ kind, paint, pages }) => (
              <span key={kind}>
                <i className={paint} /> <b>{pages}</b> {labelOf(kind)}
              </span>
            ))}
          </p>
          <ol className="rows" data-kind="ends">
            {firstThree.map(([title, effort]) => (
              <li key={title}>
                <b>{title}</b> <span className="soft">{effort}</span>
              </li>
            ))}
          </ol>
        </div>
        <SiteTreeFigure pages={sampleShop} />
      </div>
    </section>
  );
}

/** The pages in a row, in the paint of their group. */
function Bar() {
  const startOf = (at: number) =>
    sampleGroups.slice(0, at).reduce((sum, { pages }) => sum + pages, 0);
  return (
    <svg
      viewBox={`0 0 ${sampleShop.length} 1`}
      width="100%"
      height="12"
      preserveAspectRatio="none"
      aria-hidden
    >
      {sampleGroups.map(({ kind, paint, pages }, at) => (
        <rect key={kind} className={paint} x={startOf(at)} width={pages - 0.3} height="1" />
      ))}
    </svg>
  );
}
