import { expect, test } from "vitest";

import { normalizePhone } from "#server/forms/normalize-phone.ts";

test.each([
  "0300 1234567",
  "0300-1234567",
  "0300.1234567",
  "0300_1234567",
  "03001234567",
  "3001234567",
  "923001234567",
  "00923001234567",
  "0092 300-1234567",
  "+92 300 1234567",
  "+92-0300-1234567",
  "+92 (0)300 1234567",
  "۰۳۰۰۱۲۳۴۵۶۷",
  "٠٣٠٠ ١٢٣٤٥٦٧",
  "＋９２ ３００ １２３４５６７",
  "\u202a+92 300 1234567\u202c",
  "wa.me/923001234567",
  "https://wa.me/923001234567",
  "0300-1234567 (WhatsApp)",
  "Mobile: 0300 1234567",
])("keeps a mobile number written as %j with its country's code", (typed) => {
  expect(normalizePhone(typed)).toBe("+923001234567");
});

test.each([
  ["(042) 3576-1234", "+924235761234"],
  ["021 111 111 111", "+9221111111111"],
  ["051 1234567 ext 5", "+92511234567 ext. 5"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+971 50 123 4567", "+971501234567"],
])("keeps %j as %j", (typed, kept) => {
  expect(normalizePhone(typed)).toBe(kept);
});

test.each([
  "call me",
  "12345",
  "0300 12345678",
  "0300 1234567 / 0321 7654321",
  "1234567890123456",
  "ayesha@example.pk",
  "0300 1234567 after 5",
  "9".repeat(250),
])("takes %j for no number, or not for one", (typed) => {
  expect(normalizePhone(typed)).toBeUndefined();
});
