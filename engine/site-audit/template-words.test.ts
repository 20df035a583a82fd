import { expect, test } from "vitest";

import { siteRules } from "./site-rules.ts";
import { findTemplateWords, splitDrafts } from "./template-words.ts";

const rule = siteRules[0]!;

test("a draft is apart from the rules that audits ask and that have a page", () => {
  const draft = { ...rule, id: "a-draft", why: "[Write what a page loses by it.]" };

  expect(splitDrafts([rule, draft])).toEqual({ live: [rule], drafts: [draft] });
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
