import { expect, test } from "vitest";

import { buildSecurityTxt } from "./security-txt.ts";

// https://www.rfc-editor.org/rfc/rfc9116#section-2.5
test("security.txt has its contact, its address, and an end less than a year away", () => {
  expect(
    buildSecurityTxt({
      contact: "hello@example.pk",
      siteUrl: "https://www.example.pk",
      now: new Date("2026-11-21T09:00:00Z"),
    }),
  ).toBe(
    "Contact: mailto:hello@example.pk\nExpires: 2027-11-16T00:00:00Z\nPreferred-Languages: en, ur\nCanonical: https://www.example.pk/.well-known/security.txt\n",
  );
});
