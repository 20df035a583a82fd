import { expect, test } from "vitest";

import { makeRow, readHreflangRows, writeRows } from "#app/tools/hreflang-generator/form-row.ts";

test("rows come back from the address as they went into it", () => {
  const rows = [
    makeRow({ url: "https://a.example/?a=1;b=%20 c", language: "ur", region: "PK" }),
    makeRow({ url: "", language: "en", region: "" }),
  ];

  expect(readHreflangRows(writeRows(rows))).toEqual(
    rows.map((row) => ({ ...row, id: expect.any(String) })),
  );
});

test("an address that was broken on the way is not taken", () => {
  expect(readHreflangRows("ur PK %E0%A4%A")).toBeUndefined();
});
