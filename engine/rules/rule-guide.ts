/**
 * What the public page of a rule says beside the words of the reports. It is in the rule's own file. The
 * browser's scripts leave it out (scripts/vite-rule-guides.ts).
 */
export type RuleGuide = {
  topic: RuleTopic;
  /** Heading of the page: the fault, in at most 47 characters. */
  name: string;
  /** What the rule finds: the lead of the page, and its description in results. One of fewer than 110 characters goes on with `why`. */
  finds: string;
  /** Whom it concerns most. */
  matters: string;
  example: RuleExample;
};

/** Of a check that no report of a site counts: what an issue says of the others. */
export type Remedy = {
  fix: string;
  doneWhen: string;
};

/** A few lines each; a common indentation is taken away. */
export type RuleExample = {
  kind: keyof typeof exampleKinds;
  wrong: string;
  right: string;
};

/** Where the lines of an example are from. */
export const exampleKinds = {
  html: "HTML",
  robots: "robots.txt",
  headers: "Server’s answer",
  sitemap: "Sitemap",
  addresses: "Addresses",
  words: "Text of pages",
} as const;

export type RuleTopic = keyof typeof ruleTopics;

/** In the order of the list: what keeps pages out of the results comes first. */
export const ruleTopics = {
  indexing: "Indexing and answers of the server",
  canonical: "Canonical addresses",
  sitemap: "Sitemap",
  titles: "Titles, descriptions and headings",
  links: "Links and redirects",
  text: "Text and language of a page",
  hreflang: "Versions in several languages",
  pictures: "Pictures",
  "structured-data": "Structured data",
  markup: "Markup",
  speed: "Speed",
  local: "Local businesses",
  hacked: "Has it been hacked?",
} as const;
