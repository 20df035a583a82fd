import type { SiteRule } from "#engine/site-audit/rule.ts";
import { addressCopies } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { ownPages } from "#engine/site-audit/rule-helpers/own-pages.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const trailingSlashDiffers: SiteRule = {
  id: "trailing-slash-differs",
  severity: "cosmetic",
  source: "google",
  sourceUrl: "https://developers.google.com/search/blog/2010/04/to-slash-or-not-to-slash",
  weight: 1,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "address answers", "addresses answer")} with and without a slash at the end`,
  why: "They are two addresses to Google, with one text.",
  rule: "One of the two answers, and the other redirects to it.",
  fix: "Choose one and redirect the other with 301.",
  doneWhen: "One of the two redirects.",
  guide: {
    topic: "links",
    name: "Address with and without a slash at the end",
    finds:
      "Finds addresses that answer with the same page whether or not a slash is at the end. To Google they are two addresses that share one text.",
    matters:
      "Sites on servers that accept both forms, which most do until they are told otherwise.",
    example: {
      kind: "addresses",
      wrong: `
        /desks   200
        /desks/  200, the same page
      `,
      right: `
        /desks   200
        /desks/  301 to /desks
      `,
    },
  },
  find(site) {
    // Where one page has several forms, address-copies says so.
    const copies = addressCopies(site);
    return ownPages(site).flatMap(({ url }) => {
      const parsed = new URL(url);
      if (parsed.pathname === "/" || !parsed.pathname.endsWith("/")) return [];
      parsed.pathname = parsed.pathname.slice(0, -1);
      const other = site.find(parsed.href);
      if (other?.facts === undefined || copies.has(url) || copies.has(other.url)) return [];
      return [
        { url, evidence: `${other.url} answers too`, cause: url },
        { url: other.url, evidence: `${url} answers too`, cause: url },
      ];
    });
  },
};
