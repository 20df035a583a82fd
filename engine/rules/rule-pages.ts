/** What the public page of each rule shows: checks of one page, and rules that need the whole site. */
import type { Check } from "./check.ts";
import { checks } from "./checks.ts";
import { ruleTopics, type RuleExample, type RuleTopic } from "./rule-guide.ts";
import { sourceWords } from "./rule-source.ts";
import type { Severity } from "./severity.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { siteRules } from "#engine/site-audit/site-rules.ts";

export type RulePage = {
  /** The last part of its address. */
  id: string;
  topic: RuleTopic;
  name: string;
  /** The lead of the page, in 110 to 165 characters. */
  finds: string;
  /** Undefined where the lead says it. */
  why?: string;
  matters: string;
  severity: Severity;
  /** What a page loses by it in the audit of one page, of 100; absent for rules of a whole site. */
  points?: number;
  remedies: readonly RuleRemedy[];
  example: RuleExample;
  source: { words: string; url?: string };
};

/** How one fault is fixed. */
export type RuleRemedy = {
  /** Of the report's line; absent where no report of a site counts it. */
  issue?: RuleIssue;
  fix: string;
  doneWhen: string;
};

/** What a report of a site says of it. */
export type RuleIssue = {
  id: string;
  title: string;
  severity: Severity;
  rule: string;
  /** Where it differs from the page's own. */
  why?: string;
  /** Points for each page of a site that shows it. */
  weight: number;
};

/** In characters: a shorter description wastes its line in search results. */
const SHORTEST_LEAD = 110;

/** A check has its source as an address alone. */
const PUBLISHERS: readonly (readonly [host: RegExp, source: keyof typeof sourceWords])[] = [
  [/^developers\.google\.com$/, "google"],
  [/^(?:web\.dev|developer\.chrome\.com)$/, "web.dev"],
  [/(?:^|\.)w3\.org$/, "w3c"],
  [/^www\.rfc-editor\.org$/, "rfc9309"],
];

/** By topic, in the order in which the topics are listed. */
export const rulePages: readonly RulePage[] = Object.keys(ruleTopics).flatMap((topic) =>
  [
    ...siteRules.filter(({ ofCheck }) => ofCheck === undefined).map(toRulePage),
    ...checks.map(toCheckPage),
  ]
    .filter((page) => page.topic === topic)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
);

/** The rules before and after it in its topic, as if in a ring; all of them where there are few. */
export function neighboursOf({ id, topic }: RulePage, each = 3): readonly RulePage[] {
  const others = rulePages.filter((page) => page.topic === topic);
  const at = others.findIndex((page) => page.id === id);
  if (others.length <= 2 * each + 1) return others.filter((page) => page.id !== id);
  const around = Array.from({ length: 2 * each + 1 }, (_, step) => at - each + step);
  return around
    .filter((index) => index !== at)
    .map((index) => others[(index + others.length) % others.length]!);
}

function toRulePage(rule: SiteRule): RulePage {
  return {
    id: rule.id,
    ...ofGuide(rule),
    severity: rule.severity,
    remedies: [remedyOf(rule)],
    source: {
      words: sourceWords[rule.source],
      ...(rule.sourceUrl !== undefined && { url: rule.sourceUrl }),
    },
  };
}

function toCheckPage(check: Check): RulePage {
  const { id, why, severity, points, source, issues, guide } = check;
  return {
    id,
    ...ofGuide(check),
    severity,
    points,
    remedies: issues === undefined ? [guide] : issues.map((issue) => remedyOf(issue, why)),
    source: {
      words: sourceWords[source === undefined ? "own" : sourceAt(source)],
      ...(source !== undefined && { url: source }),
    },
  };
}

function ofGuide({ why, guide }: Pick<Check | SiteRule, "why" | "guide">) {
  const { topic, name, finds, matters, example } = guide;
  return {
    topic,
    name,
    ...(finds.length < SHORTEST_LEAD ? { finds: `${finds} ${why}` } : { finds, why }),
    matters,
    example: {
      ...example,
      wrong: withoutMargin(example.wrong),
      right: withoutMargin(example.right),
    },
  };
}

/** `pageWhy`: what the page says already. */
function remedyOf(
  { id, title, severity, rule, why, weight, fix, doneWhen }: RemedyWords,
  pageWhy = why,
): RuleRemedy {
  const isOther = why !== undefined && why !== pageWhy;
  const issue = { id, title: title(1), severity, rule, weight, ...(isOther && { why }) };
  return { issue, fix, doneWhen };
}

type RemedyWords = Pick<SiteRule, "id" | "title" | "severity" | "rule" | "weight"> & {
  why?: string;
  fix: string;
  doneWhen: string;
};

function sourceAt(address: string): keyof typeof sourceWords {
  const { hostname } = new URL(address);
  const [, source = "peers"] = PUBLISHERS.find(([host]) => host.test(hostname)) ?? [];
  return source;
}

/** Lines without the indentation that they have in the rule's file. */
function withoutMargin(text: string): string {
  const lines = text.replace(/^\n|\n[ ]*$/g, "").split("\n");
  const margins = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const margin = Math.min(...margins);
  return lines.map((line) => line.slice(margin)).join("\n");
}
