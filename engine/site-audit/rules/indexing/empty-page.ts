import type { SiteRule } from "#engine/site-audit/rule.ts";
import { EMPTY_PAGE } from "#engine/site-audit/not-a-page.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const emptyPage: SiteRule = {
  id: "empty-page",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes",
  weight: 12,
  fixedIn: "server",
  title: (pages) => `${howMany(pages, "page has", "pages have")} no content at all`,
  why: "The server says that all is well and sends nothing. Google takes that for a missing page.",
  rule: "An address that answers 200 sends a page.",
  fix: "Find out why the server sends nothing: a program that fails, or a file that was saved empty. Where nothing belongs, answer 404.",
  doneWhen: "Each address shows its page, or answers 404.",
  isOfOnePage: true,
  guide: {
    topic: "indexing",
    name: "Page without any content",
    finds: "Finds addresses that answer 200 and are empty.",
    matters:
      "Owners of sites with programs behind them: a crash that is never shown leaves exactly such a page.",
    example: {
      kind: "headers",
      wrong: `
        GET /desks
        HTTP/1.1 200 OK
        Content-Length: 0
      `,
      right: `
        GET /desks
        HTTP/1.1 200 OK
        Content-Length: 18240
      `,
    },
  },
  find: (site) =>
    site.pages
      .filter(({ unreadable }) => unreadable === EMPTY_PAGE)
      .map(({ url }) => ({ url, evidence: EMPTY_PAGE })),
};
