import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const noindexBing: SiteRule = {
  id: "noindex-bing",
  severity: "clicks",
  source: "own",
  weight: 3,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page is", "pages are")} kept out of Bing only`,
  why: "Copilot and DuckDuckGo answer from Bing’s index: a page that Bing leaves out is in none of them.",
  rule: "What Google may index, Bing may index too.",
  fix: "Take noindex for bingbot out of the head and the headers, unless Bing is meant to be shut out.",
  doneWhen: "Neither the head nor the headers say noindex to bingbot.",
  guide: {
    topic: "indexing",
    name: "Page that is kept out of Bing only",
    finds: "Finds pages that say noindex to Bing only.",
    matters:
      "Sites where somebody once shut Bing out to save requests, and owners who ask why Copilot never quotes them.",
    example: {
      kind: "html",
      wrong: '<meta name="bingbot" content="noindex">',
      right: '<meta name="robots" content="index, follow">',
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts: { noindexBing: place } }) =>
      place === undefined ? [] : [{ url, line: place.line, evidence: place.value }],
    );
  },
};
