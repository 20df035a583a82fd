import { expect, test } from "vitest";

import { spanOf, weekOf } from "./week-of.ts";

const now = Date.parse("2026-11-23T04:40:00Z");

test.each([
  ["2026-47", { from: "2026-11-16", to: "2026-11-22" }],
  ["2026-01", { from: "2025-12-29", to: "2026-01-04" }],
  ["2026-53", { from: "2026-12-28", to: "2027-01-03" }],
  ["nonsense", { from: "2026-11-23", to: "2026-11-29" }],
])("week %s runs from Monday to Sunday", (week, span) => {
  expect(spanOf({ screen: "week", week }, now)).toEqual(span);
});

test.each([
  ["2026-11-22T12:00:00Z", "2026-47"],
  ["2027-01-03T12:00:00Z", "2026-53"],
  ["2025-12-29T12:00:00Z", "2026-01"],
])("%s lies in week %s", (at, week) => {
  expect(weekOf(Date.parse(at)).place.week).toBe(week);
});
