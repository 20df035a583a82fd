import { ownValue } from "#lib/own-value.ts";

/**
 * Ten keywords for two topics, five from a pattern for any other. They are a
 * sample. What is computed from texts is in terms.ts.
 */
export type SampleKeywords = {
  keywords: readonly string[];
  /** False for a pattern filled with the topic. */
  isKnownTopic: boolean;
};

/** docs/agreed.md, LSI keywords. */
export const sampleWait = {
  delayMs: 1500,
  steps: ["Reading the topic", "Gathering words", "Sorting them"],
};

const knownTopics: Record<string, readonly string[]> = {
  "seo services": [
    "search engine optimization",
    "on-page SEO",
    "technical SEO audit",
    "link building",
    "keyword research",
    "local SEO",
    "content marketing",
    "organic traffic",
    "Google rankings",
    "SEO agency",
  ],
  "fashion in pakistan": [
    "lawn collection",
    "shalwar kameez",
    "bridal wear",
    "Pakistani designers",
    "unstitched suits",
    "embroidered kurta",
    "Eid dresses",
    "online clothing stores",
    "pret wear",
    "Lahore fashion week",
  ],
};

export function sampleKeywords(topic: string): SampleKeywords {
  const name = topic.trim();
  const known = ownValue(knownTopics, name.toLowerCase());
  return known
    ? { keywords: known, isKnownTopic: true }
    : {
        keywords: [
          `${name} guide`,
          `best ${name}`,
          `${name} tips`,
          `${name} for beginners`,
          `${name} examples`,
        ],
        isKnownTopic: false,
      };
}

/** One column under one header. */
export function toKeywordRows(keywords: readonly string[]): string[][] {
  return [["Keyword"], ...keywords.map((keyword) => [keyword])];
}
