import { expect, test } from "vitest";

import { addPage, makePage, readHreflangPages } from "./hreflang-page.ts";

test("pages of an old link are read", () => {
  const pages = '[["https://a.example/","<link rel=\\"alternate\\">"],["","قیمت"]]';

  expect(readHreflangPages({ pages })).toEqual([
    makePage({ url: "https://a.example/", text: '<link rel="alternate">' }),
    makePage({ id: 2, text: "قیمت" }),
  ]);
});

test.each(["", "[]", "[1]", "{", '"x"'])("an old link with %j is not ours", (pages) => {
  expect(readHreflangPages({ pages })).toBeUndefined();
});

test("a dropped file fills the first empty page, the next one is a page of its own", () => {
  const pages = ["one", "two"].reduce<ReturnType<typeof addPage>>(addPage, [makePage()]);

  expect(pages).toEqual([makePage({ text: "one" }), makePage({ id: 2, text: "two" })]);
});

test("pages come back from the fields of their form; empty fields are no pages", () => {
  expect(
    readHreflangPages({ "source-1": "a", "address-1": "https://a.example/", "source-4": "b" }),
  ).toEqual([
    { id: 1, url: "https://a.example/", text: "a" },
    { id: 4, url: "", text: "b" },
  ]);
  expect(readHreflangPages({ "source-1": "", "address-1": "" })).toBeUndefined();
});
