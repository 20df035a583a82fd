import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const mixedContentRule: SiteRule = {
  id: "mixed-content",
  severity: "clicks",
  source: "w3c",
  sourceUrl: "https://www.w3.org/TR/mixed-content/",
  weight: 2,
  mends: "template",
  title: (pages) => `${howMany(pages, "page loads", "pages load")} files without encryption`,
  why: "On an https page browsers refuse scripts and styles from http addresses, and the page breaks.",
  rule: "An https page loads everything over https.",
  fix: "Write https, or serve the file from your own site.",
  doneWhen: "No address of a file begins with http://",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.mixedContent.map(({ value, line }) => ({ url, line, target: value, evidence: value })),
    );
  },
};
