import { beforeEach, expect, test, vi } from "vitest";

import type { DeskEnquiry } from "#lib/desk/enquiry.ts";

import { drawEnquiry } from "#tests/support/draw-enquiry.tsx";
import { enquiryOf } from "#tests/support/desk-answers.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  return () => vi.unstubAllGlobals();
});

test.each(["__proto__", "constructor", "toString", "/seo-services/__proto__", "hasOwnProperty"])(
  "an enquiry from the page %j is shown",
  (page) => {
    expect(drawEnquiry(enquiryOf({ page }))).toContain(page);
  },
);

test.each([
  "//evil.example/desk",
  "/\\evil.example",
  "https://evil.example",
  "/nowhere",
  "/\t/e.pk",
])("the page %j is text, never a link", (page) => {
  expect(drawEnquiry(enquiryOf({ page }))).not.toMatch(/<a href="[^"]*(?:evil|nowhere|e\.pk)/);
});

test("a page of this site is a link", () => {
  expect(drawEnquiry(enquiryOf({ page: "/contact?from=menu" }))).toContain(
    '<a href="/contact?from=menu">',
  );
});

/** Those that lead out, write or call. */
const links = (enquiry: DeskEnquiry) =>
  [...drawEnquiry(enquiry).matchAll(/href="([^"]*)"/g)].filter(([, href]) =>
    /spam|tel:|wa\.me/.test(href ?? ""),
  );

test("nothing in spam is a link that leads out, writes or calls", () => {
  const spam = enquiryOf({
    spam: true,
    email: "a@spam.example",
    phone: "+92 300 1234567",
    number: "+923001234567",
    website: "spam.example",
    message: "Buy at https://spam.example/now",
    others: { more: "https://spam.example/more" },
  });
  expect(links(spam)).toEqual([]);
  expect(links({ ...spam, spam: false }).length).toBeGreaterThan(4);
});

test("an address cannot add a reader to the mail", () => {
  const page = drawEnquiry(enquiryOf({ email: "victim%40bank.pk?bcc=spy@evil.pk" }));
  expect(page).toContain("mailto:victim%2540bank.pk%3Fbcc%3Dspy@evil.pk");
  expect(page).not.toMatch(/mailto:[^"]*\?bcc/);
});
