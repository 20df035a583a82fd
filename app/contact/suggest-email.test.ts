import { expect, test } from "vitest";

import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["sana@gmial.com", "sana@gmail.com"],
  ["sana@gamil.com", "sana@gmail.com"],
  ["sana@gnail.com", "sana@gmail.com"],
  ["sana@gmal.com", "sana@gmail.com"],
  ["sana@gmail.con", "sana@gmail.com"],
  ["sana@gmial.cm", "sana@gmail.com"],
  ["sana@yaho.com", "sana@yahoo.com"],
  ["Sana.I@HOTMIAL.com ", "Sana.I@hotmail.com"],
  ["sana@outlok.com", "sana@outlook.com"],
  ["sana@icloud.co", "sana@icloud.com"],
])("asks whether %s is %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "sana@gmail.com",
  "sana@mail.com",
  "sana@ymail.com",
  "sana@gmx.com",
  "sana@yahoo.co.uk",
  "sana@hotmail.fr",
  "sana@outlook.pk",
  "sana@iqbaltiles.example",
  "sana@",
  "@gmial.com",
  "",
])("asks nothing about %s", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
