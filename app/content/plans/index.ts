import { comparisonRows, LARGEST_PROJECT_PKR, plans } from "./plans.ts";

import type { Plan } from "./schema.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { ownValue } from "#lib/own-value.ts";

export type { Plan, PlanFeature } from "./schema.ts";
export { comparisonRows, LARGEST_PROJECT_PKR, plans };
export { pricingFaq } from "./pricing-faq.ts";

export function findPlan(slug: string): Plan | undefined {
  return plans.find((plan) => plan.slug === slug);
}

/** What the comparison shows for a plan in a row: its own entry, else that of the plan it includes. */
export function findComparisonCell(plan: Plan, row: string): string | undefined {
  for (const feature of plan.features) {
    const cell = ownValue(feature.compare, row);
    if (cell !== undefined) return cell;
  }
  const included = plan.includes === undefined ? undefined : findPlan(plan.includes);
  return included && findComparisonCell(included, row);
}

/** "PKR 45,000" */
export function formatPrice(plan: Pick<Plan, "priceInPkr">): string {
  return `PKR ${formatAmount(plan)}`;
}

/** The smallest plan's: "PKR 45,000". */
export function lowestPrice(): string {
  return formatPrice({ priceInPkr: Math.min(...plans.map(({ priceInPkr }) => priceInPkr)) });
}

/** Up to where projects larger than the plans are quoted, a month. */
export function largestProject(): string {
  return formatPrice({ priceInPkr: LARGEST_PROJECT_PKR });
}

/** "45,000" */
export function formatAmount({ priceInPkr }: Pick<Plan, "priceInPkr">): string {
  return groupThousands(priceInPkr);
}
