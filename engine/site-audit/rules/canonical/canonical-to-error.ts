import { findInCanonicals } from "#engine/site-audit/rule-helpers/find-in-canonicals.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const canonicalToError: SiteRule = {
  id: "canonical-to-error",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  weight: 8,
  fixedIn: "template",
  title: (pages) =>
    `${howMany(pages, "canonical names", "canonicals name")} a page that does not answer`,
  why: "Google is asked to index an address that does not exist in place of this one.",
  rule: "A canonical names a page that answers 200.",
  fix: "Name the page's own address, or the one that took its place.",
  doneWhen: "The canonical's address answers 200.",
  guide: {
    topic: "canonical",
    name: "Canonical to a page that does not answer",
    finds: "Finds canonicals whose address answers with an error.",
    matters:
      "Sites that were moved or renamed: the old address often survives in the canonical long after the page is gone.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="canonical" href="https://chinar.example/old-desks">

        GET /old-desks
        HTTP/1.1 404 Not Found
      `,
      right: `
        <link rel="canonical" href="https://chinar.example/desks">

        GET /desks
        HTTP/1.1 200 OK
      `,
    },
  },
  find: (site) =>
    findInCanonicals(site, ({ target }) => {
      const { url, end, hops } = site.follow(target);
      const over = hops === 0 ? "" : `redirects to ${url}, which `;
      return (end?.status ?? 0) >= 400
        ? { evidence: `canonical ${target}, which ${over}answers ${end?.status}` }
        : null;
    }),
};
