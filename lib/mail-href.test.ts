import { expect, test } from "vitest";

import { mailHref } from "#lib/mail-href.ts";

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
