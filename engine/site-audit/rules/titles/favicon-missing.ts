import type { SiteRule } from "#engine/site-audit/rule.ts";

export const faviconMissing: SiteRule = {
  id: "favicon-missing",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/appearance/favicon-in-search",
  weight: 1,
  fixedIn: "template",
  title: () => "The site has no favicon",
  why: "Google shows a grey globe beside the result where others have their icon.",
  rule: "The home page names a favicon, or /favicon.ico answers.",
  fix: 'Put <link rel="icon"> into head, with a square picture of 48 px or more.',
  doneWhen: "The icon shows in the browser's tab.",
  guide: {
    topic: "titles",
    name: "Site without a favicon",
    finds: "Finds sites that have no icon, not even /favicon.ico.",
    matters:
      "New brands: the small picture beside a result is the first thing of yours that a searcher recognises.",
    example: {
      kind: "html",
      wrong: `
        <head>
          <title>Office desks in Lahore | Chinar</title>
        </head>
      `,
      right: `
        <head>
          <title>Office desks in Lahore | Chinar</title>
          <link rel="icon" href="/icon.png" sizes="96x96">
        </head>
      `,
    },
  },
  find(site) {
    const usual = new URL("/favicon.ico", site.home).href;
    const status = site.targets.get(usual)?.status ?? site.find(usual)?.status ?? null;
    if (status === 200) return [];
    // One favicon a host, named by its home page: the guide of sourceUrl.
    const home = site.readPages.find(({ url }) => url === site.home);
    return home === undefined || home.facts.favicon
      ? []
      : [{ url: home.url, evidence: "no <link rel=icon>, and no /favicon.ico" }];
  },
};
