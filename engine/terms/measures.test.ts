import { expect, test } from "vitest";

import { inverseDocumentFrequency, logLikelihood, significance } from "./measures.ts";

// NLTK's and SciPy's answers to the same tables.
test.each([
  [12, 1, 1000, 500, 4.911],
  [10, 5, 1000, 500, 0],
  [5, 0, 100, 100, 7.06],
])("log-likelihood of %i and %i times among %i and %i words is %f", (a, b, c, d, g2) => {
  expect(logLikelihood(a, b, c, d)).toBeCloseTo(g2, 3);
});

test("log-likelihood is the same with the texts exchanged, but for its sign", () => {
  expect(logLikelihood(0, 5, 100, 100)).toBeCloseTo(-logLikelihood(5, 0, 100, 100), 12);
});

test.each([
  [2, 2, 1],
  [2, 1, 1.4054651081081644],
  [5, 1, 2.09861228866811],
])("IDF of %i documents, %i with the term, is %f, as scikit-learn has it", (n, df, idf) => {
  expect(inverseDocumentFrequency(n, df)).toBeCloseTo(idf, 12);
});

test.each([
  [3.84, undefined],
  [3.85, 0.05],
  [6.64, 0.01],
  [-10.84, 0.001],
])("a log-likelihood of %f is significant at %s", (g2, p) => {
  expect(significance(g2)).toBe(p);
});
