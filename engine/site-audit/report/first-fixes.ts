import type { SiteFix } from "#engine/site-audit/site-report.ts";
import { spellNumber } from "#lib/spell-number.ts";

/**
 * What to begin with, as the list has it: by severity, then points. At most three, and nothing
 * cosmetic unless all that is left is.
 */
export function topFixes(fixes: readonly SiteFix[]): readonly SiteFix[] {
  const real = fixes.filter(({ isNoise }) => !isNoise);
  const serious = real.filter(({ severity }) => severity !== "cosmetic");
  return (serious.length === 0 ? real : serious).slice(0, 3);
}

/**
 * "Fix these three first: they keep pages out of Google", with the reason that holds for all of them.
 * Undefined where all that is left is cosmetic.
 */
export function sayFirst(fixes: readonly SiteFix[]): string | undefined {
  const first = topFixes(fixes);
  if (first.every(({ severity }) => severity === "cosmetic")) return undefined;
  const isOne = first.length === 1;
  const hasMore = fixes.filter(({ isNoise }) => !isNoise).length > first.length;
  const what = `Fix ${isOne ? "this" : `these ${spellNumber(first.length)}`}${hasMore ? " first" : ""}`;
  const reason = reasons.find(({ holds }) => first.every(holds));
  return reason === undefined ? what : `${what}: ${isOne ? reason.one : reason.many}`;
}

type FirstReason = { one: string; many: string; holds: (fix: SiteFix) => boolean };

const reasons: readonly FirstReason[] = [
  {
    one: "it keeps pages out of Google",
    many: "they keep pages out of Google",
    holds: ({ keepsOut }) => keepsOut === true,
  },
  {
    one: "it hinders indexing",
    many: "they hinder indexing",
    holds: ({ severity }) => severity === "blocking",
  },
  {
    one: "it loses you clicks",
    many: "they lose you clicks",
    holds: ({ severity }) => severity === "clicks",
  },
];
