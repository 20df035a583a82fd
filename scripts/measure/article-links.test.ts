import { expect, test } from "vitest";

import { measured } from "#app/content/posts/link-building-strategies-pakistan/measured.ts";
import { listArticleLinks } from "./article-links.ts";
import { readArticle } from "./read-article.ts";

const links = listArticleLinks();
const outgoing = links.filter(({ kind }) => kind !== "own");

test("the plot of our articles' links counts them by who stands behind them", () => {
  const counts = ["own", "rules", "studies", "news"].map(
    (kind) => links.filter((link) => link.kind === kind).length,
  );

  expect(measured.bars.map(({ value }) => value)).toEqual(counts);
});

test("the article on links prints how many there are, in how many wordings, and how many lead out", () => {
  const wordings = new Set(links.map(({ text }) => text.toLowerCase())).size;

  expect(readArticle("link-building-strategies-pakistan")).toContain(
    `hold ${links.length} links in ${wordings} different wordings, and ${outgoing.length} of them leave`,
  );
});

test("each article cites at least two pages of others", () => {
  const slugs = new Set(links.map(({ slug }) => slug));

  expect(
    [...slugs].filter((slug) => outgoing.filter((link) => link.slug === slug).length < 2),
  ).toEqual([]);
  expect(slugs.size).toBe(8);
});
