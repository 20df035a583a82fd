import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const soft404: SiteRule = {
  id: "soft-404",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes",
  weight: 8,
  fixedIn: "server",
  isFixedAtLinks: true,
  title: (pages) =>
    howMany(pages, "page says “not found” and answers 200", "pages say “not found” and answer 200"),
  why: "Google calls these soft 404s: they are read again and again, and never indexed.",
  rule: "A page that is missing answers 404 or 410.",
  fix: "Let the server answer 404 for what it does not have; the page may look the same.",
  doneWhen: "A made-up address answers 404.",
  isOfOnePage: true,
  guide: {
    topic: "indexing",
    name: "Page that says “not found” with status 200",
    finds: "Finds pages that say “not found” and answer 200.",
    matters:
      "Shops where sold-out products keep their address, and search pages that answer every question with nothing.",
    example: {
      kind: "headers",
      wrong: `
        GET /old-desk
        HTTP/1.1 200 OK

        <h1>Sorry, we could not find that page</h1>
      `,
      right: `
        GET /old-desk
        HTTP/1.1 404 Not Found

        <h1>Sorry, we could not find that page</h1>
      `,
    },
  },
  find(site) {
    const { madeUp } = site.rows;
    const isSame = (hash: string) =>
      madeUp?.status === 200 && madeUp.textHash !== null && madeUp.textHash === hash;
    return site.readPages.flatMap(({ url, facts }) => {
      if (facts.saysMissing !== null) {
        const { value, line } = facts.saysMissing;
        return [{ url, line, evidence: `answers 200 and says “${value}”` }];
      }
      // A home page that answers for what is missing is itself: any-address-answers tells it.
      return url !== site.home && isSame(facts.textHash) && facts.mainWordCount > 0
        ? [{ url, evidence: "answers 200 with the text that a made-up address gets" }]
        : [];
    });
  },
};
