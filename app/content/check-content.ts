import { authors } from "#app/content/authors/authors.ts";
import { authorSchema } from "#app/content/authors/schema.ts";
import { caseStudies } from "#app/content/case-studies/index.ts";
import { caseStudySchema } from "#app/content/case-studies/schema.ts";
import { cityFacts } from "#app/content/cities/city-facts.ts";
import { cityNames } from "#app/content/cities/city-names.ts";
import { mainCities } from "#app/content/cities/main-cities.ts";
import { dedicatedCopies } from "#app/content/cities/dedicated/index.ts";
import { lahoreCopy } from "#app/content/cities/dedicated/lahore.ts";
import { cities } from "#app/content/cities/index.ts";
import { localNotes } from "#app/content/cities/local-notes/index.ts";
import { getProfile } from "#app/content/cities/profiles.ts";
import {
  cityCardSchema,
  cityFactsSchema,
  cityNameSchema,
  cityProfileSchema,
  dedicatedCopySchema,
  lahoreCopySchema,
  localNotesSchema,
} from "#app/content/cities/schema.ts";
import { parseEntries } from "#app/content/parse-entries.ts";
import { plans } from "#app/content/plans/index.ts";
import { planSchema } from "#app/content/plans/schema.ts";
import { allPosts } from "#app/content/posts/index.ts";
import { postSchema } from "#app/content/posts/schema.ts";
import { amazonReviews } from "#app/content/review-templates/amazon-reviews.ts";
import { freelancerReviews } from "#app/content/review-templates/freelancer-reviews.ts";
import { googleReviews } from "#app/content/review-templates/google-reviews.ts";
import { platforms } from "#app/content/review-templates/platforms.ts";
import { productReviews } from "#app/content/review-templates/product-reviews.ts";
import { reviewReplies } from "#app/content/review-templates/replies.ts";
import { reviewRequests } from "#app/content/review-templates/requests.ts";
import {
  amazonReviewSchema,
  freelancerReviewSchema,
  googleReviewSchema,
  platformSchema,
  productReviewSchema,
  reviewReplySchema,
  reviewRequestSchema,
} from "#app/content/review-templates/schema.ts";
import { processSteps } from "#app/content/services/process.ts";
import { expectedTimes, proofFigures } from "#app/content/services/proof.ts";
import {
  expectedTimeSchema,
  processStepSchema,
  proofFigureSchema,
  serviceSchema,
} from "#app/content/services/schema.ts";
import { services } from "#app/content/services/services.ts";
import { siteSchema } from "#app/content/site/schema.ts";
import { site } from "#app/content/site/site.ts";
import { testimonialSchema } from "#app/content/testimonials/schema.ts";
import { testimonials } from "#app/content/testimonials/testimonials.ts";

/**
 * Checks everything under app/content/ once, when a build or the development server starts. The
 * schemas stay out of the browser: pages import the entries alone.
 * @throws ContentError in words for the editor.
 */
export function checkContent(): void {
  parseEntries("site/site.ts", siteSchema, [site]);
  parseEntries("authors/authors.ts", authorSchema, authors);
  parseEntries("case-studies/", caseStudySchema, caseStudies);
  parseEntries("cities/city-names.ts", cityNameSchema, cityNames);
  parseEntries("cities/city-facts.ts", cityFactsSchema, Object.values(cityFacts));
  parseEntries("cities/main-cities.ts", cityCardSchema, mainCities);
  parseEntries("cities/profiles.ts", cityProfileSchema, cities.map(getProfile));
  parseEntries("cities/dedicated/", dedicatedCopySchema, dedicatedCopies);
  parseEntries("cities/dedicated/lahore.ts", lahoreCopySchema, [lahoreCopy]);
  for (const [slug, notes] of Object.entries(localNotes)) {
    parseEntries(`cities/local-notes/, ${slug}`, localNotesSchema, [notes]);
  }
  parseEntries("plans/plans.ts", planSchema, plans);
  parseEntries("posts/", postSchema, allPosts);
  parseEntries("review-templates/product-reviews.ts", productReviewSchema, [productReviews]);
  parseEntries("review-templates/freelancer-reviews.ts", freelancerReviewSchema, [
    freelancerReviews,
  ]);
  parseEntries("review-templates/amazon-reviews.ts", amazonReviewSchema, [amazonReviews]);
  parseEntries("review-templates/google-reviews.ts", googleReviewSchema, [googleReviews]);
  parseEntries("review-templates/replies.ts", reviewReplySchema, [reviewReplies]);
  parseEntries("review-templates/requests.ts", reviewRequestSchema, [reviewRequests]);
  parseEntries("review-templates/platforms.ts", platformSchema, Object.values(platforms));
  parseEntries("services/process.ts", processStepSchema, processSteps);
  parseEntries("services/proof.ts", proofFigureSchema, proofFigures);
  parseEntries("services/proof.ts", expectedTimeSchema, expectedTimes);
  parseEntries("services/services.ts", serviceSchema, services);
  parseEntries("testimonials/testimonials.ts", testimonialSchema, testimonials);
}
