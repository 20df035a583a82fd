import { expect, test } from "vitest";

import {
  makeGroup,
  readAi,
  readGroups,
  toRules,
  writeAi,
  writeGroups,
} from "#app/tools/robots-txt-generator/group-row.ts";

const withoutIds = (groups: ReturnType<typeof readGroups>) =>
  toRules(groups ?? []).map(({ agent, disallow, allow }) => ({ agent, disallow, allow }));

test("groups come back from the address as they went into it", () => {
  const groups = [
    makeGroup("*", ["/cart", "/a b;c+d%20"], ["/cart/help"]),
    makeGroup("Googlebot-Image", ["/قیمت"]),
    makeGroup("Empty", [], []),
  ];

  expect(withoutIds(readGroups(writeGroups(groups)))).toEqual(withoutIds(groups));
});

test("an address that was broken on the way is not taken", () => {
  expect(readGroups("* -%E0%A4%A")).toBeUndefined();
});

test("the AI decisions come back too", () => {
  expect(writeAi(readAi("training,assistant"))).toBe("training,assistant");
  expect(readAi("")).toEqual({ training: "allow", search: "allow", assistant: "allow" });
  expect(readAi("user")).toMatchObject({ assistant: "block", search: "allow" });
});
