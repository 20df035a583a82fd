import { collapseSpace, elementsOf, textOf } from "#engine/html/html-document.ts";
import { findOnPages, type Check } from "./built-site.ts";

const FEWEST_CHARACTERS = 100;

/** A route whose loader did not run prerenders an empty page, without a word from the build. */
export const nothingEmpty: Check = {
  name: "no page was prerendered empty or with a part left to scripts",
  find: (site) =>
    findOnPages(site, (page) => {
      const [main] = elementsOf(page.document, "main");
      const text = main ? collapseSpace(textOf(page.document, main, 100_000)) : "";

      if (text.length < FEWEST_CHARACTERS) return `main holds ${text.length} characters`;
      if (page.html.includes("<template") || page.html.includes("$RC(")) {
        return "a lazy part was left to a script (see app/entry.server.tsx)";
      }
      return undefined;
    }),
};
