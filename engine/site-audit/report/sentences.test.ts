import { expect, test } from "vitest";

import { writeSubline } from "#engine/site-audit/report/sentences.ts";
import type { Coverage } from "#engine/site-audit/contract.ts";

const toCoverage = (pages: Partial<Coverage>): Coverage => ({
  known: 0,
  indexable: 0,
  byMistake: 0,
  onPurpose: 0,
  noAnswer: 0,
  notRead: 0,
  reasons: [],
  ...pages,
});

test.each([
  [{ known: 1, noAnswer: 1 }, "It gave no answer."],
  [{ known: 5, byMistake: 5 }, "All five are shut out by mistake."],
  [
    { known: 3, onPurpose: 1, noAnswer: 2 },
    "Of them, one is meant to be out and two gave no answer.",
  ],
])("where no page can be listed there are no others: %j", (pages, said) => {
  expect(writeSubline(toCoverage(pages))).toBe(said);
});

test.each([
  [{ known: 12, indexable: 11, noAnswer: 1 }, "The other one gave no answer."],
  [{ known: 16, indexable: 11, byMistake: 5 }, "The other five are shut out by mistake."],
  [
    { known: 14, indexable: 11, onPurpose: 1, noAnswer: 2 },
    "Of the other three, one is meant to be out and two gave no answer.",
  ],
])("beside pages that can be listed the rest are the others: %j", (pages, said) => {
  expect(writeSubline(toCoverage(pages))).toBe(said);
});
