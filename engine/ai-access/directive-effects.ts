/** What each directive of a page does to each reader: the one table for every verdict on AI readers. */
import type { LimitDirective, PageLimit } from "./list-page-limits.ts";
import type { Crawler } from "#engine/robots-txt/crawlers.ts";

/**
 * "out": the page is not in what the reader searches. "uncited": it may be found, and no answer quotes
 * or links it. "bare": an answer shows its title, address or snippet and no more. "untrained": no model
 * learns from it.
 */
export type Effect = "out" | "uncited" | "bare" | "untrained";

export type DirectiveEffect = {
  directive: LimitDirective;
  /** A crawler's name; "search" is each that builds an index. */
  reader: string;
  effect: Effect;
  /** As a sentence without its full stop. */
  says: string;
  source: string;
  /** Said too, it takes the place of this one. */
  unless?: LimitDirective;
};

const GOOGLE_META = "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag";
const BING_CHAT =
  "https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat";

/** The gravest of one reader first. */
// prettier-ignore
export const directiveEffects: readonly DirectiveEffect[] = [
  { directive: "noindex", reader: "search", effect: "out", says: "noindex on the page keeps it out of what they search", source: "https://help.openai.com/en/articles/12627856-publishers-and-developers-faq" },
  { directive: "nosnippet", reader: "Googlebot", effect: "uncited", says: "nosnippet or max-snippet:0 keeps the page out of AI Overviews and AI Mode, and not out of Search", source: "https://developers.google.com/search/docs/appearance/ai-features" },
  { directive: "data-nosnippet", reader: "Googlebot", effect: "uncited", says: "data-nosnippet is around all words, so AI Overviews and AI Mode have none to quote", source: `${GOOGLE_META}#data-nosnippet-attr` },
  { directive: "noarchive", reader: "Bingbot", effect: "uncited", says: "noarchive keeps the page out of Copilot’s answers, and not out of Bing", source: BING_CHAT, unless: "nocache" },
  { directive: "nocache", reader: "Bingbot", effect: "bare", says: "nocache leaves Copilot the address, the title and the snippet", source: BING_CHAT },
  { directive: "nosnippet", reader: "Bingbot", effect: "bare", says: "nosnippet or max-snippet:0 leaves Copilot the address and the title", source: "https://www.bing.com/webmasters/help/which-robots-metatags-does-bing-support-5198d240" },
  { directive: "data-nosnippet", reader: "Bingbot", effect: "bare", says: "data-nosnippet is around all words, which leaves Copilot the address and the title", source: "https://blogs.bing.com/webmaster/October-2025/Bing-Introduces-Support-for-the-data-nosnippet-HTML-Attribute" },
  { directive: "nosnippet", reader: "Applebot", effect: "bare", says: "nosnippet leaves Siri and Spotlight the title", source: "https://support.apple.com/en-us/119829" },
  { directive: "noarchive", reader: "Amazonbot", effect: "untrained", says: "noarchive asks Amazon to train no model on the page", source: "https://developer.amazon.com/amazonbot" },
];

/** By which name the owner of an index is told. DuckDuckGo and Copilot answer from Bing's. */
const INDEX_NAMES = { google: "googlebot", bing: "bingbot", yandex: "yandex" } as const;

/** The gravest effect of what a page says on one crawler; undefined: none. */
export function findEffect(
  { name, purpose, index }: Pick<Crawler, "name" | "purpose" | "index">,
  limits: readonly PageLimit[],
): DirectiveEffect | undefined {
  const names = ["*", name.toLowerCase(), ...(index === undefined ? [] : [INDEX_NAMES[index]])];
  const said = new Set(
    limits.filter(({ to }) => names.includes(to)).map(({ directive }) => directive),
  );
  return directiveEffects.find(
    ({ directive, reader, unless }) =>
      (reader === name || reader === purpose) &&
      said.has(directive) &&
      (unless === undefined || !said.has(unless)),
  );
}
