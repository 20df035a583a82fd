import { isFragmentMissing, readFragmentNames } from "#engine/html/fragment-names.ts";
import { hasAttribute } from "#engine/html/html-document.ts";
import { MAX_INNER_ELEMENTS } from "#engine/bounds.ts";
import type { PageLink } from "#engine/html/page-links.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { evidenceOf } from "#engine/rules/check.ts";
import type { NoteRule } from "./note.ts";
import { isNofollow } from "#engine/site-audit/page/is-nofollow.ts";
import { isWorthFollowing } from "#engine/links/worth-following.ts";
import { addressKey } from "#engine/address/address-key.ts";
import { count } from "#lib/count.ts";

export const linkNotes: readonly NoteRule[] = [
  {
    id: "links-without-words",
    group: "Links",
    source: "https://dequeuniversity.com/rules/axe/4.11/link-name",
    find: (facts) =>
      noteLinks(
        facts,
        facts.links.filter((link) => isWordless(facts, link)),
        "without words",
        "Write words into each, or an aria-label: neither Google nor a screen reader sees where it leads.",
      ),
  },
  {
    id: "internal-nofollow",
    group: "Links",
    source: "https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links",
    find: (facts) =>
      noteLinks(
        facts,
        facts.links.filter(
          ({ isInternal, relTokens, url }) =>
            isInternal === true &&
            isNofollow(relTokens) &&
            url !== null &&
            isWorthFollowing(facts.address.url.href, url),
        ),
        "to this site with nofollow",
        "nofollow is for other people’s sites. To keep a page of your own out, use noindex on it.",
      ),
  },
  {
    id: "fragments-without-target",
    group: "Links",
    source: "https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment",
    find: (facts) =>
      noteLinks(
        facts,
        findDeadFragments(facts),
        "to a place that this page does not have",
        "Give the place its id, or take the link away. Where a script answers the click, use a button.",
      ),
  },
  {
    id: "protocol-relative-links",
    group: "Links",
    find: (facts) =>
      noteLinks(
        facts,
        facts.links.filter(({ href }) => href.trim().startsWith("//")),
        "beginning with //",
        "Write https://, so that the address is the same wherever the page is opened.",
      ),
  },
];

function noteLinks(
  { document }: PageFacts,
  links: readonly PageLink[],
  words: string,
  advice: string,
): ReturnType<NoteRule["find"]> {
  if (links.length === 0) return null;
  const elements = links.map(({ element }) => element);
  return {
    text: `${count(links.length, "link")} ${words}`,
    advice,
    evidence: evidenceOf(document, elements, { whole: true }),
  };
}

function isWordless({ document }: PageFacts, { element, text, target }: PageLink): boolean {
  if (text !== "" || target !== "web") return false;
  if (hasAttribute(element, "aria-label") || hasAttribute(element, "title")) return false;
  return !document.elements
    .slice(element.index + 1, Math.min(element.subtreeEnd, element.index + MAX_INNER_ELEMENTS))
    .some((each) => hasAttribute(each, "aria-label") || hasAttribute(each, "title"));
}

function findDeadFragments({ document, links, address }: PageFacts): readonly PageLink[] {
  const names = [...readFragmentNames(document)];
  const own = addressKey(address.url.href);
  return links.filter(({ url, target, href }) => {
    if (url === null || (target !== "fragment" && addressKey(url) !== own)) return false;
    const at = href.indexOf("#");
    return isFragmentMissing(at === -1 ? "" : href.slice(at + 1), names);
  });
}
