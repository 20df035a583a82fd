import { findInCanonicals } from "#engine/site-audit/rule-helpers/find-in-canonicals.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { isPublicHost } from "#engine/links/local-address.ts";

const NOWHERE = "nowhere";

export const canonicalToOtherSite: SiteRule = {
  id: "canonical-to-other-site",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 8,
  fixedIn: "template",
  coveredBy: ["hacked-page"],
  title: (pages, cause) =>
    `${howMany(pages, "page names", "pages name")} ${cause === NOWHERE ? "an address that nobody can reach" : "another site"} in the canonical`,
  why: "It tells Google that the other site has the original, and this page may stay out of the index. A theme's demo and an old domain are left behind so.",
  rule: "A canonical names an address of the site itself, unless the text is another site's.",
  fix: "Write the site's own address into the builder's settings, from which the template makes the canonical.",
  doneWhen: "Each canonical names this site.",
  isOfOnePage: true,
  guide: {
    topic: "canonical",
    name: "Canonical to another site",
    finds:
      "Finds pages whose canonical names another website, which tells Google that the original is there and that this page is only the copy.",
    matters:
      "Owners whose site was built from a theme's demo, or copied from a staging server or an old domain.",
    example: {
      kind: "html",
      wrong: '<link rel="canonical" href="https://theme-demo.example/desks">',
      right: '<link rel="canonical" href="https://chinar.example/desks">',
    },
  },
  find: (site) =>
    findInCanonicals(site, ({ page, target }) => {
      if (site.isOwn(target)) return null;
      const { host, hostname } = new URL(target);
      return {
        evidence: `canonical ${target}`,
        cause: isPublicHost(hostname) ? host : NOWHERE,
        isNoise: site.stateOf(page.url).group === "on-purpose",
      };
    }),
};
