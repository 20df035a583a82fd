import type { SiteRule } from "#engine/site-audit/rule.ts";
import { isLinked } from "#engine/site-audit/rule-helpers/is-linked.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const status5xx: SiteRule = {
  id: "status-5xx",
  severity: "blocking",
  source: "google",
  sourceUrl:
    "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes#5xx-server-errors",
  weight: 12,
  fixedIn: "server",
  isFixedAtLinks: true,
  title: (pages) => `${howMany(pages, "page answers", "pages answer")} with a server error`,
  why: "A page that answers 5xx cannot be indexed, and Google slows down for the whole site.",
  rule: "Every address that the site links or lists answers 200, or redirects to one that does.",
  fix: "Look for the error in the server's log at the time of the reading; the address is in the list.",
  doneWhen: "Each address answers 200.",
  guide: {
    topic: "indexing",
    name: "Page that answers with a server error",
    finds: "Finds pages that answer 500, 503 or another 5xx code.",
    matters:
      "Shared hosting at its limits, and plugins that fail only on certain products or dates.",
    example: {
      kind: "headers",
      wrong: `
        GET /desks?page=9
        HTTP/1.1 500 Internal Server Error
      `,
      right: `
        GET /desks?page=9
        HTTP/1.1 200 OK
      `,
    },
  },
  find(site) {
    return site.pages
      .filter(({ status }) => status !== null && status >= 500)
      .filter((page) => isLinked(site, page))
      .map(({ url, status }) => ({ url, evidence: `answers ${status ?? ""}` }));
  },
};
