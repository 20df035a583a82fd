import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const imageWithoutSize: SiteRule = {
  id: "image-without-size",
  severity: "cosmetic",
  source: "web.dev",
  sourceUrl: "https://web.dev/articles/optimize-cls#images-without-dimensions",
  weight: 1,
  mends: "template",
  title: (pages) => `${howMany(pages, "page has", "pages have")} pictures without width and height`,
  why: "Seen in the HTML, not measured: the page jumps while it loads.",
  rule: "Every picture says its width and height.",
  fix: "Write width and height as attributes; CSS may still scale the picture.",
  doneWhen: "Each picture has both.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      facts.imagesWithoutSize.map(({ value, line }) => ({
        url,
        line,
        target: value,
        evidence: value,
      })),
    );
  },
};
