import { expect, test } from "vitest";

import { findPhone, readKeptNumber, writeNumber } from "./find-phone.ts";

const find = (typed: string) => {
  const found = findPhone(typed);
  return found && writeNumber(found.number);
};

test.each([
  "0300 1234567",
  "0300-1234567",
  "0300.1234567",
  "0300_1234567",
  "03001234567",
  "3001234567",
  "(0300) 1234567",
  "0300 123 45 67",
  "0300–1234567",
  "0300\u00a0123\u202f4567",
  "0300\t1234567",
  "923001234567",
  "00923001234567",
  "00 92 300 1234567",
  "(0092) 300 1234567",
  "0092 300-1234567",
  "+92 300 1234567",
  "+ 92 300 1234567",
  "+92(0)3001234567",
  "+92 (0)300 1234567",
  "+92-0300-1234567",
  "(+92) 300 1234567",
  "( +92 ) 300 1234567",
  "WhatsApp (+92 300) 1234567",
  "WhatsApp only 0300-1234567",
  "۰۳۰۰۱۲۳۴۵۶۷",
  "٠٣٠٠ ١٢٣٤٥٦٧",
  "واٹس ایپ ۰۰۹۲ ۳۰۰ ۱۲۳۴۵۶۷",
  "＋９２ ３００ １２３４５６７",
  "＋92 300 1234567",
  "\u202a+92 300 1234567\u202c",
  "0300/1234567",
  "0300,1234567",
  "+92/300/1234567",
  "wa.me/923001234567",
  "https://wa.me/923001234567?text=Hello%20123",
  "https://api.whatsapp.com/send?phone=923001234567",
  "tel:+923001234567",
  "Mobile: 0300 1234567 (9 am to 5 pm)",
  "24/7 0300-1234567",
  "+92 300 1234567, 0300-1234567",
])("finds the mobile number in %j", (typed) => {
  expect(find(typed)).toBe("+923001234567");
});

test.each([
  ["(042) 3576-1234", "+924235761234"],
  ["(+92)-42-35761234", "+924235761234"],
  ["042/35761234", "+924235761234"],
  ["021 111 111 111", "+9221111111111"],
  ["051 2345678 ext 5", "+92512345678 ext. 5"],
  ["042-35761234 x12", "+924235761234 ext. 12"],
  ["042-35761234, Extension: 5", "+924235761234 ext. 5"],
  ["+924235761234;ext=5", "+924235761234 ext. 5"],
  ["+44 20 7946 0958", "+442079460958"],
  ["0044 20 7946 0958", "+442079460958"],
  ["+971 50 123 4567", "+971501234567"],
  ["+1 (212) 736-5000", "+12127365000"],
])("finds in %j %j", (typed, number) => {
  expect(find(typed)).toBe(number);
});

test.each([
  ["042-35761234 / 35", "+924235761234"],
  ["042-35761234/5", "+924235761234"],
  ["042-35761234~38", "+924235761234"],
  ["042-35761234, 35", "+924235761234"],
  ["042-35761234;35", "+924235761234"],
  ["042-35761234\n35", "+924235761234"],
  ["92-42-3576 1234 / 5", "+924235761234"],
  ["0992-340123/4", "+92992340123"],
  ["0992-340123/4 ext 5", "+92992340123"],
])(
  "of a second line in %j that is no whole number it makes neither digits nor an extension",
  (typed, number) => {
    expect(find(typed)).toBe(number);
    expect(findPhone(typed)?.beside).not.toBe("");
  },
);

test.each([
  "0300 1234567 / 0321 7654321",
  "0300/1234567/0321/7654321",
  "0300-1234567 0321-7654321",
  "0300-1234567, 042-35761234 ext. 5",
  "0300-1234567; 0321-7654321",
  "0300 1234567 or 042 35761234",
  "0300 1234567 x 0321 7654321",
  "042-35761234\n042-35761235",
  "۰۳۰۰-۱۲۳۴۵۶۷ یا ۰۳۲۱-۷۶۵۴۳۲۱",
  "+923001234567+923217654321",
])("finds none in %j, which has two", (typed) => {
  expect(find(typed)).toBeUndefined();
});

test.each([
  "",
  "call me",
  "N/A",
  "12345",
  "0300 12345678",
  "+92 300 12345678",
  "0300-123456",
  "0300 1234567 8",
  "042-3576123",
  "042-35761234-35",
  "35761234",
  "0338-1234567",
  "+1 212 555 01234",
  "+971 50 123 45678",
  "1234567890123456",
  "0300123456703217654321",
  "042 35761234 ext 03217654321",
  "ayesha@example.pk",
  "ali03001234567@gmail.com",
  "+92 3OO 1234567",
  "35202-1234567-1",
  "House 12, Street 5, Lahore 54000",
])("finds no number in %j", (typed) => {
  expect(find(typed)).toBeUndefined();
});

test("what is said beside the number is handed on, and signs alone are nothing", () => {
  expect(findPhone("0300-1234567 (WhatsApp only)")?.beside).toContain("WhatsApp only");
  expect(findPhone("Tel. 0300-1234567")?.beside).toContain("Tel");
  expect(findPhone("< 0300-1234567 >")?.beside).toBe("");
});

test.each(["1,", "1/1 ", "0300-1234567x", "(1"])(
  "searches 200 characters of %j at once",
  (part) => {
    const started = performance.now();
    findPhone(part.repeat(200).slice(0, 200));
    expect(performance.now() - started).toBeLessThan(1000);
  },
);

test.each([
  ["+923001234567", "+92 300 1234567"],
  ["+924235761234 ext. 5", "+92 42 35761234 ext. 5"],
  ["+971501234567", "+971 50 123 4567"],
])("%j is a number as it is kept, and reads %j", (kept, read) => {
  expect(readKeptNumber(kept)?.formatInternational()).toBe(read);
});

test.each(["", "+9230012345678", "+92300123456", "+92 300 1234567", "0300 1234567", "call me"])(
  "%j is a text kept as typed",
  (kept) => {
    expect(readKeptNumber(kept)).toBeUndefined();
  },
);
