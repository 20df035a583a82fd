import { expect, test } from "vitest";

import { rulePages } from "#engine/rules/rule-pages.ts";
import { callSeo } from "#scripts/seo/call-seo.ts";

test("all rules are listed, and one says what its page says", async () => {
  const list = await callSeo(["rules", "--json"]);
  const one = await callSeo(["rules", "description-duplicate", "--json"]);

  expect(JSON.parse(list.output)).toHaveLength(rulePages.length);
  expect(JSON.parse(one.output)).toEqual(
    rulePages.find(({ id }) => id === "description-duplicate"),
  );
});

test("a part of a check, as a report names it, leads to the check", async () => {
  const check = rulePages.find(({ remedies }) =>
    remedies.some(({ issue }) => issue !== undefined),
  )!;
  const issue = check.remedies.find((remedy) => remedy.issue !== undefined)!.issue!;

  const { output } = await callSeo(["rules", issue.id, "--json"]);

  expect(JSON.parse(output)).toEqual(check);
});

test("a rule that is not there is told with the one that was meant", async () => {
  expect(await callSeo(["rules", "description-duplicat"])).toEqual({
    status: 2,
    output: "",
    errors: expect.stringMatching(/no rule "description-duplicat"\. Did you mean/),
  });
});
