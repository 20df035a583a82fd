import type { SiteRule } from "#engine/site-audit/rule.ts";
import { addressCopies } from "#engine/site-audit/rule-helpers/address-copies.ts";
import { isLaterPage } from "#engine/site-audit/rule-helpers/first-of-list.ts";
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { count } from "#lib/count.ts";

export const thinContent: SiteRule = {
  id: "thin-content",
  severity: "clicks",
  source: "own",
  weight: 2,
  mends: "content",
  title: (pages) =>
    howMany(
      pages,
      "page has hardly any words of its own",
      "pages have hardly any words of their own",
    ),
  why: "A page can only be found for what it says.",
  rule: "A page says at least a hundred words beside its menus.",
  fix: "Answer what a customer asks before buying: what, for whom, where, at what price.",
  doneWhen: "Each page has a hundred words of its own, or is merged with another.",
  find(site) {
    const copies = addressCopies(site);
    return site.indexablePages.flatMap(({ url, facts }) =>
      facts.mainWordCount < 100 &&
      !copies.has(url) &&
      !isLaterPage(site, url) &&
      !isContactPage(url, facts)
        ? [
            {
              url,
              evidence: `${count(facts.mainWordCount, "word")} beside menus and footer`,
              ...(LIST.test(new URL(url).pathname) && { isNoise: true }),
            },
          ]
        : [],
    );
  },
};

/** Lists of posts by tag, category, author or date, and searches: few words are their nature. */
const LIST =
  /\/(?:tags?|categor(?:y|ies)|topics?|authors?|archives?|search|\d{4}(?:\/\d{2}){0,2})(?:\/[^/]+)?\/?$/i;

const CONTACT = /(?<![a-z])(?:contact|raa?bta)(?![a-z])|رابطہ/i;

/** Whoever opens "Contact" wants a number or a form, not a hundred words. Our choice. */
function isContactPage(
  url: string,
  { titles, h1s, phones, whatsappLinks }: SitePageFacts,
): boolean {
  const names = [new URL(url).pathname, titles[0]?.value ?? "", h1s[0]?.value ?? ""];
  return phones.length + whatsappLinks.length > 0 && names.some((name) => CONTACT.test(name));
}
