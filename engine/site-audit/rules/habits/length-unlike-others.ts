import { mainLanguageOf } from "#engine/site-audit/main-language-of.ts";
import {
  groupsOfKind,
  isBuiltLike,
  maxExceptions,
  ordinaryPages,
} from "#engine/site-audit/rule-helpers/habits.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import type { AuditedPage } from "#engine/site-audit/site.ts";
import { count } from "#lib/count.ts";
import { median } from "#lib/median.ts";

export const lengthUnlikeOthers: SiteRule = {
  id: "length-unlike-others",
  severity: "cosmetic",
  source: "own",
  weight: 1,
  fixedIn: "content",
  coveredBy: [
    "thin-content",
    "empty-page",
    "empty-shell",
    "soft-404",
    "placeholder-text",
    "duplicate-content",
    "near-duplicate",
  ],
  title: (pages) => `${howMany(pages, "page says", "pages say")} far less than pages like it`,
  why: "Visitors who compare such pages find this one nearly empty. Mostly its text was never finished, or got lost on the way.",
  rule: "A page says about as much as others of its template.",
  fix: "Finish the text, or say in a sentence why there is no more to say.",
  doneWhen: "It has at least half as many words as usual there.",
  guide: {
    topic: "habits",
    name: "Page far shorter than others of its kind",
    finds:
      "Finds single pages with far fewer words than all others of the same template: a product whose description is missing, an article that was never finished.",
    matters: "Shops and guides with many pages of one kind, written over years by several people.",
    example: {
      kind: "words",
      wrong: `
        /desks/oak:      140 words (57 other pages in /desks/ have 620 in the middle)
      `,
      right: `
        /desks/oak:      590 words: wood, sizes, delivery, care, price
      `,
    },
  },
  find(site) {
    const byLanguage = Map.groupBy(ordinaryPages(site), ({ facts }) => mainLanguageOf(facts));
    const found = [...byLanguage.values()]
      .flatMap((pages) => groupsOfKind(site, pages))
      .flatMap(findShort);
    return [...new Map(found.map((each) => [each.url, each])).values()];
  },
};

/** So many words are usual where a short page is worth a line. All numbers are our choice. */
const LONG_WORDS = 200;
/** A page that says this much is not unfinished, however long the others are. */
const ENOUGH_WORDS = 300;
/** At most this part of the median. */
const FAR_BELOW = 1 / 4;
/** And at most this part of the shortest of the others: no page is between. */
const GAP = 1 / 2;
/** Median deviations of the logarithm, as if it were normal (Iglewicz and Hoaglin 1993). */
const DEVIATIONS = 3.5;
const TO_NORMAL = 1.4826;

function findShort(pages: readonly AuditedPage[]): readonly RuleFinding[] {
  const inOrder = pages.toSorted((a, b) => wordsOf(a) - wordsOf(b));
  const logs = inOrder.map((page) => Math.log(wordsOf(page)));
  const middle = median(logs);
  const spread = TO_NORMAL * median(logs.map((log) => Math.abs(log - middle)));
  const usual = Math.exp(middle);
  const limit = Math.min(ENOUGH_WORDS, usual * FAR_BELOW, Math.exp(middle - DEVIATIONS * spread));
  const short = inOrder.filter((page) => wordsOf(page) <= limit);
  const next = inOrder[short.length];
  const others = inOrder.slice(short.length);
  if (usual < LONG_WORDS || short.length > maxExceptions(pages.length) || next === undefined)
    return [];
  return short
    .filter((page) => wordsOf(page) <= wordsOf(next) * GAP && isBuiltLike(page, others))
    .map((page) => ({
      url: page.url,
      line: 1,
      evidence: `${count(page.facts.mainWordCount, "word")}; the ${others.length} others like it have ${Math.round(usual)} in the middle and ${wordsOf(next)} at least`,
    }));
}

const wordsOf = ({ facts }: AuditedPage) => Math.max(1, facts.mainWordCount);
