import { findInCanonicals } from "#engine/site-audit/rule-helpers/find-in-canonicals.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { firstOfList } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalToHome: SiteRule = {
  id: "canonical-to-home",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 8,
  fixedIn: "template",
  title: (pages) => `${howMany(pages, "page names", "pages name")} the home page in the canonical`,
  why: "It tells Google that these pages are the home page, so they may stay out of the index.",
  rule: "Each page is canonical to itself.",
  fix: "Let the template write the page's own address; a plugin or a setting writes the home page's.",
  doneWhen: "Each page names its own address.",
  guide: {
    topic: "canonical",
    name: "Every page canonical to the home page",
    finds: "Finds groups of pages whose canonical is the home page.",
    matters:
      "Owners of new sites: one wrong setting in a theme or plugin does this to every page at once, and nothing on screen shows it.",
    example: {
      kind: "html",
      wrong: `
        <!-- /desks, /chairs and /contact all say -->
        <link rel="canonical" href="https://chinar.example/">
      `,
      right: `
        <!-- /desks -->
        <link rel="canonical" href="https://chinar.example/desks">
      `,
    },
  },
  find(site) {
    const named = findInCanonicals(site, ({ page: { url, facts }, target }) => {
      const isHomes =
        url !== site.home &&
        target === site.home &&
        facts.textHash !== site.find(site.home)?.facts?.textHash &&
        firstOfList(url) === null;
      return isHomes ? { evidence: `canonical ${site.home}`, cause: "home" } : null;
    });
    return named.length < MANY ? [] : named;
  },
};

/** One or two may be meant: an old start page. Our choice. */
const MANY = 3;
