import type { SiteRule } from "#engine/site-audit/rule.ts";
import { hreflangPages, namedVersions } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangNoSelf: SiteRule = {
  id: "hreflang-no-self",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    howMany(
      pages,
      "page names its language versions and not itself",
      "pages name their language versions and not themselves",
    ),
  why: "Google asks that each version lists itself as well; without that the set may be ignored.",
  rule: "A page with hreflang links has one to itself.",
  fix: "Add the page's own language and address to its set.",
  doneWhen: "Each page names itself.",
  guide: {
    topic: "hreflang",
    name: "Language links that leave out the page itself",
    finds: "Finds language links that leave out their own page.",
    matters:
      "Teams who write hreflang by hand, and templates that loop over “the other languages”.",
    example: {
      kind: "html",
      wrong: `
        <!-- / in English -->
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">
      `,
      right: `
        <!-- / in English -->
        <link rel="alternate" hreflang="en" href="https://chinar.example/">
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">
      `,
    },
  },
  find(site) {
    return hreflangPages(site).flatMap((page) => {
      const named = namedVersions(site, page);
      if (named.length === 0 || named.some(({ value }) => value === page.url)) return [];
      return [
        {
          url: page.url,
          line: named[0]?.line ?? 0,
          evidence: `names ${named.map(({ code }) => code).join(", ")} and not itself`,
        },
      ];
    });
  },
};
