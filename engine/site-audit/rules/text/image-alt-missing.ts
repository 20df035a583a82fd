import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const imageAltMissing: SiteRule = {
  id: "image-alt-missing",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/appearance/google-images#descriptive-alt-text",
  weight: 1,
  mends: "content",
  title: (pages) => `${howMany(pages, "page has", "pages have")} pictures without alternative text`,
  why: "Google reads the text to know what a picture shows, and a blind visitor has nothing else.",
  rule: "Each picture says in alt what it shows; decoration has an empty one.",
  fix: 'Write alt for each picture: what it shows, in a few words. Decoration gets alt="".',
  doneWhen: "Each picture has an alt.",
  find(site) {
    return site.judgedPages.flatMap(({ url, facts }) =>
      facts.imagesWithoutAlt.map(({ value, line }) => ({
        url,
        line,
        target: value,
        evidence: value,
      })),
    );
  },
};
