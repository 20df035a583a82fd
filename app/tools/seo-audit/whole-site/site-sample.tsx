import { Info } from "lucide-react";

import { ResultBadge } from "#app/tools/kit/result/result-badge.tsx";
import { SiteTreeFigure } from "#app/tools/kit/site-tree/site-tree-figure.tsx";
import "#app/tools/kit/site-tree/site-tree.css";
import { labelOf } from "#engine/site-audit/coverage-words.ts";
import { sampleShop } from "./sample-shop.ts";

/** What a report begins with. The shop is invented, and says so; its figures agree with each other. */
export const sampleGroups = [
  { kind: "indexable", pages: 61, label: labelOf("indexable") },
  { kind: "by-mistake", pages: 7, label: labelOf("by-mistake") },
  { kind: "on-purpose", pages: 5, label: labelOf("on-purpose") },
  { kind: "no-answer", pages: 1, label: labelOf("no-answer") },
] as const;

const firstThree = [
  ["The journal tells Google to stay out", "One setting"],
  ["48 product pages share one title", "Change one template"],
  ["14 products have no link to them", "14 links"],
] as const;

export function SiteSample() {
  return (
    <section className="site-sample">
      <div>
        <h2>What you will get</h2>
        <p>A report begins like this. The shop is invented; its figures agree with each other.</p>
      </div>
      <div className="site-specimen card">
        <div className="site-specimen-words">
          <ResultBadge kind="sample" Icon={Info} mark="Sample report" />
          <p className="site-sample-words">
            Google can index 61 of 74 pages. Fix these three first.
          </p>
          <div className="site-bar" aria-hidden="true">
            {sampleGroups.map(({ kind, pages }) => (
              <span key={kind} data-group={kind} style={{ flexGrow: pages }} />
            ))}
          </div>
          <ul className="site-legend">
            {sampleGroups.map(({ kind, pages, label }) => (
              <li key={kind} data-group={kind}>
                <b>{pages}</b> {label}
              </li>
            ))}
          </ul>
          <ol className="site-top">
            {firstThree.map(([title, effort], index) => (
              <li key={title}>
                <span className="site-rank">{index + 1}</span>
                <b>{title}</b>
                <span>{effort}</span>
              </li>
            ))}
          </ol>
        </div>
        <SiteTreeFigure pages={sampleShop} />
      </div>
    </section>
  );
}
