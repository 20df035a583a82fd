import { describe, expect, test } from "vitest";

import { tellContact, tellVisit, tellWork } from "./agency-in-city.ts";
import { cities, getCity } from "./index.ts";
import { localNotes } from "./dedicated-copies.ts";
import { site } from "#lib/site/site.ts";
import { distanceKm } from "#app/map/distance-km.ts";

describe("the contact", () => {
  test.each([
    [
      "whoever is at home in the language",
      ["Punjabi"],
      /^Hamza Tariq, in Punjabi, Urdu or English\.$/,
    ],
    [
      "the one who speaks the second where nobody speaks the first",
      ["Saraiki", "Pashto"],
      /^Daniyal Khattak.*None of us speaks Saraiki\.$/,
    ],
    [
      "somebody all the same where nobody speaks it",
      ["Khowar", "Kalasha"],
      /^Ayesha Rafiq, in Urdu or English\. None of us speaks Khowar or Kalasha\.$/,
    ],
    [
      "for Urdu, which all of us speak, no special person",
      ["Sindhi", "Urdu"],
      /^Ayesha Rafiq.*None of us speaks Sindhi\.$/,
    ],
  ])("%s", (_, languages, words) => {
    expect(tellContact(languages)).toMatch(words);
  });
});

test("work in a city is named with its case, and elsewhere we say that there is none", () => {
  const studies = [{ city: "Okara", client: "A Dairy", slug: "a-dairy" }];

  expect(tellWork("Okara", studies)).toBe("[A Dairy](/portfolio/a-dairy)");
  expect(tellWork("Oghi", studies)).toBe("None in Oghi yet.");
});

test.each([
  [{ km: 40, hours: 1 }, "40 km, about an hour: a day trip, PKR 3,200."],
  [{ km: 210, hours: 3.5 }, "210 km, about 3.5 hours: a day trip, PKR 16,800."],
  [{ km: 240, hours: 4 }, "240 km, about 4 hours: PKR 28,200 with a night."],
  [{ km: 640, hours: 9 }, "640 km, about 9 hours: PKR 60,200 with a night."],
  [{ km: 740, hours: 9.5 }, "740 km, about 9.5 hours: PKR 86,200 with three nights."],
])("a visit over %o", (road, words) => {
  expect(tellVisit(road)).toBe(words);
});

test("a road is longer than the straight line and no more than two and a half times as long", () => {
  const wrong = cities.flatMap((city) => {
    const road = localNotes[city.slug]?.road;
    if (!road) return [];
    const ratio = road.km / distanceKm(city, site.geo);
    const speedKmh = road.km / road.hours;
    return ratio > 1 && ratio < 2.5 && speedKmh > 30 && speedKmh < 100
      ? []
      : [`${city.slug}: ${ratio.toFixed(2)} times, ${speedKmh.toFixed(0)} km/h`];
  });

  expect(wrong).toEqual([]);
  expect(localNotes[getCity("hangu").slug]?.road).toEqual({ km: 590, hours: 8.5 });
});
