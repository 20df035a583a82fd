import { attribute, elementsOf } from "#app/lib/html-document.ts";
import { findOnPages, type Check } from "#scripts/check-build/built-site.ts";

export const scripts: Check = {
  name: "no script or modulepreload stands ahead of the first paint; two fonts preloaded at most",
  find: (site) =>
    findOnPages(site, ({ document }) => {
      const links = elementsOf(document, "link");
      const preloads = links.filter((link) => attribute(link, "rel") === "preload");

      return [
        ...links
          .filter((link) => attribute(link, "rel") === "modulepreload")
          .map((link) => `modulepreload of ${attribute(link, "href")}`),
        ...links
          .filter((link) => attribute(link, "rel") === "stylesheet")
          .map((link) => `style sheet ${attribute(link, "href")} is not inline`),
        ...elementsOf(document, "script")
          .filter((script) => attribute(script, "src") !== null)
          .map((script) => `eager script ${attribute(script, "src")}`),
        ...(preloads.length > 2 ? [`${preloads.length} preloads`] : []),
      ];
    }),
};
