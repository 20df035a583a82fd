import {
  attribute,
  hasAttribute,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import { MAX_INNER_ELEMENTS } from "#engine/bounds.ts";
import type { PageLink } from "#engine/html/page-links.ts";
import { count } from "#lib/count.ts";
import { evidenceOf, pass, type Check } from "#engine/rules/check.ts";
import { findFollowedLinks } from "#engine/rules/followed-links.ts";
import { findVagueLinks, vagueAnchor } from "#engine/rules/vague-links.ts";
import { genericLinkTexts } from "#engine/rules/generic-link-texts.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { readRenderedText } from "#engine/html/rendered-text.ts";

export const linkText: Check = {
  id: "link-text",
  title: "Words of links",
  group: "on-page",
  severity: "clicks",
  points: 3,
  lighthouseWeight: 1,
  why: "The words of a link are what Google knows about the page behind it before reading that page.",
  source: "https://developer.chrome.com/docs/lighthouse/seo/link-text",
  issues: [vagueAnchor],
  guide: {
    topic: "links",
    name: "Links that say only “click here”",
    finds:
      "Finds links whose words say nothing about the page behind them, such as “click here” or “read more”, in the languages that Lighthouse covers.",
    matters:
      "Blogs and news sites with a list of teasers, where the same two words appear under each of them.",
    example: {
      kind: "html",
      wrong: '<a href="https://chinar.example/prices">Click here</a>',
      right: '<a href="https://chinar.example/prices">Prices of our desks</a>',
    },
  },
  evaluate(facts) {
    const generic = findGenericLinks(facts);
    const [first] = generic;
    if (first === undefined) return pass("No link has words that say nothing");
    return {
      status: "fail",
      ...(isSharedWithSite(facts, generic) && { issue: vagueAnchor }),
      text:
        generic.length === 1
          ? `A link that says “${first.text}”`
          : `${count(generic.length, "link")} with words that say nothing, such as “${first.text}”`,
      evidence: evidenceOf(
        facts.document,
        generic.map(({ element }) => element),
        {
          whole: true,
          mark: first.text,
        },
      ),
      fix: {
        advice: "Name what the visitor gets behind the link.",
        markup: `${facts.document.source.slice(first.element.start, first.element.startTagEnd)}[what the page behind it offers]</a>`,
      },
    };
  },
};

/** The links that Lighthouse finds. */
export function findGenericLinks(facts: PageFacts): readonly PageLink[] {
  const readLanguage = createLanguageReader(facts.document);
  return findFollowedLinks(facts).filter((link) =>
    isGeneric(readRenderedText(facts.document, link.element), readLanguage(link.element)),
  );
}

/** Whether a link of the site itself is among them, in a language that a site's report judges. */
function isSharedWithSite(facts: PageFacts, generic: readonly PageLink[]): boolean {
  const vague = new Set(findVagueLinks(facts).map(({ element }) => element));
  return generic.some(({ element }) => vague.has(element));
}

function isGeneric(text: string, language: string | null): boolean {
  const searched = text.trim().toLowerCase();
  if (searched === "") return false;
  if (language !== null && language !== "") {
    return genericLinkTexts.get(language.split("-")[0] ?? "")?.has(searched) === true;
  }
  return [...genericLinkTexts.values()].some((texts) => texts.has(searched));
}

/**
 * The language of a link's words as Lighthouse finds it: the one `lang` of the whole page if html
 * or body alone has one; else the languages inside the link if they agree; else the nearest outside.
 */
function createLanguageReader(document: HtmlDocument): (link: HtmlElement) => string | null {
  const marked = document.elements.filter((element) => hasAttribute(element, "lang"));
  const [only] = marked;
  const single =
    marked.length === 1 && only !== undefined && (only.tag === "html" || only.tag === "body")
      ? attribute(only, "lang")
      : null;

  return (link) => {
    if (single !== null) return single;
    let found: string | null = null;
    const end = Math.min(link.subtreeEnd, link.index + MAX_INNER_ELEMENTS);
    for (let at = link.index + 1; at < end; at += 1) {
      const child = document.elements[at];
      if (child === undefined || child.textStart === child.textEnd) continue;
      const { language } = child;
      if (language === null || language === "") continue;
      if (found !== null && found.split("-")[0] !== language.split("-")[0]) return null;
      found ??= language;
    }
    return found ?? link.language;
  };
}
