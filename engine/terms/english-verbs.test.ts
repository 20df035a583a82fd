import { expect, test } from "vitest";

import { mayBegin, mayEnd } from "./english-verbs.ts";

test.each([
  "provides",
  "consists",
  "purely",
  "carried",
  "used-up-entirely",
  "therefore",
  "outperforms",
  "modernize",
  "classifies",
  "sold",
  "earns",
  "helps",
  "swung",
  "tore",
  "well-known",
  "ever-growing",
  "revolutionise",
  "legalises",
])("%s stands at no edge of a term", (word) => {
  expect([mayBegin(word), mayEnd(word)]).toEqual([false, false]);
});

test.each(["offered", "classified", "unstitched", "cloud-based", "hidden", "broken"])(
  "%s ends no term: a participle is followed by what it is said of",
  (word) => {
    expect(mayEnd(word)).toBe(false);
  },
);

test.each(["worldwide", "overnight", "tomorrow"])(
  "%s is an adverb where it ends a term",
  (word) => {
    expect([mayBegin(word), mayEnd(word)]).toEqual([true, false]);
  },
);

test.each(["hidden", "unstitched", "classified", "related", "used", "cloud-based"])(
  "%s may begin one, as an adjective does",
  (word) => {
    expect(mayBegin(word)).toBe(true);
  },
);

test.each([
  "buy",
  "order",
  "book",
  "hire",
  "marketing",
  "building",
  "audit",
  "family",
  "daily",
  "supply",
  "seed",
  "limited",
  "saeed",
  "design",
  "report",
  "store",
  "support",
  "contract",
  "led",
  "prize",
  "handle",
  "help",
  "shows",
  "well-being",
  "exercise",
  "enterprises",
  "franchise",
  "پیش",
  "لاہور",
])("%s may stand at both edges", (word) => {
  expect([mayBegin(word), mayEnd(word)]).toEqual([true, true]);
});
