import { expect, test } from "vitest";

import { findBrokenReferences, type References } from "#app/content/check-references.ts";

const whole: References = {
  cities: ["lahore", "kasur"],
  dedicated: ["lahore"],
  facts: ["lahore", "kasur"],
  notes: ["kasur"],
  spellings: ["kasur"],
  mapPoints: ["lahore", "kasur"],
  testimonials: [{ slug: "a-client", city: "lahore" }],
  caseStudies: [{ slug: "a-case", testimonial: "a-client" }],
};

test("entries that name each other rightly are met with silence", () => {
  expect(findBrokenReferences(whole)).toEqual([]);
  expect(findBrokenReferences()).toEqual([]);
});

test.each<[string, Partial<References>, string]>([
  [
    "facts",
    { facts: ["lahore"] },
    'app/content/cities/city-facts.ts, "kasur": add its province, lat and lon',
  ],
  ["notes", { notes: [] }, 'app/content/cities/local-notes/, "kasur": add what only somebody'],
  ["a place on the map", { mapPoints: ["lahore"] }, "run npm run dot-map"],
])("a city without %s is told", (_, change, words) => {
  expect(findBrokenReferences({ ...whole, ...change })).toEqual([expect.stringContaining(words)]);
});

test.each<[string, Partial<References>]>([
  ["city-facts.ts", { facts: ["lahore", "kasur", "atlantis"] }],
  ["local-notes/", { notes: ["kasur", "atlantis"] }],
  ["other-spellings.ts", { spellings: ["atlantis"] }],
])("an entry of %s for no city is told", (file, change) => {
  expect(findBrokenReferences({ ...whole, ...change })).toEqual([
    `app/content/cities/${file}, "atlantis": there is no such city in city-names.ts: correct the slug or take the entry out`,
  ]);
});

test("a testimonial from no city and a case without its testimonial are told", () => {
  const broken = findBrokenReferences({
    ...whole,
    testimonials: [{ slug: "a-client", city: "atlantis" }],
    caseStudies: [{ slug: "a-case", testimonial: "nobody" }],
  });

  expect(broken).toEqual([
    'app/content/testimonials/testimonials.ts, "a-client": city is "atlantis": write the slug of a city, such as lahore',
    'app/content/case-studies/a-case.ts, "a-case": testimonial is "nobody": write the slug of an entry of testimonials.ts',
  ]);
});
