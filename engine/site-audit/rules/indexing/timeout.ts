import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const timeoutRule: SiteRule = {
  id: "timeout",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors",
  weight: 8,
  fixedIn: "server",
  isFixedAtLinks: true,
  title: (pages) => `${howMany(pages, "page gives", "pages give")} no answer in time`,
  why: "What does not answer in ten seconds is given up by readers and by robots.",
  rule: "Every page answers within ten seconds.",
  fix: "Measure what the page waits for: a slow query, another service, a full server.",
  doneWhen: "The page answers within a second or two.",
  find(site) {
    return site.pages
      .filter(({ notRead }) => notRead?.reason === "timeout")
      .map(({ url, notRead }) => ({ url, evidence: notRead?.detail ?? "no answer" }));
  },
};
