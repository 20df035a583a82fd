import { expect, test, vi } from "vitest";

import { rulePages } from "#engine/rules/rule-pages.ts";
import { draftRules, siteRules } from "./site-rules.ts";
import { findTemplateWords } from "./template-words.ts";
import type * as titleDuplicate from "#engine/site-audit/rules/titles/title-duplicate.ts";

vi.mock("#engine/site-audit/rules/titles/title-duplicate.ts", async (importOriginal) => {
  const { titleDuplicate: rule } = await importOriginal<typeof titleDuplicate>();
  return { titleDuplicate: { ...rule, why: "[Write what a page loses by it.]" } };
});

const rule = siteRules[0]!;

test("a draft is in no audit and has no page", () => {
  expect(draftRules.map(({ id }) => id)).toContain("title-duplicate");
  expect([...siteRules, ...rulePages].filter(({ id }) => id === "title-duplicate")).toEqual([]);
});

test.each([
  ["a sentence", { why: "[Write what a page loses by it.]" }],
  [
    "the title for many pages",
    { title: (pages: number) => (pages === 1 ? "One page has no h1" : "[Write the title.]") },
  ],
  ["what its page says", { guide: { ...rule.guide, matters: "Owners of [Write whose.]" } }],
  ["what it looks for", { find: () => ("".startsWith("[Write what to look for]") ? [] : []) }],
])("a rule is a draft while %s is the template's", (_what, words) => {
  expect(findTemplateWords({ ...rule, ...words })).toHaveLength(1);
});

test("brackets and filler words of a rule's own are not the template's", () => {
  const why = "“Lorem ipsum” and “[your name]” say nothing. Write [a] text.";

  expect(findTemplateWords({ ...rule, why })).toEqual([]);
});
