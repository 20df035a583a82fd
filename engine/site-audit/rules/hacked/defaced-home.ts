import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";
import { introductionOf } from "#engine/site-audit/rule-helpers/find-foreign-trade.ts";
import { IF_HACKED, SPAM_POLICIES } from "#engine/site-audit/rule-helpers/if-hacked.ts";
import type { SiteRule } from "#engine/site-audit/rule.ts";

/** A page that was replaced has a slogan and leads nowhere; an article has more of both. Our choice. */
const MOST_WORDS = 150;
const MOST_LINKS = 2;

const SAYS =
  /(?:hacked|h4ck3d|h4cked|pwned|pwn3d|defaced|rooted) by\b|hackeado por|piraté par|взломан|hacklendi|has been (?:hacked|defaced|pwned)/i;

export const defacedHome: SiteRule = {
  id: "defaced-home",
  severity: "blocking",
  source: "google",
  sourceUrl: `${SPAM_POLICIES}#hacked-content`,
  weight: 12,
  fixedIn: "server",
  title: (pages) =>
    `${howMany(pages, "home page looks", "home pages look")} replaced by somebody else`,
  why: "It says that it was hacked, has few words and leads to no other page. It looks as if somebody had put it in the place of yours.",
  rule: "The home page is the site’s own.",
  fix: IF_HACKED,
  doneWhen: "The address shows your own home page again.",
  guide: {
    topic: "hacked",
    name: "Home page replaced by somebody else",
    finds:
      "Finds a home page whose title, heading or only text says that the site was hacked, with hardly any words and without links into the site.",
    matters:
      "Every owner, and first of all those who share a server with many others: one weak site can open the door to all.",
    example: {
      kind: "html",
      wrong: `
        <title>Hacked by NightCrew</title>
        <h1>Hacked by NightCrew</h1>
        <p>Your security is low. Greetings to all our friends.</p>
      `,
      right: `
        <title>Chinar Desks: wooden desks made in Lahore</title>
        <h1>Desks that last</h1>
        <p>See our <a href="/desks">desks</a> and <a href="/chairs">chairs</a>.</p>
      `,
    },
  },
  find(site) {
    const facts = site.find(site.home)?.facts;
    if (facts === undefined || facts.wordCount > MOST_WORDS) return [];
    const leadsOn = new Set(
      site
        .outlinks(site.home)
        .filter(({ to }) => site.isOwn(to) && to !== site.home)
        .map(({ to }) => to),
    );
    if (leadsOn.size > MOST_LINKS) return [];
    const said = SAYS.exec(introductionOf(facts));
    if (said === null) return [];
    const at = facts.titles[0] ?? facts.h1s[0];
    return [
      {
        url: site.home,
        line: at?.line ?? 0,
        evidence: `says “${said[0]}”; ${facts.wordCount} words, ${leadsOn.size} links into the site`,
      },
    ];
  },
};
