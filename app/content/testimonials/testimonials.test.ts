import { expect, test } from "vitest";

import { cityNames } from "#app/content/cities/city-names.ts";
import {
  findTestimonialsOfCity,
  getTestimonial,
  testimonials,
} from "#app/content/testimonials/index.ts";

test("there are five, and each gives five stars", () => {
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5]);
});

test("no two have one slug", () => {
  expect(new Set(testimonials.map(({ slug }) => slug)).size).toBe(testimonials.length);
});

test("each stands in a city that has a page", () => {
  const slugs = new Set<string>(cityNames.map(({ slug }) => slug));

  expect(testimonials.filter(({ city }) => !slugs.has(city))).toEqual([]);
});

test("Lahore has one to four of its own", () => {
  const fromLahore = findTestimonialsOfCity("lahore");

  expect(fromLahore.length).toBeGreaterThanOrEqual(1);
  expect(fromLahore.length).toBeLessThanOrEqual(4);
});

test("one that does not exist is a bug, and says where to look", () => {
  expect(() => getTestimonial("nobody")).toThrow(
    'There is no testimonial "nobody" in app/content/testimonials.',
  );
});
