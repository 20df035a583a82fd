import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { DESK_PATH } from "#lib/desk/contract.ts";
import { findOnPages, type Check } from "./built-site.ts";

/** https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/ */
export const landmarks: Check = {
  // The desk has its navigation behind the door.
  name: "each page has its language, one main, a header, and all but the desk a navigation and a footer",
  find: (site) =>
    findOnPages(site, ({ document, path }) => {
      const [html] = elementsOf(document, "html");
      const missing = (path === DESK_PATH ? ["header"] : ["header", "nav", "footer"]).filter(
        (tag) => !elementsOf(document, tag)[0],
      );

      return [
        ...(html && attribute(html, "lang") ? [] : ["html has no lang"]),
        ...(elementsOf(document, "main").length === 1 ? [] : ["there must be one main"]),
        ...missing.map((tag) => `there is no ${tag}`),
      ];
    }),
};
