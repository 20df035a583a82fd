import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const imageSrcEmpty: SiteRule = {
  id: "image-src-empty",
  severity: "clicks",
  source: "w3c",
  sourceUrl: "https://html.spec.whatwg.org/multipage/embedded-content.html#attr-img-src",
  weight: 2,
  mends: "content",
  isOneWhereAlike: true,
  title: (pages) => `${howMany(pages, "page has", "pages have")} pictures that name no file`,
  why: "Visitors see a hole or a sign of a broken picture, and nothing of it appears in image search.",
  rule: "Each picture names its file.",
  fix: "Write the file's address into src, or take the picture out.",
  doneWhen: "No picture has an empty src.",
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      (facts.imagesWithoutSource ?? []).map(({ value, line }) => ({ url, line, evidence: value })),
    );
  },
};
