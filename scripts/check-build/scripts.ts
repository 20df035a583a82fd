import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { findOnPages, type Check } from "#scripts/check-build/built-site.ts";

/** The boot script with what it hands to React; data that the markup shows already would not fit. */
const MOST_BOOT_CHARACTERS = 9000;

export const scripts: Check = {
  name: "no script file, modulepreload or heavy inline script ahead of the first paint; two fonts preloaded at most",
  find: (site) =>
    findOnPages(site, ({ document, html }) => {
      const boot = /<script type="module">[\s\S]*?<\/script>/.exec(html)?.[0].length ?? 0;
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
        ...(boot > MOST_BOOT_CHARACTERS ? [`${boot} characters of boot script and data`] : []),
        ...(preloads.length > 2 ? [`${preloads.length} preloads`] : []),
      ];
    }),
};
