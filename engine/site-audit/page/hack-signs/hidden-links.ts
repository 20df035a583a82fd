/** Blocks of links that a style keeps out of sight: links with hardly a word between them. */
import {
  backgroundOf,
  hasOwnColour,
  hidingOf,
  readHidingNames,
  type Hiding,
} from "#engine/html/hidden-by-style.ts";
import {
  attribute,
  textOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { shorten } from "#lib/text/shorten.ts";
import { isKnownPlatform } from "#engine/links/known-platforms.ts";
import { MAX_PLACES } from "#engine/site-audit/page/page-at.ts";
import type { HiddenLink } from "#engine/site-audit/page/site-page-facts.ts";
import { findTrade } from "#engine/site-audit/suspects/spam-trades.ts";

type PageLink = PageFacts["links"][number];
/** What hides an element, and the outermost one that does. */
type Hidden = Hiding & { block: HtmlElement };
/** What an element hands down to what is inside it. */
type Look = { hidden: Hidden | undefined; background: string | undefined };
type Block = Hidden & { links: PageLink[] };

/** More words for each link are prose with its sources. Our choice. */
const MOST_WORDS = 15;

/**
 * Links of spam from hidden blocks that have hardly anything else, one for each site; where no menu is
 * hidden so, links to other sites as well.
 */
export function findHiddenLinks({ document, links }: PageFacts): readonly HiddenLink[] {
  const looks = readLooks(document);
  const blocks = new Map<HtmlElement, Block>();
  for (const link of links) {
    const hidden = findHidden(link, looks);
    if (hidden === undefined || link.element.inNoscript || link.text === "" || link.isTextFromImage)
      continue;
    const block = blocks.get(hidden.block) ?? { ...hidden, links: [] };
    block.links.push(link);
    blocks.set(hidden.block, block);
  }
  const found = new Map<string, HiddenLink>();
  for (const block of blocks.values()) {
    for (const link of chooseLinks(document, block)) {
      const { url, text, element, domain, isInternal } = link;
      const key = isInternal === false ? domain : (url ?? "");
      if (found.has(key) || found.size >= MAX_PLACES) continue;
      const { how, isUsual } = block;
      const place = { value: shorten(url ?? "", 300, ""), line: element.line };
      found.set(key, { ...place, anchor: shorten(text, 80, ""), how, isStrong: !isUsual });
    }
  }
  return [...found.values()];
}

function chooseLinks(
  document: HtmlDocument,
  { block, links, isUsual }: Block,
): readonly PageLink[] {
  const words = textOf(document, block, MOST_WORDS * 100).split(/\s+/).length;
  if (words > links.length * MOST_WORDS) return [];
  const spam = links.filter(({ text, url }) => sellsSpam(text, url ?? ""));
  if (spam.length * 2 >= links.length && spam.length > Number(isUsual)) return spam;
  if (isUsual) return [];
  return links.filter(
    ({ isInternal, hostname }) => isInternal === false && !isKnownPlatform(hostname),
  );
}

function sellsSpam(text: string, url: string): boolean {
  return findTrade(`${text}\n${url.replaceAll(/[-_/.+]/g, " ")}`) !== undefined;
}

/** By place: each element in order, so that a parent is known before what is in it. */
function readLooks(document: HtmlDocument): readonly Look[] {
  const names = readHidingNames(document);
  const looks: Look[] = [];
  const nothing: Look = { hidden: undefined, background: undefined };
  for (const element of document.elements) {
    const above = (element.parent && looks[element.parent.index]) ?? nothing;
    const own = above.hidden === undefined ? hidingOf(element, names) : undefined;
    const hidden = own === undefined ? above.hidden : { ...own, block: element };
    const background = backgroundOf(element) ?? above.background;
    const isSame = hidden === above.hidden && background === above.background;
    looks.push(isSame ? above : { hidden, background });
  }
  return looks;
}

function findHidden({ element }: PageLink, looks: readonly Look[]): Hidden | undefined {
  const look = looks[element.index];
  const style = attribute(element, "style");
  if (look?.hidden !== undefined || style === null) return look?.hidden;
  if (!hasOwnColour(style, look?.background)) return undefined;
  return { how: "color: that of the background", isUsual: false, block: element.parent ?? element };
}
