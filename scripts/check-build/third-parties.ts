import { site as siteContent } from "#lib/site/site.ts";
import { attribute } from "#engine/html/html-document.ts";
import { findOnPages, withAttribute, type Check } from "./built-site.ts";

export const thirdParties: Check = {
  name: "no page asks another host for anything by itself",
  find: (site) =>
    findOnPages(site, (page) => {
      const loaded = [
        ...withAttribute(page, "src").map((element) => attribute(element, "src")),
        ...withAttribute(page, "srcset").map((element) => attribute(element, "srcset")),
        ...page.document.elements
          .filter(({ tag }) => tag === "link" || tag === "use" || tag === "image")
          .map((element) => attribute(element, "href")),
      ];
      return loaded.flatMap((address) =>
        address && /^(?:https?:)?\/\//.test(address) && !address.startsWith(siteContent.url)
          ? [`asks for ${address}`]
          : [],
      );
    }),
};
