import { expect, test } from "vitest";

import { measured } from "#app/content/posts/content-marketing-for-seo/measured.ts";
import { measureEvening } from "./moon-ages.ts";
import { readArticle } from "./read-article.ts";

const text = readArticle("content-marketing-for-seo");
const evenings = ["2027-02-07", "2027-03-09", "2027-05-07", "2027-06-05"].map((day) => ({
  day,
  ...measureEvening(day),
}));

test("the plot of the moon has the ages computed for the evenings that it names", () => {
  const named = measured.bars.map(({ name }) => {
    const date = new Date(`${name.split(",")[0]} UTC`);
    return date.toISOString().slice(0, 10);
  });

  expect(named).toEqual(evenings.map(({ day }) => day));
  expect(measured.bars.map(({ value }) => value)).toEqual(evenings.map(({ ageHours }) => ageHours));
});

test("the calendar's dates follow from evenings on which the moon can be seen", () => {
  const [ramzan, fitr, azha, muharram] = evenings;

  // A little over the least: either evening may be the first, so two dates are printed.
  expect(ramzan?.ageHours).toBeGreaterThan(measured.limit.at);
  expect(text).toContain("| Ramzan begins | 8 or 9 February |");
  expect(fitr?.ageHours).toBeGreaterThan(measured.limit.at);
  expect(measureEvening("2027-03-08").ageHours).toBeLessThan(measured.limit.at);
  expect(text).toContain("| Eid ul Fitr | 10 March |");
  // Seen on the 7th, the month begins on the 8th, and its tenth day is Eid.
  expect(azha?.ageHours).toBeGreaterThan(measured.limit.at);
  expect(measureEvening("2027-05-06").ageHours).toBeLessThan(measured.limit.at);
  expect(text).toContain("| Eid ul Azha | 17 May |");
  expect(muharram?.ageHours).toBeLessThan(measured.limit.at);
  expect(text).toContain("| Muharram begins | 6 or 7 June |");
});

test("the article prints how long the moon stays up", () => {
  const [ramzan, fitr] = evenings;

  expect(text).toContain(`On 7 February it has ${ramzan?.lagMinutes} minutes`);
  expect(text).toContain(`On 9 March it has ${fitr?.lagMinutes}.`);
});

test("the moon of an evening known from the papers has the age that they printed", () => {
  // Pakistan's weather office for 9 April 2024: "between 19 and 20 hours"
  // https://www.tbsnews.net/world/south-asia/eid-likely-10-april-pakistan-821096
  const { ageHours } = measureEvening("2024-04-09");

  expect(ageHours).toBeGreaterThan(19);
  expect(ageHours).toBeLessThan(20);
});
