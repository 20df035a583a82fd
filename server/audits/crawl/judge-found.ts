import { withoutTracking } from "#engine/address/without-tracking.ts";
import { mayAct } from "#engine/site-audit/frontier/acting-address.ts";
import {
  describePattern,
  type createPatternBudget,
} from "#engine/site-audit/frontier/pattern-budget.ts";
import { firstOfList } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import type { PageRow } from "#engine/site-audit/rows.ts";

import { foundByBit } from "#server/audits/store/crawl-store.ts";

/** A server or a page that names an address as the one to read means it so. */
const NAMED_AS_IS = foundByBit("redirect") | foundByBit("canonical");

type Found = { url: string; by: number; depth: number | null };
type NotRead = NonNullable<PageRow["notRead"]>;
type Bounds = {
  maxDepth: number;
  scope?: (url: URL, by: number) => NotRead | undefined;
  budget: ReturnType<typeof createPatternBudget>;
};

/** Why an address that was found is not opened; undefined where it is. */
export function judgeFound(
  { url, by, depth }: Found,
  { scope, maxDepth, budget }: Bounds,
): NotRead | undefined {
  if ((by & foundByBit("start")) !== 0) return undefined;
  const parsed = new URL(url);
  const outside = scope?.(parsed, by);
  if (outside !== undefined) return outside;
  if ((by & NAMED_AS_IS) === 0 && withoutTracking(url) !== url) {
    return {
      reason: "tracking",
      detail:
        "It is a page of the site with parameters that track, share or print, or name a session.",
    };
  }
  if (mayAct(parsed)) {
    return { reason: "acts", detail: "Opening it may do something, such as filling a basket." };
  }
  const admitted = budget.admit(parsed);
  if (!admitted.ok) return { reason: "trap", detail: describePattern(admitted) };
  // A list is read to its end, so that what it leads to is counted.
  if (depth !== null && depth > maxDepth && firstOfList(url) === null) {
    return { reason: "depth", detail: `It is more than ${maxDepth} clicks from the start.` };
  }
  return undefined;
}
