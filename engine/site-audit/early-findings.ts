/**
 * What a single page shows at once, told while the rest is still being read. The report judges again
 * with all pages at hand: these are first words, not verdicts.
 */
import { pathOf } from "#engine/address/path-of.ts";
import { isUsuallyNoindexed } from "#engine/site-audit/meant-to-be-out.ts";
import { isVerificationFile } from "#engine/site-audit/not-a-page.ts";
import type { SiteSeverity } from "#engine/rules/severity.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { ownValue } from "#lib/own-value.ts";

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

type Words = { severity: SiteSeverity; one: string; many: (pages: number) => string };

const WORDS: Readonly<Record<string, Words>> = {
  "status-4xx": {
    severity: "blocking",
    one: "An address that is named here is gone",
    many: (pages) => `${pages} addresses that are named here are gone`,
  },
  "status-5xx": {
    severity: "blocking",
    one: "The server fails at one address",
    many: (pages) => `The server fails at ${pages} addresses`,
  },
  timeout: {
    severity: "blocking",
    one: "One address gives no answer in time",
    many: (pages) => `${pages} addresses give no answer in time`,
  },
  "noindex-linked": {
    severity: "blocking",
    one: "One page tells Google to stay out",
    many: (pages) => `${pages} pages tell Google to stay out`,
  },
  "empty-shell": {
    severity: "blocking",
    one: "One page has no words in its HTML",
    many: (pages) => `${pages} pages have no words in their HTML`,
  },
  "soft-404": {
    severity: "blocking",
    one: "One page says that it is missing, and answers 200",
    many: (pages) => `${pages} pages say that they are missing, and answer 200`,
  },
  "title-missing": {
    severity: "clicks",
    one: "One page has no title",
    many: (pages) => `${pages} pages have no title`,
  },
  "title-duplicate": {
    severity: "clicks",
    one: "Two pages share one title",
    many: (pages) => `${pages} pages share one title, so far`,
  },
  "description-missing": {
    severity: "clicks",
    one: "One page has no description",
    many: (pages) => `${pages} pages have no description`,
  },
  "h1-missing": {
    severity: "clicks",
    one: "One page has no h1",
    many: (pages) => `${pages} pages have no h1`,
  },
};

/**
 * In the words of the rule, for so many pages; a name that no rule has any more stands for itself.
 */
export function describeEarly(
  issue: string,
  pages: number,
): { severity: SiteSeverity; title: string } {
  const words = ownValue(WORDS, issue);
  if (words === undefined) return { severity: "cosmetic", title: issue };
  return { severity: words.severity, title: pages === 1 ? words.one : words.many(pages) };
}

/** Of one page that answered in HTML. */
export function findEarly(facts: SitePageFacts, url: string): readonly EarlyFinding[] {
  if (isVerificationFile(url)) return [];
  const path = pathOf(url);
  const found: EarlyFinding[] = [];
  if (facts.noindex !== null && !isUsuallyNoindexed(url)) {
    found.push({ issue: "noindex-linked", detail: `${path}: ${facts.noindex.value}` });
  }
  if (facts.shell !== null) {
    found.push({ issue: "empty-shell", detail: `${path}: ${facts.wordCount} words.` });
  } else if (facts.saysMissing !== null) {
    found.push({ issue: "soft-404", detail: `${path}: “${facts.saysMissing.value}”` });
  }
  const value = (facts.titles[0]?.value ?? "").slice(0, SHOWN_CHARACTERS);
  if (value !== "") found.push({ issue: "title-duplicate", shared: value, detail: `“${value}”` });
  for (const { issue } of facts.verdicts) {
    if (EARLY_VERDICTS.has(issue)) found.push({ issue, detail: path });
  }
  return found;
}
