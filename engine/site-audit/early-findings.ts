/**
 * What a single page shows at once, told while the rest is still being read. The report judges again
 * with all pages at hand: these are first words, not verdicts.
 */
import { shorten } from "#lib/text/shorten.ts";
import { barePath } from "#engine/address/path-of.ts";
import { documentTitle } from "#engine/rules/page/titles/document-title.ts";
import { h1 } from "#engine/rules/page/titles/h1.ts";
import { metaDescription } from "#engine/rules/page/titles/meta-description.ts";
import { isUsuallyNoindexed } from "./meant-to-be-out.ts";
import { isVerificationFile } from "./not-a-page.ts";
import type { SiteSeverity } from "#engine/rules/severity.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import type { SiteRule } from "./rule.ts";
import { emptyShell } from "#engine/site-audit/rules/indexing/empty-shell.ts";
import { noindexLinked } from "#engine/site-audit/rules/indexing/noindex-linked.ts";
import { soft404 } from "#engine/site-audit/rules/indexing/soft-404.ts";
import { status4xx } from "#engine/site-audit/rules/indexing/status-4xx.ts";
import { status5xx } from "#engine/site-audit/rules/indexing/status-5xx.ts";
import { timeoutRule } from "#engine/site-audit/rules/indexing/timeout.ts";
import { titleDuplicate } from "#engine/site-audit/rules/titles/title-duplicate.ts";

export type EarlyFinding = {
  /** Its name in the report. */
  issue: string;
  /** A value that pages may share; they are counted by it. */
  shared?: string;
  /** What is there, or the address. */
  detail: string;
};

/** Of the checks of single pages, those that are told at once. */
const EARLY_VERDICTS: ReadonlySet<string> = new Set([
  "title-missing",
  "description-missing",
  "h1-missing",
]);

/** Of a title, in a first word. */
const SHOWN_CHARACTERS = 200;

/** The rules whose words are shown: the answers' own, the pages', and those of the checks above. */
const RULES: ReadonlyMap<string, Pick<SiteRule, "severity" | "title">> = new Map(
  [
    status4xx,
    status5xx,
    timeoutRule,
    noindexLinked,
    emptyShell,
    soft404,
    titleDuplicate,
    ...[documentTitle, metaDescription, h1]
      .flatMap(({ issues = [] }) => issues)
      .filter(({ id }) => EARLY_VERDICTS.has(id)),
  ].map((rule) => [rule.id, rule]),
);

/** In the words of the rule, for so many pages; a name that no rule has any more is shown as it is. */
export function describeEarly(
  issue: string,
  pages: number,
): { severity: SiteSeverity; title: string } {
  const rule = RULES.get(issue);
  if (rule === undefined) return { severity: "cosmetic", title: issue };
  return { severity: rule.severity, title: rule.title(pages) };
}

/** Of one page that answered in HTML. */
export function findEarly(facts: SitePageFacts, url: string): readonly EarlyFinding[] {
  if (isVerificationFile(url)) return [];
  const path = barePath(url);
  const found: EarlyFinding[] = [];
  if (facts.noindex !== null && !isUsuallyNoindexed(url)) {
    found.push({ issue: "noindex-linked", detail: `${path}: ${facts.noindex.value}` });
  }
  if (facts.shell !== null) {
    found.push({ issue: "empty-shell", detail: `${path}: ${facts.wordCount} words.` });
  } else if (facts.saysMissing !== null) {
    found.push({ issue: "soft-404", detail: `${path}: “${facts.saysMissing.value}”` });
  }
  const value = shorten(facts.titles[0]?.value ?? "", SHOWN_CHARACTERS, "");
  if (value !== "") found.push({ issue: "title-duplicate", shared: value, detail: `“${value}”` });
  for (const { issue } of facts.verdicts) {
    if (EARLY_VERDICTS.has(issue)) found.push({ issue, detail: path });
  }
  return found;
}
