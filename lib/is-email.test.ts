import { expect, test } from "vitest";

import { isEmail } from "#lib/is-email.ts";

test.each([
  "ayesha@example.pk",
  "a.b+audit@mail.example.com",
  "o'neil@example.com",
  "x@münchen.example",
])("takes %s for an e-mail address", (address) => {
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
