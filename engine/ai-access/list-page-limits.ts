import { readElementTexts } from "#engine/html/element-texts.ts";
import { hasAttribute, type HtmlElement } from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import {
  forbidsIndexing,
  forbidsSnippet,
  readRobotsHeaders,
  splitDirectives,
} from "#engine/html/robots-directives.ts";

/** What a page asks of those who read it. "nosnippet" is `max-snippet:0` too, "noindex" is `none`. */
export type LimitDirective = "noindex" | "nosnippet" | "noarchive" | "nocache" | "data-nosnippet";

/** `to`: "*" for everybody, else a crawler's name in small letters. */
export type PageLimit = { directive: LimitDirective; to: string };

/** What the page's robots metas in its head, its X-Robots-Tag and data-nosnippet say, each once. */
export function listPageLimits(facts: PageFacts): readonly PageLimit[] {
  const { robots, context } = facts;
  const said = [
    ...robots
      .filter(({ element }) => element.inLiveHead)
      .map(({ name, content }) => ({ to: name === "robots" ? "*" : name, content })),
    ...readRobotsHeaders(context.xRobotsTag ?? "").map(({ agent, content }) => ({
      to: agent ?? "*",
      content,
    })),
  ];
  const limits = said.flatMap(({ to, content }) =>
    listDirectives(content, context.now).map((directive) => ({ directive, to })),
  );
  const once = new Map(limits.map((limit) => [`${limit.directive} ${limit.to}`, limit]));
  return [...once.values(), ...listHiddenFromSnippets(facts)];
}

function listDirectives(content: string, now: number): readonly LimitDirective[] {
  const words = splitDirectives(content);
  return [
    ...(forbidsIndexing(content, now) ? (["noindex"] as const) : []),
    ...(forbidsSnippet(content) ? (["nosnippet"] as const) : []),
    ...(["noarchive", "nocache"] as const).filter((directive) => words.includes(directive)),
  ];
}

/** Where Google looks for data-nosnippet; Bing looks on every element. */
const GOOGLE_TAGS: ReadonlySet<string> = new Set(["span", "div", "section"]);

/**
 * For whom data-nosnippet is around all words of the page.
 * https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag#data-nosnippet-attr
 * https://blogs.bing.com/webmaster/October-2025/Bing-Introduces-Support-for-the-data-nosnippet-HTML-Attribute
 */
function listHiddenFromSnippets({ document }: PageFacts): readonly PageLimit[] {
  const marked = document.elements.filter((element) => hasAttribute(element, "data-nosnippet"));
  if (marked.length === 0) return [];
  const hidesAll = (elements: readonly HtmlElement[]) => {
    const texts = [...readElementTexts(document)].entries();
    const shown = [...texts].filter(([, { text, isReadable }]) => isReadable && text.trim() !== "");
    return shown.every(([at]) =>
      elements.some(({ textStart, textEnd }) => textStart <= at && at < textEnd),
    );
  };
  const forGoogle = marked.filter(({ tag }) => GOOGLE_TAGS.has(tag));
  return [
    ...(hidesAll(forGoogle) ? [{ directive: "data-nosnippet" as const, to: "googlebot" }] : []),
    ...(hidesAll(marked) ? [{ directive: "data-nosnippet" as const, to: "bingbot" }] : []),
  ];
}
