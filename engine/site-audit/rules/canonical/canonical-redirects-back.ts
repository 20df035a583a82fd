import type { RuleFinding, SiteRule } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalRedirectsBack: SiteRule = {
  id: "canonical-redirects-back",
  severity: "cosmetic",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 0,
  fixedIn: "server",
  title: (pages) =>
    howMany(
      pages,
      "page is named in a form that the server redirects back to it",
      "pages are named in a form that the server redirects back to them",
    ),
  why: "Google follows the redirect and arrives at the same page, so nothing is lost but a detour.",
  rule: "Canonicals, language links and the sitemap name the address that answers.",
  fix: "Set the site builder and the server to the same form: both with the slash at the end, or both without.",
  doneWhen: "Each canonical and each address of the sitemap answers 200 itself.",
  guide: {
    topic: "canonical",
    name: "Canonical that redirects back to the page",
    finds:
      "Finds canonicals, language links and sitemap entries that name a form of the address which the server redirects straight back to the page itself.",
    matters:
      "Sites whose builder writes a slash at the end of each address while the server removes it, or the other way round.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="canonical" href="https://chinar.example/desks/">

        GET /desks/
        HTTP/1.1 301 Moved Permanently
        Location: https://chinar.example/desks
      `,
      right: `
        <link rel="canonical" href="https://chinar.example/desks">

        GET /desks
        HTTP/1.1 200 OK
      `,
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) => {
      const read = site.asRead.get(url)?.facts;
      if (read === undefined || read === facts) return findInSitemap(site, url);
      const named = [...read.canonicals, ...read.hreflang];
      const resolved = [...facts.canonicals, ...facts.hreflang];
      const at = named.findIndex(({ value }, index) => value !== resolved[index]?.value);
      const { value = null, line = 0 } = named[at] ?? {};
      // What was not asked may redirect or not; one that ends at another page names another page.
      const leadsBack = resolved[at]?.value === url;
      if (value === null || !leadsBack || site.find(value)?.location === undefined) return [];
      const evidence = `names ${value}, which redirects to ${url}`;
      return [{ url, line, evidence, cause: "slash" }];
    });
  },
};

function findInSitemap(site: Site, url: string): readonly RuleFinding[] {
  const written = site.listed.get(url)?.written ?? url;
  if (site.asRead.get(written)?.location === undefined) return [];
  return [{ url, evidence: `the sitemap lists ${written}, which redirects here`, cause: "slash" }];
}
