import type { SiteRule } from "#engine/site-audit/rule.ts";
import { hreflangPages, namedVersions } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangConflict: SiteRule = {
  id: "hreflang-conflict",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  weight: 3,
  fixedIn: "template",
  title: (pages) =>
    howMany(
      pages,
      "page contradicts itself about its language versions",
      "pages contradict themselves about their language versions",
    ),
  why: "Head, header and sitemap name different addresses for one language; Google cannot tell which is meant.",
  rule: "One language has one address, wherever it is written.",
  fix: "Keep one place for hreflang, best the head, and take the others away.",
  doneWhen: "Head, header and sitemap agree.",
  guide: {
    topic: "hreflang",
    name: "Two addresses for one language",
    finds: "Finds two addresses for one language.",
    matters:
      "Sites where a translation plugin writes the head and a separate sitemap plugin writes its own list.",
    example: {
      kind: "html",
      wrong: `
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">
        <link rel="alternate" hreflang="ur" href="https://chinar.example/urdu/">
      `,
      right: '<link rel="alternate" hreflang="ur" href="https://chinar.example/ur/">',
    },
  },
  find(site) {
    return hreflangPages(site).flatMap((page) => {
      const { url } = page;
      const named = namedVersions(site, page).map((each) => ({
        ...each,
        code: each.code.toLowerCase(),
      }));
      return [...Map.groupBy(named, ({ code }) => code)].flatMap(([code, same]) =>
        new Set(same.map(({ value }) => value)).size > 1
          ? [
              {
                url,
                line: same.at(-1)?.line ?? 0,
                evidence: `${code}: ${same.map(({ value, from }) => `${value ?? "no address"} (${from})`).join(", ")}`,
              },
            ]
          : [],
      );
    });
  },
};
