import { site as siteContent } from "#lib/site/site.ts";
import { attribute, collapseSpace, elementsOf, textOf } from "#engine/html/html-document.ts";
import { closest, findOnPages, metaContent, type BuiltPage, type Check } from "./built-site.ts";

/** What the audits allow or only note. A telephone is held by structured-data.ts. */
export const pageAgreements: Check = {
  name: "an h1 is on one page alone, no level is left out below it, and each page meant for the index names itself as canonical",
  find: (site) => {
    const pagesByH1 = new Map<string, string>();

    return findOnPages(site, (page) => {
      const h1 = collapseSpace(
        elementsOf(page.document, "h1")
          .map((each) => textOf(page.document, each))
          .join(" "),
      );
      const twin = pagesByH1.get(h1);
      pagesByH1.set(h1, page.path);
      return [
        ...(twin === undefined ? [] : [`the h1 "${h1}" is that of ${twin} too`]),
        ...findSkippedLevels(page),
        ...findIndexing(page),
      ];
    });
  },
};

/** https://www.w3.org/WAI/tutorials/page-structure/headings/ */
function findSkippedLevels({ document }: BuiltPage): readonly string[] {
  // The menu and the footer are outside the page's own outline.
  const outline = document.elements.filter((heading) => {
    if (!heading.isHtml || !/^h[1-6]$/.test(heading.tag)) return false;
    const around = closest(heading, "main", "header", "footer");
    return around === null || around.tag === "main";
  });
  return outline.flatMap((heading, index) => {
    const before = Number(outline[index - 1]?.tag.slice(1) ?? 1);
    const text = collapseSpace(textOf(document, heading));
    return Number(heading.tag.slice(1)) > before + 1
      ? [`h${before} is followed by ${heading.tag} "${text}"`]
      : [];
  });
}

/** https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls */
function findIndexing(page: BuiltPage): readonly string[] {
  const found = elementsOf(page.document, "link")
    .filter((link) => attribute(link, "rel") === "canonical")
    .map((link) => attribute(link, "href"));
  const expected = page.noindex ? [] : [`${siteContent.url}${page.path}`];
  const isOut = metaContent(page, "name", "robots")?.includes("noindex") === true;
  return [
    ...(found.join(" ") === expected.join(" ")
      ? []
      : [`canonical is ${found.join(", ") || "missing"}`]),
    ...(isOut === (page.noindex === true) ? [] : ["robots meta does not fit app/pages.ts"]),
  ];
}
