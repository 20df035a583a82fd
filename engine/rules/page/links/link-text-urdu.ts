import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { findFollowedLinks } from "#engine/rules/page/links/link-text.ts";
import { genericUrduLinkTexts } from "#engine/rules/generic-link-texts.ts";
import { trimEndBy } from "#lib/trim-by.ts";

const GENERIC = new Set([...genericUrduLinkTexts].map(normalizeUrdu));

export const linkTextUrdu: Check = {
  id: "link-text-urdu",
  title: "Words of Urdu links",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "Lighthouse has no list for Urdu, so “مزید پڑھیں” passes there; it says as little as “read more”.",
  evaluate(facts) {
    const generic = findFollowedLinks(facts).filter(({ text }) => GENERIC.has(normalizeUrdu(text)));
    const [first] = generic;
    if (first === undefined) return pass("No Urdu link has words that say nothing");
    return {
      status: "fail",
      text: `${generic.length === 1 ? "An Urdu link" : `${generic.length} Urdu links`} with words that say nothing`,
      evidence: evidenceOf(
        facts.document,
        generic.map(({ element }) => element),
        {
          whole: true,
          mark: first.text,
        },
      ),
      fix: {
        advice: "Name in Urdu what the visitor gets behind the link.",
        markup: `${facts.document.source.slice(first.element.start, first.element.startTagEnd)}[صفحے پر کیا ہے]</a>`,
      },
    };
  },
};

/** Arabic keyboards write yeh, kaf and heh with other code points, and Urdu's two kinds of heh with one. */
function normalizeUrdu(text: string): string {
  const letters = text
    .normalize("NFC")
    .replace(/[\u064a\u0649]/g, "\u06cc")
    .replaceAll("\u0643", "\u06a9")
    .replace(/[\u0647\u06be]/g, "\u06c1")
    .replace(/[\p{M}\u0640\u200b-\u200f\ufeff]/gu, "");
  return trimEndBy(letters, /[\s.…›»>۔]/u).trim();
}
