import { readAbout } from "#app/content/about/index.ts";
import { authors } from "#app/content/authors/authors.ts";
import { authorSchema } from "#app/content/authors/schema.ts";
import { caseStudies } from "#app/content/case-studies/index.ts";
import { findBrokenReferences } from "./find-broken-references.ts";
import { caseStudySchema } from "#app/content/case-studies/schema.ts";
import { findCityMistakes } from "#app/content/cities/find-city-mistakes.ts";
import { mainCities } from "#app/content/cities/main-cities.ts";
import { cityCardSchema, visitTermsSchema } from "#app/content/cities/schema.ts";
import { visitTerms } from "#app/content/cities/visit-terms.ts";
import { readGlossary } from "#app/content/glossary/index.ts";
import { ContentError, findEntryMistakes } from "./parse-entries.ts";
import { plans } from "#app/content/plans/index.ts";
import { readPlanWords } from "#app/content/plans/read-plan-words.ts";
import { planSchema } from "#app/content/plans/schema.ts";
import { allPosts } from "#app/content/posts/index.ts";
import { postSchema } from "#app/content/posts/schema.ts";
import { platforms } from "#app/content/review-templates/platforms.ts";
import {
  reviewLanguages,
  type ReviewLanguage,
} from "#app/content/review-templates/review-languages.ts";
import { reviewTexts } from "#app/content/review-templates/review-texts.ts";
import { platformSchema, textSchemas } from "#app/content/review-templates/schema.ts";
import { readSampleReport } from "#app/content/sample-report/index.ts";
import { getServicePage } from "#app/content/services/get-service-page.ts";
import { processSteps } from "#app/content/services/process-steps.ts";
import { expectedTimes, proofFigures } from "#app/content/services/proof-figures.ts";
import {
  expectedTimeSchema,
  processStepSchema,
  proofFigureSchema,
  serviceSchema,
} from "#app/content/services/schema.ts";
import { services } from "#app/content/services/services.ts";
import { siteSchema } from "#lib/site/site-schema.ts";
import { site } from "#lib/site/site.ts";
import { testimonialSchema } from "#app/content/testimonials/schema.ts";
import { testimonials } from "#app/content/testimonials/testimonials.ts";
import { readUrduForm, readUrduPage } from "#app/content/urdu/index.ts";
import { ownValue } from "#lib/own-value.ts";

/**
 * Checks everything under app/content/, and the site file, once, when a build or the development server starts. The
 * schemas stay out of the browser: pages import the entries alone.
 * @throws ContentError in words for the editor.
 */
export function checkContent(): void {
  const mistakes = [
    ...findMistakes(),
    ...findBrokenReferences(),
    ...writtenTexts.flatMap(findWrittenMistakes),
  ];
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/** Writers' text files. Each page that uses one reads it again. */
const writtenTexts: readonly (() => unknown)[] = [
  readAbout,
  readGlossary,
  readPlanWords,
  readSampleReport,
  readUrduForm,
  readUrduPage,
  ...services.map(
    ({ slug }) =>
      () =>
        getServicePage(slug),
  ),
];

function findWrittenMistakes(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (problem) {
    if (problem instanceof ContentError) return problem.mistakes;
    throw problem;
  }
}

function findMistakes(): string[] {
  return [
    ...findEntryMistakes("/lib/site/site.ts", siteSchema, [site]),
    ...findEntryMistakes("authors/authors.ts", authorSchema, authors),
    ...findEntryMistakes((name) => `case-studies/${name}.ts`, caseStudySchema, caseStudies),
    ...findCityMistakes(),
    ...findEntryMistakes("cities/main-cities.ts", cityCardSchema, mainCities),
    ...findEntryMistakes("cities/visit-terms.ts", visitTermsSchema, [visitTerms]),
    ...findEntryMistakes("plans/plans.ts", planSchema, plans),
    ...findEntryMistakes((name) => `posts/${name}/meta.ts`, postSchema, allPosts),
    ...(Object.keys(reviewLanguages) as ReviewLanguage[]).flatMap(findTextMistakes),
    ...findEntryMistakes("review-templates/platforms.ts", platformSchema, platforms),
    ...findEntryMistakes("services/process-steps.ts", processStepSchema, processSteps),
    ...findEntryMistakes("services/proof-figures.ts", proofFigureSchema, proofFigures),
    ...findEntryMistakes("services/proof-figures.ts", expectedTimeSchema, expectedTimes),
    ...findEntryMistakes("services/services.ts", serviceSchema, services),
    ...findEntryMistakes("testimonials/testimonials.ts", testimonialSchema, testimonials),
  ];
}

function findTextMistakes(language: ReviewLanguage): string[] {
  const schemas = textSchemas(reviewLanguages[language].signs);
  return (Object.keys(schemas) as (keyof typeof schemas)[]).flatMap((name) => {
    const own = ownValue<unknown>(reviewTexts[name], language);
    const file = `review-templates/${language}/${name}.ts`;
    return own === undefined ? [] : findEntryMistakes(file, schemas[name], { [name]: own });
  });
}
