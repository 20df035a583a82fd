import { existsSync } from "node:fs";
import { join } from "node:path";

import { site as siteContent } from "#lib/site/site.ts";
import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { findOnPages, metaContent, type Check } from "#scripts/check-build/built-site.ts";

const NEEDED = ["og:title", "og:description", "og:type", "og:url", "og:image", "og:site_name"];

/** https://ogp.me */
export const socialTags: Check = {
  name: "social tags are there, carry `property`, and their picture is in the build",
  find: (site) =>
    findOnPages(site, (page) => {
      const image = metaContent(page, "property", "og:image");
      const picture = image?.slice(siteContent.url.length);

      return [
        ...NEEDED.filter((tag) => !metaContent(page, "property", tag)).map((tag) => `no ${tag}`),
        ...elementsOf(page.document, "meta")
          .filter((meta) => attribute(meta, "name")?.startsWith("og:"))
          .map((meta) => `${attribute(meta, "name")} stands in name, not in property`),
        ...(picture && !existsSync(join(site.clientDir, picture))
          ? [`its picture ${picture} was not made`]
          : []),
      ];
    }),
};
