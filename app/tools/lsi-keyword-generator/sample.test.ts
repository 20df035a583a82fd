import { expect, test } from "vitest";

import { toCsv } from "#lib/text/to-csv.ts";
import { sampleKeywords, toKeywordRows } from "./sample.ts";

test.each(["seo services", "SEO Services", "  fashion in Pakistan "])(
  "%j, in any case, gives ten keywords",
  (topic) => {
    const { keywords, isKnownTopic } = sampleKeywords(topic);

    expect(new Set(keywords).size).toBe(10);
    expect(isKnownTopic).toBe(true);
  },
);

test("any other topic gives five placeholders that hold it", () => {
  const { keywords, isKnownTopic } = sampleKeywords(" green tea ");

  expect(new Set(keywords).size).toBe(5);
  expect(keywords.every((keyword) => keyword.includes("green tea"))).toBe(true);
  expect(isKnownTopic).toBe(false);
});

test('the export begins with the header "Keyword", one keyword a line', () => {
  expect(toCsv(toKeywordRows(["link building", "=1+1"]))).toBe(
    "Keyword\r\nlink building\r\n'=1+1\r\n",
  );
});
