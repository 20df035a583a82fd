import { caseStudies } from "#app/content/case-studies/index.ts";
import { cityNames } from "#app/content/cities/city-names.ts";
import { mainCities } from "#app/content/cities/main-cities.ts";
import { plans } from "#app/content/plans/index.ts";
import { posts } from "#app/content/posts/index.ts";
import { services } from "#app/content/services/index.ts";
import { testimonials } from "#app/content/testimonials/index.ts";
import { tools } from "#app/tools/tools.ts";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

/** What the pages count in words, for app/content/counts.ts. Drafts do not count. */
function countContent() {
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

/** The same in words, for app/layout/spelled-counts.ts. */
function spellCounts() {
  const counts = countContent();
  return {
    cities: spellNumber(counts.cities),
    /** At the beginning of a sentence. */
    citiesFirst: spellNumberFirst(counts.cities),
    mainCities: spellNumber(counts.mainCities),
  };
}

/** What Vite and Vitest put in place of the names in app/env.d.ts. */
export function defineCounts() {
  return {
    "import.meta.env.VITE_COUNTS": JSON.stringify(countContent()),
    "import.meta.env.VITE_SPELLED_COUNTS": JSON.stringify(spellCounts()),
  };
}
