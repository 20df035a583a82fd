import { expect, test } from "vitest";

import { isFigureTable } from "./is-figure-table.ts";

test.each([
  "Top queries\tClicks\tImpressions\tCTR\tPosition\nshawls\t12\t340\t3.53%\t4.2",
  "Top pages,Clicks,Impressions,CTR,Position\nhttps://a.pk/,1234,34000,3.6%,4.2\nhttps://a.pk/b,0,3,0%,88",
  "Häufigste Suchanfragen;Klicks;Impressionen;CTR;Position\nschal;1.234;34.000;3,63 %;4,2",
  '"En çok yapılan sorgular","Tıklamalar","Gösterimler","TO","Konum"\n"şal, yün","12","340","%3,53","4,2"',
  "أهم طلبات البحث\tالنقرات\tمرات الظهور\tCTR\tالموضع\nشال\t١٢\t٣٤٠\t\u200e٣٫٥٪\t٤٫٢",
  "shawls\t12\t340\t3.53%\t4.2",
  "# exported, November\nPage,Clicks,Impressions\n/a,1,2",
  "Top queries\tLast 28 days Clicks\tPrevious 28 days Clicks\nshawls\t12\t-\nprice\t0\t3",
])("%j is a table of figures", (text) => {
  expect(isFigureTable(text)).toBe(true);
});

test.each([
  "",
  "url,title,description\nhttps://a.pk/,2024,",
  "url,title,description\nhttps://a.pk/,1984,A novel of 1949.",
  "url,title,title_px,description\nhttps://a.pk/,Tea,32,Hot tea.",
  "58,120,30\n40,12,9",
  "Tea, coffee, 12 cups.\n\nMint, sugar, 3 spoons.",
  "Referring domains\tDR\tURL\n1,234\tDR 58\ta.pk",
])("%j is none", (text) => {
  expect(isFigureTable(text)).toBe(false);
});
