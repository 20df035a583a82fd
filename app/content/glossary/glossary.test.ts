import { expect, test } from "vitest";

import { readGlossary } from "./index.ts";

const glossary = readGlossary();

test("twenty words, in the order of the alphabet, each with an address of its own", () => {
  const terms = glossary.map(({ term }) => term.toLowerCase());

  expect(terms).toHaveLength(20);
  expect(terms).toEqual(terms.toSorted());
  expect(new Set(glossary.map(({ id }) => id)).size).toBe(20);
});

test("the words that the plans and the report use are among them", () => {
  const terms = glossary.map(({ term }) => term);

  for (const term of ["Citation", "Outreach", "Keyword", "Canonical", "Indexing", "Redirect"]) {
    expect(terms).toContain(term);
  }
});
