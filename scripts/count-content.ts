import { caseStudies } from "#app/content/case-studies/index.ts";
import { cityNames } from "#app/content/cities/city-names.ts";
import { mainCities } from "#app/content/cities/main-cities.ts";
import { plans } from "#app/content/plans/index.ts";
import { posts } from "#app/content/posts/index.ts";
import { services } from "#app/content/services/index.ts";
import { testimonials } from "#app/content/testimonials/index.ts";
import { tools } from "#app/tools/registry.ts";

/** What the pages count in words, for app/content/counts.ts. Drafts do not count. */
export function countContent() {
  return {
    caseStudies: caseStudies.length,
    /** Each city once, in the order of the portfolio. */
    caseStudyCities: [...new Set(caseStudies.map(({ city }) => city))],
    cities: cityNames.length,
    mainCities: mainCities.length,
    plans: plans.length,
    posts: posts.length,
    services: services.length,
    testimonials: testimonials.length,
    tools: tools.length,
  };
}
