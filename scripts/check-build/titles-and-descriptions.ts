import { collapseSpace, elementsOf, textOf } from "#engine/html/html-document.ts";
import { findOnPages, metaContent, type Check } from "#scripts/check-build/built-site.ts";

/** Characters. Search results cut by width; these bounds keep a usual text within it. */
const TITLE = { least: 14, most: 75 };
const DESCRIPTION = { least: 110, most: 165 };

export const titlesAndDescriptions: Check = {
  name: "title and description are there, within length, and no other page's",
  find: (site) => {
    const owners = new Map<string, string>();

    return findOnPages(site, (page) => {
      const titles = elementsOf(page.document, "title").filter(({ isHtml }) => isHtml);
      const [titleElement] = titles;
      const title = titleElement ? collapseSpace(textOf(page.document, titleElement)) : "";
      const description = metaContent(page, "name", "description") ?? "";
      const twins = [title, description].flatMap((text) => {
        const owner = owners.get(text);
        owners.set(text, page.path);
        return owner ? [`"${text}" is that of ${owner} too`] : [];
      });

      return [
        ...(titles.length === 1 ? [] : [`${titles.length} titles`]),
        ...outside("title", title, TITLE),
        ...outside("description", description, DESCRIPTION),
        ...twins,
      ];
    });
  },
};

function outside(what: string, text: string, { least, most }: { least: number; most: number }) {
  return text.length >= least && text.length <= most
    ? []
    : [`the ${what} has ${text.length} characters, not ${least} to ${most}: "${text}"`];
}
