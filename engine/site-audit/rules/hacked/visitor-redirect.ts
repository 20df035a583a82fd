import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";

export const visitorRedirect: SiteRule = {
  id: "visitor-redirect",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#sneaky-redirects`,
  weight: 10,
  fixedIn: "template",
  isOfOnePage: true,
  title: (pages) =>
    `${howMany(pages, "page has", "pages have")} a script that sends some visitors to another site`,
  why: "It asks for phones or for visitors from a search, and sends only those away. It looks like a hack, since the owner, who opens the address on a computer, sees nothing of it.",
  rule: "Every visitor gets the page that was asked for.",
  fix: `${IF_HACKED} If the redirect is yours, do it for everybody, on the server.`,
  doneWhen: "The script is gone, and a phone that comes from a search gets the page.",
  guide: {
    topic: "hacked",
    name: "Redirect for phones or search visitors alone",
    finds:
      "Finds scripts that ask for a phone or for a visitor from a search engine and send those visitors, and nobody else, to a site of another owner.",
    matters:
      "Owners who look at their site on a computer by typing the address: they are the last to see such a redirect.",
    example: {
      kind: "html",
      wrong: `
        <script>
          if (/android|iphone/i.test(navigator.userAgent)) {
            location.href = "https://prizes.example/";
          }
        </script>
      `,
      right: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      (facts.hackSigns?.visitorRedirects ?? []).map(({ value, line, who }) => ({
        url,
        line,
        evidence: `sends ${who} to ${value}`,
      })),
    );
  },
};
