import { describe, expect, test } from "vitest";

import { lintText, type LintedText } from "./lint-text.ts";

type Case = [
  text: string,
  kind: LintedText["kind"],
  platform: LintedText["platform"],
  ids: string[],
];

const cases: Case[] = [
  ["Quiet at night, cools the room.", "review", "amazon", []],
  ["See https://example.com/x for more", "review", "google", ["link"]],
  ["Find them on shop.com.pk", "review", "shop", ["link"]],
  ["Write to sales@example.org", "review", "google", ["link", "e-mail"]],
  ["Call 0300-1234567 now", "review", "google", ["phone number"]],
  ["Call +92 (42) 111 222 333", "review", "fiverr", ["phone number"]],
  ["فون: ۰۳۰۰۱۲۳۴۵۶۷", "review", "google", ["phone number"]],
  ["In use since 2024, 12 months, 1.5 ton", "review", "google", []],
  ["THIS IS THE BEST shop", "review", "google", ["capitals"]],
  ["A NADRA form and an AC unit", "review", "google", []],
  ["Cheap at Rs. 4500", "review", "amazon", ["price"]],
  ["Cheap at Rs. 4500", "review", "google", []],
  ["The seller was slow and the shipping too", "review", "amazon", ["seller or shipping"]],
  ["The seller was slow", "review", "shop", []],
  ["Visit us, our products are fine", "review", "google", ["seller's voice"]],
  ["Please leave a 5 star review", "request", "google", ["stars asked for"]],
  ["براہِ کرم پانچ ستارے دیں", "request", "google", ["stars asked for"]],
  ["Was it a 5 star stay? Yes.", "review", "google", []],
  ["Get a discount for your review", "request", "google", ["reward"]],
  ["تبصرے پر رعایت", "request", "google", ["reward"]],
  ["Your order no. 4711 was late", "reply", "google", ["private matter"]],
  ["Reach us on 0300-1234567 or a@b.example", "reply", "google", []],
  ["Good. [Add what you noticed in use.]", "review", "shop", ["gap"]],
];

describe("finds", () => {
  test.each(cases)("%s (%s, %s)", (text, kind, platform, ids) => {
    expect(lintText({ text, kind, platform }).map((finding) => finding.id)).toEqual(ids);
  });
});

test("says whose rule it is", () => {
  const linked = { text: "https://example.com", kind: "review" } as const;

  expect(lintText({ ...linked, platform: "google" })[0]?.isPlatformRule).toBe(true);
  expect(lintText({ ...linked, platform: "shop" })[0]?.isPlatformRule).toBe(false);
});

test("shows the words it is about", () => {
  const [finding] = lintText({ text: "Ring 0300-1234567.", kind: "review", platform: "google" });

  expect(finding?.words).toBe("0300-1234567");
});
