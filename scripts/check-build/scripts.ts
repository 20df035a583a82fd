import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { findOnPages, type Check } from "./built-site.ts";

/** Those of the theme, the boot and the page's end, and the rules for what is fetched ahead. */
const MOST_INLINE_CHARACTERS = 4000;

export const scripts: Check = {
  name: "no script file, modulepreload or heavy inline script ahead of the first paint; two fonts preloaded at most",
  find: (site) =>
    findOnPages(site, ({ document, html }) => {
      const inline = [
        ...html.matchAll(/<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>/g),
      ]
        .map(([script]) => script)
        .join("").length;
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
        ...(inline > MOST_INLINE_CHARACTERS ? [`${inline} characters of inline scripts`] : []),
        ...(preloads.length > 2 ? [`${preloads.length} preloads`] : []),
      ];
    }),
};
