import { expect, test } from "vitest";

import { makeGroup, readAi, readGroups, toRules, writeAi } from "./group-row.ts";

const withoutIds = (groups: ReturnType<typeof readGroups>) =>
  toRules(groups ?? []).map(({ agent, disallow, allow }) => ({ agent, disallow, allow }));

test("groups come back from the fields of their form, in their order", () => {
  const fields = {
    "agent-1": "*",
    "rule-1-1": "disallow",
    "path-1-1": "/cart",
    "rule-1-2": "allow",
    "path-1-2": "/cart/help",
    "agent-2": "Empty",
    sitemap: "",
  };

  expect(
    readGroups(fields)?.map(({ agent, paths }) => [agent, paths.map(({ kind }) => kind)]),
  ).toEqual([
    ["*", ["disallow", "allow"]],
    ["Empty", []],
  ]);
  expect(readGroups({ sitemap: "" })).toBeUndefined();
});

test("groups of an old link are read", () => {
  const rules = "* -/cart -/a%20b%3Bc%2Bd%2520 +/cart/help;Googlebot-Image -/قیمت;Empty";

  expect(withoutIds(readGroups({ rules }))).toEqual(
    withoutIds([
      makeGroup("*", ["/cart", "/a b;c+d%20"], ["/cart/help"]),
      makeGroup("Googlebot-Image", ["/قیمت"], []),
      makeGroup("Empty", [], []),
    ]),
  );
});

test("an old link that was broken on the way is not taken", () => {
  expect(readGroups({ rules: "* -%E0%A4%A" })).toBeUndefined();
});

test("the AI decisions come back too", () => {
  expect(writeAi(readAi("training,assistant"))).toBe("training,assistant");
  expect(readAi("")).toEqual({ training: "allow", search: "allow", assistant: "allow" });
  expect(readAi("user")).toMatchObject({ assistant: "block", search: "allow" });
});
