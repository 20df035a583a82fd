/**
 * Pages of our own as Lighthouse judged them: version 13.5.0, SEO category, Chromium 156, each page
 * served as it stands with status 200, and 404 for robots.txt. Whoever changes a page runs it again.
 */
export const PAGES_URL = "http://localhost:23456/start/";

export type LighthouseRun = {
  rule: string;
  file: string;
  /** 0 to 100. */
  score: number;
  /** Audits that failed, with the places that it shows, or null where it shows none. */
  failed: Readonly<Record<string, number | null>>;
  notApplicable: readonly string[];
  /** Audits in which we answer otherwise (decision 0008): our own status. */
  differs?: Readonly<Record<string, "pass" | "fail">>;
};

export const lighthouseRuns: readonly LighthouseRun[] = [
  {
    rule: "a page in order passes all that applies",
    file: "in-order.html",
    score: 100,
    failed: {},
    notApplicable: ["robots-txt"],
  },
  {
    rule: "a page with every fault",
    file: "all-wrong.html",
    score: 8,
    failed: {
      "is-crawlable": 1,
      "document-title": 1,
      "meta-description": null,
      "link-text": 2,
      "crawlable-anchors": 1,
      "image-alt": 1,
      hreflang: 2,
      canonical: null,
    },
    notApplicable: ["robots-txt"],
  },
  {
    rule: "what noscript holds is not seen in a live tab",
    file: "hidden-by-noscript.html",
    score: 100,
    failed: {},
    notApplicable: ["robots-txt", "image-alt"],
    // A reader without scripts finds this picture behind head, outside noscript.
    differs: { "image-alt": "fail" },
  },
  {
    rule: "what stands behind an early end of head does not count",
    file: "head-ends-early.html",
    score: 90,
    failed: { "meta-description": null },
    notApplicable: ["robots-txt", "image-alt", "canonical"],
  },
  {
    rule: "words of links are judged in their own language, and nofollow ones not at all",
    file: "two-languages.html",
    score: 90,
    failed: { "link-text": 3 },
    notApplicable: ["robots-txt", "image-alt", "canonical"],
  },
  {
    rule: "a rule for one crawler is no fault, addresses and pictures are",
    file: "one-crawler.html",
    score: 67,
    failed: { "meta-description": null, "crawlable-anchors": 2, "image-alt": 1, canonical: null },
    notApplicable: ["robots-txt"],
  },
];
