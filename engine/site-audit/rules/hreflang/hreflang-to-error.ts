import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInVersions } from "#engine/site-audit/rule-helpers/hreflang-links.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const hreflangToError: SiteRule = {
  id: "hreflang-to-error",
  severity: "clicks",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/specialty/international/localized-versions",
  weight: 3,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "page names", "pages name")} language versions that do not answer`,
  why: "Google finds no page to show to readers of that language.",
  rule: "hreflang names addresses that answer 200.",
  fix: "Take the line out, or bring the page back.",
  doneWhen: "Each version answers 200.",
  guide: {
    topic: "hreflang",
    name: "hreflang to a page that does not answer",
    finds: "Finds hreflang links to addresses that answer with an error.",
    matters:
      "Sites that gave up a language or deleted single translations and left the links in the template.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="alternate" hreflang="ar" href="https://chinar.example/ar/desks">

        GET /ar/desks
        HTTP/1.1 404 Not Found
      `,
      right: `
        <link rel="alternate" hreflang="ur" href="https://chinar.example/ur/desks">

        GET /ur/desks
        HTTP/1.1 200 OK
      `,
    },
  },
  find: (site) =>
    findInVersions(site, ({ code, target }) => {
      const { end, hops } = site.follow(target);
      const how = hops === 0 ? "answers" : `redirects to ${end?.url}, which answers`;
      return (end?.status ?? 0) >= 400 ? `${code} ${target} ${how} ${end?.status}` : null;
    }),
};
