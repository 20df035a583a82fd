import { expect, test } from "vitest";

import { readRows } from "#app/tools/keyword-difficulty-checker/read-rows.ts";

test("reads lines parted by tabs or commas, with what is known", () => {
  expect(readRows("30\t45\thttps://a.pk\tDesks, in Lahore\n\n10,,b.pk\n0")).toEqual({
    ok: true,
    value: [
      { domains: 30, authority: 45, url: "https://a.pk", title: "Desks, in Lahore" },
      { domains: 10, url: "b.pk" },
      { domains: 0 },
    ],
  });
});

test.each([
  ["", "few", undefined],
  ["1\n2", "few", undefined],
  ["1\n2\n".repeat(6), "many", undefined],
  ["1\nten\n3", "domains", 2],
  ["1\n-2\n3", "domains", 2],
  ["1\n2\n3,101", "authority", 3],
])("%j is refused: %s", (text, problem, line) => {
  expect(readRows(text)).toEqual({ ok: false, problem, ...(line && { line }) });
});
