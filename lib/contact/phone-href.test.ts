import { expect, test } from "vitest";

import { phoneHref } from "#lib/contact/phone-href.ts";
import { whatsAppHref, whatsAppShareHref } from "#lib/contact/whats-app-href.ts";

test.each([
  ["+92 42 0000 0001", "tel:+924200000001"],
  ["+923001234567", "tel:+923001234567"],
  ["+924235761234 ext. 5", "tel:+924235761234;ext=5"],
  ["+9242111123456", "tel:+9242111123456"],
  ["+92992340123", "tel:+92992340123"],
  ["+971501234567", "tel:+971501234567"],
  // A prefix that the numbering plan does not have yet is kept as it was typed.
  ["0338-1234567", "tel:+923381234567"],
  ["+92 338 1234567", "tel:+923381234567"],
])("%j is called by %j", (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
});

test.each([
  "",
  "call me",
  "042-35761234 / 35",
  "042-35761234-35",
  "+9242357612345",
  "+92 300 12345678",
  "+92 300 123456",
  "0300-1234567 0321-7654321",
  "0300-123456",
  "35761234",
  "+923001234567;phone-context=evil.example",
  "+923001234567?call",
  "+9230012345678901234",
])("%j is not a single number: neither a call nor a chat", (typed) => {
  expect(phoneHref(typed)).toBeUndefined();
  expect(whatsAppHref(typed, "Hello")).toBeUndefined();
});

test("a chat has the digits alone and the whole draft", () => {
  expect(whatsAppHref("+92 300 0000001", "A & B\n100%")).toBe(
    "https://wa.me/923000000001?text=A%20%26%20B%0A100%25",
  );
  expect(whatsAppShareHref("A & B")).toBe("https://wa.me/?text=A%20%26%20B");
});

test("nobody has WhatsApp behind an extension", () => {
  expect(whatsAppHref("+924235761234 ext. 5", "Hello")).toBeUndefined();
});
