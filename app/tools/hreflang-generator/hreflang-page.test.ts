import { expect, test } from "vitest";

import {
  addPage,
  makePage,
  readFields,
  readHreflangPages,
  writePages,
} from "#app/tools/hreflang-generator/hreflang-page.ts";

test("pages come back from the address as they went into it", () => {
  const pages = [
    makePage({ url: "https://a.example/", text: '<link rel="alternate">\n' }),
    makePage({ id: 2, text: "قیمت" }),
  ];

  expect(readHreflangPages(writePages(pages))).toEqual(pages);
});

test.each(["", "[]", "[1]", "{", '"x"'])("%j is not ours", (text) => {
  expect(readHreflangPages(text)).toBeUndefined();
});

test("a dropped file fills the first empty page, the next one is a page of its own", () => {
  const pages = ["one", "two"].reduce<ReturnType<typeof addPage>>(addPage, [makePage()]);

  expect(pages).toEqual([makePage({ text: "one" }), makePage({ id: 2, text: "two" })]);
});

test("pages come back from the fields of their form; empty fields are no pages", () => {
  expect(
    readFields({ "source-1": "a", "address-1": "https://a.example/", "source-4": "b" }),
  ).toEqual([
    { id: 1, url: "https://a.example/", text: "a" },
    { id: 4, url: "", text: "b" },
  ]);
  expect(readFields({ "source-1": "", "address-1": "" })).toBeUndefined();
});
