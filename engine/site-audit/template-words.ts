import type { SiteRule } from "./rule.ts";

/** As in scripts/new/templates/rule/rule.ts.template. */
const TEMPLATE_WORDS = /\[Write [^\]]*\]/g;

/** What `npm run new:rule` left for its author to write, each once; a rule with any of it is a draft. */
export function findTemplateWords(rule: SiteRule): readonly string[] {
  const { title, find } = rule;
  const words = JSON.stringify({ ...rule, titles: [title(1), title(3)], find: String(find) });
  return [...new Set(words.match(TEMPLATE_WORDS))];
}

/** A rule is a draft while it has words of its template. */
export function splitDrafts(rules: readonly SiteRule[]): {
  live: readonly SiteRule[];
  drafts: readonly SiteRule[];
} {
  return { live: rules.filter((rule) => !isDraft(rule)), drafts: rules.filter(isDraft) };
}

function isDraft(rule: SiteRule): boolean {
  return findTemplateWords(rule).length > 0;
}
