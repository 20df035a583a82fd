import { expect, test } from "vitest";

import { phoneHref } from "./phone-href.ts";
import { whatsAppHref, whatsAppShareHref } from "./whats-app-href.ts";

test.each([
  ["+92 42 0000 0001", "tel:+924200000001"],
  ["+923001234567", "tel:+923001234567"],
  ["+924235761234 ext. 5", "tel:+924235761234;ext=5"],
  ["+9242111123456", "tel:+9242111123456"],
])("%j is called by %j", (written, href) => {
  expect(phoneHref(written)).toBe(href);
});

test.each([
  "",
  "call me",
  "0300 1234567",
  "042-35761234 / 35",
  "0300-1234567 0321-7654321",
  "+923001234567;phone-context=evil.example",
  "+923001234567?call",
  "+9230012345678901234",
  "+924235761234 ext. 123456789",
])("%j is not written as a number: neither a call nor a chat", (written) => {
  expect(phoneHref(written)).toBeUndefined();
  expect(whatsAppHref(written, "Hello")).toBeUndefined();
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
