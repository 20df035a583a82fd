import { describe, expect, test } from "vitest";

import { siteRules } from "./site-rules.ts";

/** What each sentence of the report may not say, and why. */
const FAULTS: readonly (readonly [fault: RegExp, why: string])[] = [
  [/\bmend/i, "fix"],
  [/\bis no (?:link|page|html|address)\b/i, "is not a …"],
  [/\bcan(?:not)? be listed|may (?:not )?be listed|Google (?:can )?lists?\b/i, "index"],
  [/\bOne \w+(?: \w+)? (?:are|have|do|say|name|answer|link|share)\b/, "singular"],
  [/\b3 \w+ (?:is|has|does|says|names|answers|links|shares)\b/, "plural"],
  [/^3 .*\bits(?:elf)?\b/, "their, themselves"],
  [/^One .*\b(?:their|them|themselves)\b/, "its, itself"],
  [/ {2}|\.\.|\s[,.]/, "spaces and stops"],
];

const VERB =
  /\b(?:is|are|has|have|does|do|says?|names?|links?|answers?|shares?|can|cannot|takes?|gives?|redirects?|leads?|loads?|opens?|waits?|shows?|describes?|differs?|comes?|contradicts?|stands?|needs?|closed|cut|needs|misses|lie|lies|joins?|serve|serves|contains?|leave|leaves|offers?|repeats?|points?|uses?|depends?|carry|carries|looks?|asks?|breaks?|lists?|lacks?)\b/;

describe.each(siteRules.map((rule) => [rule.id, rule] as const))("%s", (_id, rule) => {
  const headings = [rule.title(1), rule.title(3)];
  const sentences = [rule.why, rule.rule, rule.fix, rule.doneWhen];

  test("its heading is a sentence, for one page and for three", () => {
    for (const heading of headings) {
      expect(heading).toMatch(VERB);
      expect(heading).not.toMatch(/[.!?]$/);
    }
  });

  test.each(FAULTS)("none of its words is at fault: %s → %s", (fault) => {
    expect([...headings, ...sentences].filter((text) => fault.test(text))).toEqual([]);
  });

  test("each of its other sentences ends", () => {
    expect(sentences.filter((text) => !/[.”:/)!]$/.test(text.trim()))).toEqual([]);
  });
});
