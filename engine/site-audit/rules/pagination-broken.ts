import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInLinks } from "#engine/site-audit/rules/find-in-links.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export const paginationBroken: SiteRule = {
  id: "pagination-broken",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  weight: 2,
  mends: "template",
  title: (pages) =>
    `${pages === 1 ? "One list" : `${groupThousands(pages)} lists`} whose next page does not answer`,
  why: "What stands on the later pages of the list is cut off from readers and robots.",
  rule: "The next and the previous page of a list answer 200.",
  fix: "Mend the address that rel=next or rel=prev names, or take the last one out.",
  doneWhen: "Each page of the list leads to a page that answers.",
  find(site) {
    return findInLinks(site, ["next", "prev"], ({ from, to, line, kind }) => {
      const target = site.find(to);
      const isBroken =
        target !== undefined &&
        (target.location !== undefined || (target.status !== null && target.status >= 400));
      return isBroken
        ? [
            {
              url: from,
              line,
              evidence: `rel=${kind} ${to} ${target.location === undefined ? `answers ${target.status ?? ""}` : `redirects to ${target.location}`}`,
              linkedFrom: [{ url: from, anchor: `rel=${kind}`, line }],
            },
          ]
        : [];
    });
  },
};
