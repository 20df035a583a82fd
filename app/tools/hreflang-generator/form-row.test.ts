import { expect, test } from "vitest";

import { makeRow, readHreflangRows } from "./form-row.ts";

const anyId = { id: expect.any(String) as string };

test("rows come back from the fields of their form", () => {
  const fields = {
    "url-1": "https://a.example/",
    "language-1": "ur",
    "region-1": "PK",
    "url-2": "",
  };

  expect(readHreflangRows(fields)).toEqual([
    { ...makeRow({ url: "https://a.example/", language: "ur", region: "PK" }), ...anyId },
    { ...makeRow(), ...anyId },
  ]);
  expect(readHreflangRows({ fallback: "https://a.example/" })).toBeUndefined();
});

test("rows of an old link are read", () => {
  expect(readHreflangRows({ rows: "ur PK https://a.example/?a=1%3Bb=%2520%20c;en  " })).toEqual([
    {
      ...makeRow({ url: "https://a.example/?a=1;b=%20 c", language: "ur", region: "PK" }),
      ...anyId,
    },
    { ...makeRow({ language: "en" }), ...anyId },
  ]);
});

test("an old link that was broken on the way is not taken", () => {
  expect(readHreflangRows({ rows: "ur PK %E0%A4%A" })).toBeUndefined();
});
