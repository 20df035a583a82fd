import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const htmlTooLarge: SiteRule = {
  id: "html-too-large",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/googlebot",
  weight: 5,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page is", "pages are")} larger than Google reads`,
  why: "Google reads the first 2 MB of a page's HTML and drops the rest, with its links.",
  rule: "A page's HTML stays under 2 MB.",
  fix: "Move pictures that are in the HTML as data into files, and long lists to separate pages.",
  doneWhen: "The HTML is under 2 MB.",
  isOfOnePage: true,
  guide: {
    topic: "indexing",
    name: "HTML larger than Google reads",
    finds: "Finds pages whose HTML is larger than 2 MB.",
    matters:
      "Builders that write pictures into the HTML as data, and pages that list thousands of products at once.",
    example: {
      kind: "html",
      wrong: '<img src="data:image/png;base64,iVBORw0KGgoAAAANSU… (3 MB of letters)">',
      right: '<img src="/pictures/desk.webp" width="800" height="600" alt="Oak desk">',
    },
  },
  find(site) {
    return site.pages.flatMap(({ url, bytes, facts, notRead }) => {
      if (notRead?.reason === "too-large") return [{ url, evidence: notRead.detail }];
      return bytes !== undefined && bytes > 2_000_000 && facts !== undefined
        ? [{ url, evidence: "more than 2 MB of HTML; what comes after is not read" }]
        : [];
    });
  },
};
