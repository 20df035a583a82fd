import { expect, test } from "vitest";

import { readLinkHeader } from "./link-header.ts";

test("reads each link with its rel and language", () => {
  const header =
    '<https://a.example/>; rel="canonical", <https://a.example/ur>; rel=alternate; hreflang="ur-PK"';

  expect(readLinkHeader(header)).toEqual([
    { href: "https://a.example/", rel: "canonical", hreflang: "" },
    { href: "https://a.example/ur", rel: "alternate", hreflang: "ur-PK" },
  ]);
});

test("a comma inside an address parts nothing", () => {
  expect(readLinkHeader('<https://a.example/?a=1,2>; rel="canonical"')).toHaveLength(1);
});

test.each(["", "canonical", "<", "<>", ";;;"])("%j names no relation", (header) => {
  expect(readLinkHeader(header).filter(({ rel }) => rel !== "")).toEqual([]);
});
