import { expect, test } from "vitest";

import { isEmail } from "./is-email.ts";
import { mailHref } from "./mail-href.ts";

test("a mail to one address, with a subject and lines", () => {
  expect(mailHref({ to: "ali@example.pk" })).toBe("mailto:ali@example.pk");
  expect(mailHref({ to: "ali+seo@example.pk", subject: "A & B", body: "One\nTwo" })).toBe(
    "mailto:ali%2Bseo@example.pk?subject=A%20%26%20B&body=One%0D%0ATwo",
  );
});

test("without an address the mail program asks for it", () => {
  expect(mailHref({ subject: "A" })).toBe("mailto:?subject=A");
});

test.each([
  "",
  "ali",
  "ali@example.pk,spy@evil.pk",
  "ali@example.pk?bcc=spy@evil.pk",
  "Ali <ali@example.pk>",
  "ali@example.pk\r\nBcc: spy@evil.pk",
])("%j is not a single address: no link", (to) => {
  expect(mailHref({ to })).toBeUndefined();
});

test("an address cannot add a reader or a field of the mail", () => {
  expect(mailHref({ to: "victim%40bank.pk?bcc=spy@evil.pk" })).toBe(
    "mailto:victim%2540bank.pk%3Fbcc%3Dspy@evil.pk",
  );
});

test("half a character in a draft does not break the page", () => {
  expect(mailHref({ to: "ali@example.pk", body: "\ud800" })).toContain("body=%EF%BF%BD");
});

test.each([
  "ayesha@example.pk",
  "a.b+audit@mail.example.com",
  "o'neil@example.com",
  "x@münchen.example",
])("takes %s for an email address", (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  ["without @", "ayesha.example.pk"],
  ["a domain without a dot", "a@b"],
  ["a quoted local part", '"a b"@c.example'],
  ["an address literal", "x@[127.0.0.1]"],
  ["two addresses", "a@b.example,d@e.example"],
  ["a display name", "A <a@b.example>"],
  ["a line break", "a@b.example\r\nBcc: c@d.example"],
  ["a domain label that ends with a hyphen", "a@b-.example"],
  [
    "more than 254 characters",
    `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(20)}.example`,
  ],
])("refuses an address with %s", (_reason, address) => {
  expect(isEmail(address)).toBe(false);
});
