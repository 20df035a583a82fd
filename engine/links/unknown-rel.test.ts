import { expect, test } from "vitest";

import { tellUnknownRel, unknownRel } from "./unknown-rel.ts";

test.each([
  ["alternate", undefined],
  ["ALTERNATE", undefined],
  ["nofollow alternate", undefined],
  ["author", undefined],
  ["alternative", "alternative"],
  [" alernate ", "alernate"],
  ["alternates hreflang", "alternates hreflang"],
  ["", ""],
  [null, ""],
])("rel %j is unknown as %j", (rel, said) => {
  expect(unknownRel(rel)).toBe(said);
});

test("the wrong word is named", () => {
  expect(tellUnknownRel("alernate")).toBe("says rel=“alernate”, where it must be “alternate”");
});
