import { expect, test, vi } from "vitest";

import { siteRules } from "./site-rules.ts";
import { findTemplateWords } from "./template-words.ts";
import type * as module from "#engine/site-audit/rules/titles/title-duplicate.ts";

const rule = siteRules[0]!;

test("a draft is in no audit and has no page", async () => {
  vi.doMock("#engine/site-audit/rules/titles/title-duplicate.ts", async (importOriginal) => {
    const { titleDuplicate } = await importOriginal<typeof module>();
    return { titleDuplicate: { ...titleDuplicate, why: "[Write what a page loses by it.]" } };
  });
  // Other test files may have loaded the rules before.
  vi.resetModules();
  const { draftRules, siteRules: live } = await import("./site-rules.ts");
  const { rulePages } = await import("#engine/rules/rule-pages.ts");
  vi.doUnmock("#engine/site-audit/rules/titles/title-duplicate.ts");
  vi.resetModules();

  expect(draftRules.map(({ id }) => id)).toContain("title-duplicate");
  expect([...live, ...rulePages].filter(({ id }) => id === "title-duplicate")).toEqual([]);
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
