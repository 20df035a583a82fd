import type { SiteRule } from "#engine/site-audit/rule.ts";
import { findInLinks } from "#engine/site-audit/rule-helpers/find-in-links.ts";
import { firstOfList, listOf } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const paginationBroken: SiteRule = {
  id: "pagination-broken",
  severity: "clicks",
  source: "google",
  sourceUrl:
    "https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading",
  weight: 2,
  fixedIn: "template",
  title: (pages) =>
    howMany(
      pages,
      "list names a next page that does not answer",
      "lists name a next page that does not answer",
    ),
  why: "What is on the later pages of the list is cut off from readers and robots.",
  rule: "The next and the previous page of a list answer 200.",
  fix: "Fix the address that rel=next or rel=prev names, or take the last one out.",
  doneWhen: "Each page of the list leads to a page that answers.",
  guide: {
    topic: "links",
    name: "List whose next page does not answer",
    finds: "Finds lists that name a next or previous page which answers with an error.",
    matters:
      "Blogs and shops from which many entries were deleted: the list is shorter now, and its links are not.",
    example: {
      kind: "headers",
      wrong: `
        <link rel="next" href="/blog?page=7">

        GET /blog?page=7
        HTTP/1.1 404 Not Found
      `,
      right: `
        <!-- the last page, /blog?page=6, names only the one before -->
        <link rel="prev" href="/blog?page=5">
      `,
    },
  },
  find(site) {
    return findInLinks(site, ["next", "prev", "link"], ({ from, to, line, kind, anchor }) => {
      // A redirect to the page's other spelling is followed by readers and robots alike.
      const { url: end, end: target, isLoop } = site.follow(to);
      const status = target?.status ?? null;
      if (!isLoop && (status === null || !isGone(status))) return null;
      // Without rel, a link to a later page of the same list says as much.
      const isOfList = kind !== "link" || (firstOfList(to) !== null && listOf(to) === listOf(from));
      if (!isOfList) return null;
      const words = kind === "link" ? `“${anchor}” to` : `rel=${kind}`;
      const over = end === to ? "" : `redirects to ${end}, which `;
      return {
        evidence: `${words} ${to} ${over}answers ${status ?? "nothing"}`,
        linkedFrom: [{ url: from, anchor: kind === "link" ? anchor : `rel=${kind}`, line }],
      };
    });
  },
};

/** 429 speaks of our pace, not of the page. */
function isGone(status: number): boolean {
  return status >= 400 && status !== 429;
}
