import { collapseSpace, textOf } from "#engine/html/html-document.ts";
import { closest, findOnPages, type Check } from "#scripts/check-build/built-site.ts";

/** https://www.w3.org/WAI/tutorials/page-structure/headings/ */
export const headings: Check = {
  name: "one h1 a page, different from page to page, and no level left out below it",
  find: (site) => {
    const pagesByH1 = new Map<string, string>();

    return findOnPages(site, (page) => {
      const found = page.document.elements.filter(
        ({ tag, isHtml }) => isHtml && /^h[1-6]$/.test(tag),
      );
      const h1s = found.filter(({ tag }) => tag === "h1");
      const [h1] = h1s;
      if (!h1 || h1s.length !== 1) return `${h1s.length} h1`;

      const text = collapseSpace(textOf(page.document, h1));
      const twin = pagesByH1.get(text);
      pagesByH1.set(text, page.path);
      if (text === "") return "the h1 is empty";
      if (twin) return `the h1 "${text}" is that of ${twin} too`;

      // The menu and the footer are outside the page's own outline.
      const outline = found.filter((heading) => {
        const around = closest(heading, "main", "header", "footer");
        return around === null || around.tag === "main";
      });
      return outline.flatMap((heading, index) => {
        const before = Number(outline[index - 1]?.tag.slice(1) ?? 1);
        const level = Number(heading.tag.slice(1));
        return level > before + 1
          ? [
              `h${before} is followed by h${level} "${collapseSpace(textOf(page.document, heading))}"`,
            ]
          : [];
      });
    });
  },
};
