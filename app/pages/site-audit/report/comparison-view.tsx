import {
  ArrowRight,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  FileX,
  Plus,
  TrendingDown,
  TrendingUp,
  type LucideIcon,
} from "lucide-react";

import type { AddedFix, Comparison as Compared } from "#engine/site-audit/site-report.ts";
import {
  listCompared,
  tellComparison,
  tellEarlierMark,
  type ComparedGroup,
} from "#engine/site-audit/comparison-words.ts";
import { pathOf } from "#engine/address/path-of.ts";
import { useFolded } from "./use-folded.tsx";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { tellDayAndYear } from "#lib/time-words.ts";

const FIRST = 6;

const figures = [
  ["can be indexed", "indexable"],
  ["pages known", "known"],
  ["points lost", "points"],
  ["things to fix", "fixes"],
] as const;

const icons: Readonly<Record<ComparedGroup["key"], LucideIcon>> = {
  fixed: CircleCheck,
  added: Plus,
  worse: TrendingUp,
  better: TrendingDown,
  gone: FileX,
  still: CircleMinus,
  unseen: CircleHelp,
};

/** What changed since the last report of the same site. */
export function ComparisonView({ comparison, home }: { comparison: Compared; home: string }) {
  const { before, now } = comparison;
  const groups = listCompared(comparison);
  return (
    <section id="since" className="site-part">
      <div className="site-part-head">
        <h2 tabIndex={-1}>Since {tellDayAndYear(Date.parse(comparison.since))}</h2>
        <p>{tellComparison(comparison)}.</p>
      </div>
      <dl className="figures">
        {figures.map(([label, key]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <span className="site-before">
                <span className="visually-hidden">before </span>
                {groupThousands(before[key])}
              </span>{" "}
              <ArrowRight className="icon" role="img" aria-label="now" /> {groupThousands(now[key])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="site-groups">
        {groups.map((group) => (
          <Fixes key={group.key} Icon={icons[group.key]} group={group} home={home} />
        ))}
      </div>
    </section>
  );
}

function Fixes({
  Icon,
  group: { key, name, sign, fixes },
  home,
}: {
  Icon: LucideIcon;
  group: ComparedGroup;
  home: string;
}) {
  const { shown, button } = useFolded(fixes, FIRST);
  return (
    <div>
      <h3>
        <Icon className="icon" aria-hidden /> {name} <b>{fixes.length}</b>
      </h3>
      <ul>
        {shown.map((fix) => (
          <li key={fix.title}>
            <span>
              {fix.title}
              {fix.mark === undefined ? null : (
                <span className="site-mini site-where-new">
                  <bdi>{tellEarlierMark(key, fix.mark)}</bdi>
                </span>
              )}
              {fix.at === undefined ? null : (
                <NewAddresses at={fix.at} isGrown={key === "worse"} home={home} />
              )}
            </span>{" "}
            <b>
              {sign}
              {groupThousands(fix.points)}
            </b>
          </li>
        ))}
      </ul>
      {button}
    </div>
  );
}

/** Where it is new: "2 addresses more: /a, /b". */
function NewAddresses({
  at,
  isGrown,
  home,
}: Required<Pick<AddedFix, "at">> & { isGrown: boolean; home: string }) {
  const more = at.addresses - at.first.length;
  return (
    <span className="site-mini site-where-new">
      {isGrown ? `${count(at.addresses, "address", "addresses")} more: ` : ""}
      {at.first.map((url, index) => (
        <span key={url}>
          {index === 0 ? "" : ", "}
          <bdi>{pathOf(url, home)}</bdi>
        </span>
      ))}
      {more > 0 ? ` and ${groupThousands(more)} others` : ""}
    </span>
  );
}
