import { describe, expect, test } from "vitest";

import { namePages, readAddresses } from "./read-addresses.ts";

describe("addresses, one a line", () => {
  test("come as typed, in their order, each once", () => {
    expect(readAddresses("b.pk\r\n\n https://a.pk/x \nHTTPS://B.pk/", { most: 2 })).toEqual({
      ok: true,
      value: ["b.pk", "https://a.pk/x"],
    });
  });

  test.each([
    ["", "Type at least one address, one a line."],
    [" \n", "Type at least one address, one a line."],
    ["a.pk\n\ntwo words", "Line 3 is not an address: write it as a.pk/page."],
    ["a.pk\nb.pk\nc.pk", "3 are too many: 2 addresses at most."],
  ])("%j is refused in words", (text, problem) => {
    expect(readAddresses(text, { most: 2 })).toEqual({ ok: false, problem });
  });
});

test("pages are named by host, and by path where they share one", () => {
  expect(namePages(["www.a.pk/x", "https://b.pk/", "https://b.pk/desks?x=1", "two words"])).toEqual(
    ["a.pk", "b.pk", "b.pk/desks?x=1", "two words"],
  );
});
