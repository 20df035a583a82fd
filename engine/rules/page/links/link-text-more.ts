import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { findGenericLinks } from "./link-text.ts";
import { findVagueLinks, vagueAnchor } from "#engine/rules/vague-links.ts";
import { count } from "#lib/count.ts";

export const linkTextMore: Check = {
  id: "link-text-more",
  title: "Words of links, in Urdu too",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "Lighthouse has no list for Urdu, so “مزید پڑھیں” passes there; it says as little as “read more”.",
  source: "https://developers.google.com/search/docs/crawling-indexing/links-crawlable#anchor-text",
  issues: [vagueAnchor],
  guide: {
    topic: "links",
    name: "Urdu links that say only “more”",
    finds:
      "Finds links in Urdu, Roman Urdu and English whose words say nothing of what is behind them. Lighthouse has no list for Urdu and lets them pass.",
    matters:
      "Sites for readers of Urdu: the words of a link are what Google knows about the page behind it.",
    example: {
      kind: "html",
      wrong: '<a lang="ur" href="https://chinar.example/prices">مزید پڑھیں</a>',
      right: '<a lang="ur" href="https://chinar.example/prices">میزوں کی قیمتیں</a>',
    },
  },
  evaluate(facts) {
    const named = new Set(findGenericLinks(facts).map(({ element }) => element));
    const vague = findVagueLinks(facts).filter(({ element }) => !named.has(element));
    const [first] = vague;
    if (first === undefined) return pass("No other link has words that say nothing");
    const { element, text } = first;
    return {
      status: "fail",
      issue: vagueAnchor,
      text: `${count(vague.length, "more link")} with words that say nothing, such as “${text}”`,
      evidence: evidenceOf(
        facts.document,
        vague.map((link) => link.element),
        { whole: true, mark: text },
      ),
      fix: {
        advice: "Name what the visitor gets behind the link, in the language of the page.",
        markup: `${facts.document.source.slice(element.start, element.startTagEnd)}[what the page behind it offers]</a>`,
      },
    };
  },
};
