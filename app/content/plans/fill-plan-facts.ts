import { ContentError } from "#app/content/parse-entries.ts";
import { comparisonRows, findComparisonCell, findPlan, formatPrice } from "./index.ts";

/**
 * A writer's text with the facts of the plans in it: {basic} is the price, {basic Citations} what the
 * comparison has in that row. Other braces stay.
 * @throws ContentError for a row that the comparison or the plan does not have.
 */
export function fillPlanFacts(text: string): string {
  return text.replaceAll(/\{([a-z]+)(?: ([^{}]+))?\}/g, (braces, slug: string, row?: string) => {
    const plan = findPlan(slug);
    if (plan === undefined) return braces;
    if (row === undefined) return formatPrice(plan);
    const cell = findComparisonCell(plan, row);
    if (cell === undefined) {
      throw new ContentError([
        `${braces}: write a row that ${plan.title} has: ${comparisonRows.join(", ")}`,
      ]);
    }
    return cell;
  });
}
