import { expect, test } from "vitest";

import {
  caseStudies,
  findCaseStudy,
  getCaseStudy,
  getNextCaseStudy,
  getPlotResult,
} from "#app/content/case-studies/index.ts";
import { caseStudySchema } from "#app/content/case-studies/schema.ts";
import { getTestimonial } from "#app/content/testimonials/index.ts";

test("there are three: Lahore IT services, Karachi fashion e-commerce, an Islamabad restaurant", () => {
  expect(caseStudies.map(({ city, industry }) => [city, industry])).toEqual([
    ["Lahore", "IT services"],
    ["Karachi", "Fashion e-commerce"],
    ["Islamabad", "Restaurant"],
  ]);
});

test("the Lahore case has the address that other pages link to", () => {
  expect(findCaseStudy("tech-solutions-lahore-local-seo")?.city).toBe("Lahore");
});

test.each(caseStudies)("$slug: three or more results and a testimonial of the client", (study) => {
  expect(study.results.length).toBeGreaterThanOrEqual(3);
  expect(getTestimonial(study.testimonial).company).toBe(study.client);
});

test("the plot's own result is found, also where the portfolio shows another first", () => {
  expect(caseStudies.map((study) => getPlotResult(study).metric)).toEqual([
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
  expect(getNextCaseStudy("chulha-house-islamabad-restaurant-seo").slug).toBe(
    "tech-solutions-lahore-local-seo",
  );
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
