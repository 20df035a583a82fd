import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const timeoutRule: SiteRule = {
  id: "timeout",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/crawling/docs/troubleshooting/dns-network-errors",
  weight: 8,
  fixedIn: "server",
  isFixedAtLinks: true,
  title: (pages) => `${howMany(pages, "page gives", "pages give")} no answer in time`,
  why: "What does not answer in ten seconds is given up by readers and by robots.",
  rule: "Every page answers within ten seconds.",
  fix: "Measure what the page waits for: a slow query, another service, a full server.",
  doneWhen: "The page answers within a second or two.",
  guide: {
    topic: "indexing",
    name: "Page that does not answer in time",
    finds: "Finds pages that gave no answer within ten seconds.",
    matters:
      "Pages that count, search or call another service each time they are opened, instead of once an hour.",
    example: {
      kind: "headers",
      wrong: `
        GET /desks?colour=oak&size=all
        (no answer after 10 seconds)
      `,
      right: `
        GET /desks?colour=oak&size=all
        HTTP/1.1 200 OK   (after 0.4 seconds)
      `,
    },
  },
  find(site) {
    return site.pages
      .filter(({ notRead }) => notRead?.reason === "timeout")
      .map(({ url, notRead }) => ({ url, evidence: notRead?.detail ?? "no answer" }));
  },
};
