import { expect, test } from "vitest";

import {
  caseStudies,
  findCaseStudy,
  getCaseStudy,
  getNextCaseStudy,
  getPlotResult,
} from "./index.ts";
import { caseStudySchema } from "./schema.ts";
import { getTestimonial } from "#app/content/testimonials/index.ts";

/** The cases that are agreed (docs/agreed.md, portfolio), in their order; others may be among them. */
const agreed = [
  ["tech-solutions-lahore-local-seo", "Lahore", "IT services"],
  ["rangreza-karachi-ecommerce-seo", "Karachi", "Fashion e-commerce"],
  ["chulha-house-islamabad-restaurant-seo", "Islamabad", "Restaurant"],
];
const agreedCases = caseStudies.filter(({ slug }) => agreed.some(([own]) => own === slug));

test("the agreed three are there: Lahore IT services, Karachi fashion e-commerce, an Islamabad restaurant", () => {
  expect(agreedCases.map(({ slug, city, industry }) => [slug, city, industry])).toEqual(agreed);
});

test("no two cases have one slug, one title or one description", () => {
  for (const field of ["slug", "title", "description"] as const) {
    expect(new Set(caseStudies.map((each) => each[field])).size).toBe(caseStudies.length);
  }
});

test("the Lahore case has the address that other pages link to", () => {
  expect(findCaseStudy("tech-solutions-lahore-local-seo")?.city).toBe("Lahore");
});

test.each(caseStudies)("$slug: three or more results and a testimonial of the client", (study) => {
  expect(study.results.length).toBeGreaterThanOrEqual(3);
  expect(getTestimonial(study.testimonial).company).toBe(study.client);
});

test("the plot's own result is found, also where the portfolio shows another first", () => {
  expect(agreedCases.map((each) => getPlotResult(each).metric)).toEqual([
    "calls a month from the profile",
    "orders a month from search",
    "bookings a month by phone and profile",
  ]);
});

test("an unknown slug is nothing to find and a bug to get", () => {
  expect(findCaseStudy("nobody")).toBeUndefined();
  expect(() => getCaseStudy("nobody")).toThrow(
    'There is no case study "nobody" in app/content/case-studies.',
  );
});

test("after the last case comes the first", () => {
  const slugs = caseStudies.map(({ slug }) => slug);

  expect(slugs.map((slug) => getNextCaseStudy(slug).slug)).toEqual([
    ...slugs.slice(1),
    ...slugs.slice(0, 1),
  ]);
});

const study = getCaseStudy("tech-solutions-lahore-local-seo");

test.each([
  [
    "a result that the plot does not show",
    { results: study.results.map((result) => ({ ...result, to: "99" })) },
    "picture and words would differ",
  ],
  ["fewer than three results", { results: study.results.slice(0, 2) }, "at least three results"],
  ["a short description", { description: "Too short." }, "120 to 160 characters"],
  [
    "an accent on a row that does not exist",
    { detail: { ...study.detail, accent: { rows: ["Nowhere"], name: "First" } } },
    "names a row that does not exist",
  ],
  [
    "a plot that starts with the work",
    { plot: { ...study.plot, startMonth: study.plot.firstMonth } },
    "at least two months before it",
  ],
  [
    "a cover whose row is not the first result",
    { cover: "detail" as const },
    "the first result must be one of its rows",
  ],
])("%s is refused in words", (_, change, words) => {
  const { error } = caseStudySchema.safeParse({ ...study, ...change });

  expect(error?.issues.map(({ message }) => message).join("\n")).toContain(words);
});
