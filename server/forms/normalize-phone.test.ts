import { expect, test } from "vitest";

import { phoneHref } from "#lib/contact/phone-href.ts";

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
  "0300/1234567",
  "0300,1234567",
  "wa.me/923001234567",
  "https://wa.me/923001234567",
  "0300-1234567 (WhatsApp)",
  "Mobile: 0300 1234567",
])("keeps a mobile number written as %j with its country's code", (typed) => {
  expect(normalizePhone(typed)).toEqual({ phone: "+923001234567" });
});

test.each([
  ["(042) 3576-1234", "+924235761234"],
  ["042/35761234", "+924235761234"],
  ["021 111 111 111", "+9221111111111"],
  ["051 2345678 ext 5", "+92512345678 ext. 5"],
  ["042-35761234 ext 5", "+924235761234 ext. 5"],
  ["042-35761234 x12", "+924235761234 ext. 12"],
  ["042-35761234 Extension: 5", "+924235761234 ext. 5"],
  ["+44 20 7946 0958", "+442079460958"],
  ["+971 50 123 4567", "+971501234567"],
])("keeps %j as %j", (typed, phone) => {
  expect(normalizePhone(typed)).toEqual({ phone });
});

test.each([
  ["042-35761234 / 35", "+924235761234"],
  ["042-35761234/5", "+924235761234"],
  ["92-42-3576 1234 / 5", "+924235761234"],
  ["0992-340123/4", "+92992340123"],
  ["0992-340123/4 ext 5", "+92992340123"],
  ["042-35761234, 35", "+924235761234"],
  ["042-35761234\n042-35761235", "+924235761234"],
  ["0300 1234567 / 0321 7654321", "+923001234567"],
  ["0300-1234567 0321-7654321", "+923001234567"],
  ["0300-1234567 - 0321-7654321", "+923001234567"],
  ["0300 1234567 or 042 35761234", "+923001234567"],
  ["0300 1234567 after 5", "+923001234567"],
])("of %j keeps the first number, and what was typed beside it", (typed, phone) => {
  expect(normalizePhone(typed)).toEqual({ phone, asTyped: typed.replace("\n", " ") });
});

test.each(["0338-1234567", "+92 338 1234567", "0338 1234567"])(
  "keeps %j as it was typed: the prefix may be younger than the plan",
  (typed) => {
    expect(normalizePhone(typed)).toEqual({ phone: typed });
    expect(phoneHref(typed)).toBe("tel:+923381234567");
  },
);

test.each(["042-35761234-35", "042-3576123", "35761234", "042 35761234 5"])(
  "keeps %j as it was typed, and it calls nobody",
  (typed) => {
    expect(normalizePhone(typed)).toEqual({ phone: typed });
    expect(phoneHref(typed)).toBeUndefined();
  },
);

test.each([
  "call me",
  "12345",
  "0300 12345678",
  "0300-123456",
  "+1 212 555 01234",
  "1234567890123456",
  "ayesha@example.pk",
  "9".repeat(250),
])("takes %j for no number", (typed) => {
  expect(normalizePhone(typed)).toBeUndefined();
});
