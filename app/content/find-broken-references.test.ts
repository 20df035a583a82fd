import { expect, test } from "vitest";

import { findBrokenReferences, type References } from "./find-broken-references.ts";

const whole: References = {
  cities: ["lahore", "kasur"],
  testimonials: [{ slug: "a-client", city: "lahore" }],
  caseStudies: [{ slug: "a-case", testimonial: "a-client" }],
};

test("entries that name each other rightly are met with silence", () => {
  expect(findBrokenReferences(whole)).toEqual([]);
  expect(findBrokenReferences()).toEqual([]);
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
