import { expect, test } from "vitest";

import { hrefOf, readPlace } from "./desk-place.ts";

test.each([
  "/desk",
  "/desk?show=mine",
  "/desk?show=all&q=honey",
  "/desk?show=spam&q=a+b&open=0190",
  "/desk?week",
  "/desk?week=2026-47",
  "/desk?from=2026-10-01&to=2026-11-22",
  "/desk?watch",
  "/desk?site=rangreza",
])("%s is read and written back", (href) => {
  expect(hrefOf(readPlace(new URL(href, "https://x.example").search))).toBe(href);
});

test("a filter that does not exist is the waiting ones", () => {
  expect(readPlace("?show=nonsense")).toMatchObject({ show: "waiting" });
});
