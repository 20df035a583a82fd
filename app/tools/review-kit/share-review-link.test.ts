import { expect, test } from "vitest";

import { shareReviewLink, smsLink } from "./share-review-link.ts";

test("the share link has no recipient and carries its prefix", () => {
  const link = shareReviewLink("Chai & Co", "⭐ Good.\nReally? 100%");

  expect(link.startsWith("https://wa.me/?text=")).toBe(true);
  expect(new URL(link).searchParams.get("text")).toBe(
    "Check out this review for Chai & Co: ⭐ Good.\nReally? 100%",
  );
});

test("exact SMS link", () => {
  expect(smsLink("Hi, there?")).toBe("sms:?&body=Hi%2C%20there%3F");
});
