import type { SiteRule } from "#engine/site-audit/rule.ts";
import { isLaterPage } from "#engine/site-audit/rules/first-of-list.ts";
import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";

export const thinContent: SiteRule = {
  id: "thin-content",
  severity: "clicks",
  source: "own",
  weight: 2,
  mends: "content",
  title: (pages) =>
    `${pages === 1 ? "One page has" : `${groupThousands(pages)} pages have`} hardly any words of their own`,
  why: "A page can only be found for what it says.",
  rule: "A page says at least a hundred words beside its menus.",
  fix: "Answer what a customer asks before buying: what, for whom, where, at what price.",
  doneWhen: "Each page has a hundred words of its own, or is merged with another.",
  find(site) {
    return site.indexablePages.flatMap(({ url, facts }) =>
      facts.mainWordCount < 100 && !isLaterPage(site, url)
        ? [{ url, evidence: `${count(facts.mainWordCount, "word")} beside menus and footer` }]
        : [],
    );
  },
};
