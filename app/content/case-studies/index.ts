import { chulhaHouseIslamabadRestaurantSeo } from "./chulha-house-islamabad-restaurant-seo.ts";
import { rangrezaKarachiEcommerceSeo } from "./rangreza-karachi-ecommerce-seo.ts";
import { techSolutionsLahoreLocalSeo } from "./tech-solutions-lahore-local-seo.ts";

import type { CaseResult, CaseStudy } from "./schema.ts";
import { monthsBetween } from "#lib/months.ts";

export type { CaseResult, CaseStudy, MonthlyPlot, PairsPlot } from "./schema.ts";

/** In the order of the portfolio. */
export const caseStudies: readonly CaseStudy[] = [
  techSolutionsLahoreLocalSeo,
  rangrezaKarachiEcommerceSeo,
  chulhaHouseIslamabadRestaurantSeo,
];

export function findCaseStudy(slug: string): CaseStudy | undefined {
  return caseStudies.find((study) => study.slug === slug);
}

export function getCaseStudy(slug: string): CaseStudy {
  const study = findCaseStudy(slug);
  if (!study) throw new Error(`There is no case study "${slug}" in app/content/case-studies.`);
  return study;
}

/** The one after it in the portfolio; after the last comes the first. */
export function getNextCaseStudy(slug: string): CaseStudy {
  const position = caseStudies.findIndex((study) => study.slug === slug);
  const next = caseStudies[(position + 1) % caseStudies.length];
  if (position < 0 || !next) throw new Error(`There is no case study "${slug}".`);
  return next;
}

/** The result that the monthly plot shows: from its last month before the start to its last. */
export function getPlotResult({ slug, plot, results }: CaseStudy): CaseResult {
  const before = plot.values[monthsBetween(plot.firstMonth, plot.startMonth) - 1];
  const shown = results.find(
    ({ from, to }) => Number(from) === before && Number(to) === plot.values.at(-1),
  );
  if (!shown) throw new Error(`No result of "${slug}" is what its plot shows.`);
  return shown;
}
