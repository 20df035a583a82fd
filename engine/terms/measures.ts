/** The measures of a term, each with its formula. */

/** scikit-learn's default, smooth: https://scikit-learn.org/stable/modules/feature_extraction.html#tfidf-term-weighting */
export function inverseDocumentFrequency(documents: number, withTerm: number): number {
  return Math.log((1 + documents) / (1 + withTerm)) + 1;
}

/**
 * Dunning's log-likelihood: G2 = 2 Σ O ln(O/E) over the 2×2 table of term and other words in two
 * texts; an empty cell counts 0. https://aclanthology.org/J93-1003/
 * `a` times among `c` words here, `b` times among `d` there. Plus where it is commoner here.
 */
export function logLikelihood(a: number, b: number, c: number, d: number): number {
  const total = c + d;
  const cells = [
    { observed: a, row: a + b, column: c },
    { observed: b, row: a + b, column: d },
    { observed: c - a, row: total - a - b, column: c },
    { observed: d - b, row: total - a - b, column: d },
  ];
  const sum = cells.reduce(
    (all, { observed, row, column }) =>
      observed === 0 ? all : all + observed * Math.log((observed * total) / (row * column)),
    0,
  );
  // Equal shares come out as a rounding error on either side of 0.
  const g2 = Math.max(0, 2 * sum);
  return a * d >= b * c ? g2 : -g2;
}

/** Chi-square, one degree of freedom. */
const LEVELS = [
  { above: 10.83, p: 0.001 },
  { above: 6.63, p: 0.01 },
  { above: 3.84, p: 0.05 },
] as const;

/** The chance that such a difference comes from nothing, as the usual steps; undefined above 0.05. */
export function significance(g2: number): (typeof LEVELS)[number]["p"] | undefined {
  return LEVELS.find(({ above }) => Math.abs(g2) > above)?.p;
}
