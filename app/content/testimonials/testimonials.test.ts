import { expect, test } from "vitest";

import { cityNames } from "#app/content/cities/city-names.ts";
import { findTestimonialsOfCity, getTestimonial, testimonials } from "./index.ts";

/** The clients that are agreed (docs/agreed.md, portfolio); others may be among them. */
test.each(["rehana-tarar", "bilal-chaudhry", "kamran-aslam", "sadia-rauf", "mehwish-lakhani"])(
  "%s is there, with five stars",
  (slug) => {
    expect(getTestimonial(slug).rating).toBe(5);
  },
);

test("no two have one slug", () => {
  expect(new Set(testimonials.map(({ slug }) => slug)).size).toBe(testimonials.length);
});

test("each is in a city that has a page", () => {
  const slugs = new Set<string>(cityNames.map(({ slug }) => slug));

  expect(testimonials.filter(({ city }) => !slugs.has(city))).toEqual([]);
});

test("Lahore, whose page shows its own, has one at least", () => {
  expect(findTestimonialsOfCity("lahore").length).toBeGreaterThanOrEqual(1);
});

test("one that does not exist is a bug, and says where to look", () => {
  expect(() => getTestimonial("nobody")).toThrow(
    'There is no testimonial "nobody" in app/content/testimonials.',
  );
});
