import { sameAddress } from "#engine/address/address-key.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

export const anyAddressAnswers: SiteRule = {
  id: "any-address-answers",
  severity: "blocking",
  source: "google",
  sourceUrl: "https://developers.google.com/crawling/docs/troubleshooting/http-status-codes",
  weight: 6,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "address that does not exist shows", "addresses that do not exist show")} a page`,
  why: "Mistyped and old links become pages without end. Google calls them soft 404s, and reads them in place of yours.",
  rule: "A made-up address answers 404 or 410.",
  fix: "Let the server answer 404 for what it does not have; the page may look the same.",
  doneWhen: "A made-up address answers 404.",
  guide: {
    topic: "indexing",
    name: "Made-up addresses that show a page",
    finds:
      "Finds sites that answer 200 with a page for any address, even one that was made up, instead of saying that there is nothing at that place.",
    matters:
      "Single-page apps and sites with a catch-all rule on the server, where each typing error becomes a page.",
    example: {
      kind: "headers",
      wrong: `
        GET /no-such-page-7f3a
        HTTP/1.1 200 OK
      `,
      right: `
        GET /no-such-page-7f3a
        HTTP/1.1 404 Not Found
      `,
    },
  },
  find(site) {
    const { madeUp } = site.rows;
    const asked = [madeUp, madeUp?.inFolder].filter((one) => one !== null && one !== undefined);
    return asked.flatMap(({ url, status, end }) => {
      if (status !== 200 && !sameAddress(end ?? "", site.home)) return [];
      const says = status === 200 ? "it answers 200" : "it redirects to the home page";
      const evidence = `an address that we made up, and ${says}`;
      return [{ url, evidence, cause: "site", linkedFrom: [] }];
    });
  },
};
