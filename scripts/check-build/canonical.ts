import { site as siteContent } from "#lib/site/site.ts";
import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { findOnPages, metaContent, type Check } from "#scripts/check-build/built-site.ts";

/** https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls */
export const canonical: Check = {
  name: "each page names itself as canonical; pages kept out of the index name none",
  find: (site) =>
    findOnPages(site, (page) => {
      const found = elementsOf(page.document, "link")
        .filter((link) => attribute(link, "rel") === "canonical")
        .map((link) => attribute(link, "href"));
      const expected = page.noindex ? [] : [`${siteContent.url}${page.path}`];
      const isIndexed = metaContent(page, "name", "robots")?.includes("noindex") !== true;

      if (found.join(" ") !== expected.join(" "))
        return `canonical is ${found.join(", ") || "missing"}`;
      if (isIndexed === (page.noindex === true)) return "robots meta does not fit app/pages.ts";
      return undefined;
    }),
};
