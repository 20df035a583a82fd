import { expect, test } from "vitest";

import { describeHours, specifyHours } from "./opening-hours.ts";
import { siteSchema } from "./site-schema.ts";
import { site } from "./site.ts";

test("the hours read as a person says them", () => {
  expect(describeHours(site.openingHours)).toEqual([
    "Monday to Saturday, 10 to 6",
    "Friday break 1 to 2.30",
    "In Ramzan 10 to 4",
  ]);
});

test("structured data has Friday in two parts, and no day twice at one time", () => {
  expect(specifyHours(site.openingHours)).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Saturday"],
      opens: "10:00",
      closes: "18:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Friday"],
      opens: "10:00",
      closes: "13:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Friday"],
      opens: "14:30",
      closes: "18:00",
    },
  ]);
});

const withHours = (hours: object) =>
  siteSchema.safeParse({ ...site, openingHours: { ...site.openingHours, ...hours } }).error
    ?.issues[0]?.message;

test("a time that is no time, and a day that closes before it opens, are refused in words", () => {
  expect(withHours({ opens: "10 am" })).toBe("write a time as 09:30 or 18:00");
  expect(withHours({ closes: "09:00" })).toBe("closing comes after opening");
});
