import { expect, test } from "vitest";

import {
  emailLink,
  shareReviewLink,
  smsLink,
  whatsappLink,
} from "#app/tools/review-kit/review-share.ts";

test("the share link has no recipient and carries its prefix", () => {
  const link = shareReviewLink("Chai & Co", "⭐ Good.\nReally? 100%");

  expect(link.startsWith("https://wa.me/?text=")).toBe(true);
  expect(new URL(link).searchParams.get("text")).toBe(
    "Check out this review for Chai & Co: ⭐ Good.\nReally? 100%",
  );
});

test("exact WhatsApp link", () => {
  expect(whatsappLink("اچھا & 1+1")).toBe(
    "https://wa.me/?text=%D8%A7%DA%86%DA%BE%D8%A7%20%26%201%2B1",
  );
});

test("exact SMS link", () => {
  expect(smsLink("Hi, there?")).toBe("sms:?&body=Hi%2C%20there%3F");
});

test("e-mail lines end with CRLF (RFC 6068)", () => {
  expect(emailLink("A & B", "One\nTwo")).toBe("mailto:?subject=A%20%26%20B&body=One%0D%0ATwo");
});
