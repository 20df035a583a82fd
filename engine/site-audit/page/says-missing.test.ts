import { expect, test } from "vitest";

import { findSaysMissing } from "./says-missing.ts";

const isMissing = (headline: string, count = 10) =>
  findSaysMissing([{ value: headline, line: 1 }], { count, text: "" }) !== null;

test.each([
  "404",
  "Page Not Found",
  "Error 404 (Not Found)!!1",
  "Oops! That page can’t be found.",
  "This page isn't available",
  "Page introuvable",
  "Seite nicht gefunden",
  "Página no encontrada",
  "الصفحة غير موجودة",
  "صفحہ نہیں ملا",
])("a page with the headline %s says that it is missing", (headline) => {
  expect(isMissing(headline)).toBe(true);
});

test.each(["404 Area Code", "Lost and Found", "Sorry, nothing here", "Pages that we are proud of"])(
  "near miss: %s",
  (headline) => {
    expect(isMissing(headline)).toBe(false);
  },
);

test("near miss: a page with more to say", () => {
  expect(isMissing("Page not found", 61)).toBe(false);
});
