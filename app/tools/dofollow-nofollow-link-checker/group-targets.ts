import { addressKey } from "#engine/address/address-key.ts";
import type { TargetState } from "#engine/live/contract.ts";
import type { CheckedLink } from "#engine/links/checked-link.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export type AnswerState = TargetState["state"];

/** What asks for work first. */
export const answerStates = [
  "dead",
  "redirected",
  "unchecked",
  "alive",
] as const satisfies readonly AnswerState[];

export type AnswerCounts = Readonly<Record<AnswerState, number>>;

/** A target and where on the page it is linked from, in the order of the page. */
export type LinkedTarget = TargetState & { places: readonly { line: number; text: string }[] };

export type TargetGroup = {
  domain: string;
  isOwn: boolean;
  counts: AnswerCounts;
  targets: readonly LinkedTarget[];
};

/**
 * The targets by domain: first the domains with the worst answers and the most of them, and in each
 * the worst answers first. Equal ones stay in the order of the page.
 */
export function groupTargets(
  targets: readonly TargetState[],
  links: readonly CheckedLink[],
): readonly TargetGroup[] {
  const linksByAddress = Map.groupBy(
    links.filter(({ isWeb }) => isWeb),
    ({ url }) => addressKey(url),
  );
  const byDomain = Map.groupBy(targets, ({ url }) => {
    const [link] = linksByAddress.get(addressKey(url)) ?? [];
    return link?.domain || (URL.parse(url)?.hostname ?? url);
  });
  const groups = [...byDomain].map(([domain, ofDomain]) => ({
    domain,
    isOwn: ofDomain.some(({ url }) => linksByAddress.get(addressKey(url))?.[0]?.external === false),
    counts: countAnswers(ofDomain),
    targets: ofDomain
      .map((target) => ({
        ...target,
        places: (linksByAddress.get(addressKey(target.url)) ?? []).map(({ line, text }) => ({
          line,
          text,
        })),
      }))
      .toSorted((a, b) => rank(a.state) - rank(b.state)),
  }));
  return groups.toSorted((a, b) => compareCounts(a.counts, b.counts));
}

export function countAnswers(targets: readonly TargetState[]): AnswerCounts {
  const counts = { dead: 0, redirected: 0, unchecked: 0, alive: 0 };
  for (const { state } of targets) counts[state] += 1;
  return counts;
}

const words: Record<AnswerState, string> = {
  dead: "dead",
  redirected: "redirected",
  unchecked: "could not be checked",
  alive: "alive",
};

/** "2 dead, 1 redirected, 40 alive": those that there are, in the order of what matters. */
export function describeAnswers(counts: AnswerCounts): string {
  return answerStates
    .filter((state) => counts[state] > 0)
    .map((state) => `${groupThousands(counts[state])} ${words[state]}`)
    .join(", ");
}

/** "line 12 “Prices”, line 40 and 3 more". */
export function describePlaces(places: LinkedTarget["places"], shown = 3): string {
  const named = places
    .slice(0, shown)
    .map(({ line, text }) => (text === "" ? `line ${line}` : `line ${line} “${text}”`));
  const more = places.length - named.length;
  return named.join(", ") + (more > 0 ? ` and ${count(more, "more", "more")}` : "");
}

/** How many different addresses of the web the page links to. */
export function countAddresses(links: readonly CheckedLink[]): number {
  return new Set(links.filter(({ isWeb }) => isWeb).map(({ url }) => addressKey(url))).size;
}

function rank(state: AnswerState): number {
  return answerStates.indexOf(state);
}

function compareCounts(a: AnswerCounts, b: AnswerCounts): number {
  // Of "alive" alone there is nothing to do, however many there are.
  const deciding = answerStates.slice(0, -1).find((state) => a[state] !== b[state]);
  return deciding === undefined ? 0 : b[deciding] - a[deciding];
}
