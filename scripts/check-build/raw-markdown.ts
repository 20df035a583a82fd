import { findOnPages, type BuiltPage, type Check } from "./built-site.ts";

/** A link, or a pair of stars round words. */
const MARKDOWN = /\[[^\]]+\]\((?:\/|https?:|#)[^)]*\)|\*\*[^*\s][^*]*\*\*/;

/** Where Markdown is shown as what it is. */
const SHOWN_AS_IT_IS = ["pre", "code", "textarea"];

export const rawMarkdown: Check = {
  name: "no page shows Markdown as it was typed, in its text or its structured data",
  find: (site) => findOnPages(site, findRawMarkdown),
};

export function findRawMarkdown({ document }: Pick<BuiltPage, "document">): string[] {
  const isSample = document.texts.map(() => false);
  for (const { tag, textStart, textEnd } of document.elements) {
    if (SHOWN_AS_IT_IS.includes(tag)) isSample.fill(true, textStart, textEnd);
  }
  return document.texts.flatMap((text, at) => {
    const [found] = MARKDOWN.exec(text) ?? [];
    return found === undefined || isSample[at] === true ? [] : [found];
  });
}
