import type { SiteRule } from "#engine/site-audit/rule.ts";
import { onlyCanonical } from "#engine/site-audit/judge-elsewhere.ts";
import { pagesOfSitemaps } from "#engine/site-audit/rule-helpers/listed-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const sitemapNoncanonical: SiteRule = {
  id: "sitemap-noncanonical",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap",
  weight: 4,
  fixedIn: "server",
  coveredBy: [
    "canonical-to-error",
    "canonical-to-noindex",
    "canonical-to-home",
    "canonical-to-redirect",
    "canonical-chain",
    "canonical-to-other-site",
    "canonical-elsewhere",
  ],
  title: (pages) =>
    `${howMany(pages, "page of the sitemap names", "pages of the sitemap name")} another address as canonical`,
  why: "The sitemap asks for one address and the page for another.",
  rule: "A sitemap names only canonical addresses.",
  fix: "List the address that the canonical names.",
  doneWhen: "Every page of the sitemap is canonical to itself.",
  guide: {
    topic: "sitemap",
    name: "Sitemap entry canonical to another page",
    finds: "Finds sitemap entries whose page names a different address as canonical.",
    matters:
      "Shops whose sitemap lists each colour and size while all of them name the main product as canonical.",
    example: {
      kind: "html",
      wrong: `
        <!-- in the sitemap: https://chinar.example/desk?colour=oak -->
        <link rel="canonical" href="https://chinar.example/desk">
      `,
      right: `
        <!-- in the sitemap: https://chinar.example/desk -->
        <link rel="canonical" href="https://chinar.example/desk">
      `,
    },
  },
  find(site) {
    return pagesOfSitemaps(site).flatMap(({ page }) => {
      const canonical = page.facts === undefined ? null : onlyCanonical(page.facts.canonicals);
      return canonical === null || canonical === page.url
        ? []
        : [
            {
              url: page.url,
              line: page.facts?.canonicals[0]?.line ?? 0,
              evidence: `listed, and its canonical is ${canonical}`,
            },
          ];
    });
  },
};
