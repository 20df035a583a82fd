import type { SiteRule } from "#engine/site-audit/rule.ts";
import { mainLanguageOf } from "#engine/site-audit/main-language-of.ts";
import { namedVersions } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import type { AuditedPage } from "#engine/site-audit/site.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangNone: SiteRule = {
  id: "hreflang-none",
  coveredBy: ["hreflang-rel"],
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} another language version, and no hreflang`,
  why: "Google may show a reader the version of another language.",
  rule: "Pages that exist in several languages name each other.",
  fix: "Write <link rel=alternate hreflang> for each version into head of each of them; most builders have a switch for it.",
  doneWhen: "Each version names all of them.",
  guide: {
    topic: "hreflang",
    name: "Translated page without hreflang",
    finds: "Finds pages in a second language without hreflang links.",
    matters:
      "Businesses with an English and an Urdu site, whose Urdu customers may be sent to the English page.",
    example: {
      kind: "html",
      wrong: `
        <!-- /en/desks; /ur/desks exists too -->
        <html lang="en">
        <title>Office desks</title>
      `,
      right: `
        <!-- on /en/desks and on /ur/desks -->
        <link rel="alternate" hreflang="en" href="https://chinar.example/en/desks">
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/desks">
      `,
    },
  },
  find(site) {
    const { readPages } = site;
    if (readPages.some((page) => namedVersions(site, page).length > 0)) return [];
    const byKey = Map.groupBy(site.indexablePages, ({ url }) => withoutLanguage(url));
    const pairs = [...byKey.values()].filter(
      (versions) => new Set(versions.map(({ facts }) => mainLanguageOf(facts))).size > 1,
    );
    if (pairs.length < MANY) return [];
    return pairs.flat().map((page) => ({
      url: page.url,
      evidence: `lang=${mainLanguageOf(page.facts)}, beside ${otherOf(page, byKey.get(withoutLanguage(page.url)) ?? [])}`,
      cause: "hreflang",
    }));
  },
};

/** So many pages in two languages are no chance. Our choice. */
const MANY = 3;

/** "/ur/shop" and "/shop", "/docs/en/start" and "/docs/ja/start" are versions of one page. */
function withoutLanguage(url: string): string {
  return url.replace(/\/[a-z]{2}(?:-[A-Za-z]{2,4})?(?=\/|$)/, "").replace(/\/$/, "");
}

function otherOf(page: AuditedPage, versions: readonly AuditedPage[]): string {
  return (
    versions.find((each) => mainLanguageOf(each.facts) !== mainLanguageOf(page.facts))?.url ?? ""
  );
}
