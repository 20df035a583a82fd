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
      <div className="section-top">
        <h2 tabIndex={-1}>Since {tellDayAndYear(Date.parse(comparison.since))}</h2>
        <p className="soft">{tellComparison(comparison)}.</p>
      </div>
      <dl className="figures">
        {figures.map(([label, key]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <small>
                <span className="visually-hidden">before </span>
                {groupThousands(before[key])}{" "}
                <ArrowRight className="icon" role="img" aria-label="now" />
              </small>{" "}
              {groupThousands(now[key])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="rows site-groups" data-kind="columns">
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
    <div className="keep-together">
      <h3 className="title">
        <Icon className="icon" aria-hidden /> {name} <b>{fixes.length}</b>
      </h3>
      <ul className="rows" data-kind="ends dense">
        {shown.map((fix) => (
          <li key={fix.title}>
            <div>
              {fix.title}
              {fix.mark === undefined ? null : (
                <p className="mini soft">
                  <bdi>{tellEarlierMark(key, fix.mark)}</bdi>
                </p>
              )}
              {fix.at === undefined ? null : (
                <NewAddresses at={fix.at} isGrown={key === "worse"} home={home} />
              )}
            </div>{" "}
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
    <p className="mini soft">
      {isGrown ? `${count(at.addresses, "address", "addresses")} more: ` : ""}
      {at.first.map((url, index) => (
        <span key={url}>
          {index === 0 ? "" : ", "}
          <bdi>{pathOf(url, home)}</bdi>
        </span>
      ))}
      {more > 0 ? ` and ${groupThousands(more)} others` : ""}
    </p>
  );
}
