import { existsSync } from "node:fs";
import { join } from "node:path";

import { site as siteContent } from "#lib/site/site.ts";
import { attribute } from "#engine/html/html-document.ts";
import { findOnPages, withAttribute, type Check } from "#scripts/check-build/built-site.ts";

export const internalLinks: Check = {
  name: "every internal link leads to a page or file of the build, every fragment to an id on it",
  find: (site) => {
    const idsByPath = new Map(
      site.pages.map((page) => [
        page.path,
        new Set(withAttribute(page, "id").map((element) => attribute(element, "id"))),
      ]),
    );

    return findOnPages(site, (page) => {
      const links = ["href", "src"].flatMap((name) =>
        withAttribute(page, name).map((element) => attribute(element, name) ?? ""),
      );
      const targets = new Set(links.filter((link) => isOurs(link)));

      return [...targets].flatMap((link) => {
        const { pathname, hash } = new URL(link, `${siteContent.url}${page.path}`);
        const ids = idsByPath.get(pathname);
        if (!ids) {
          return existsSync(join(site.clientDir, pathname)) ? [] : [`${link} leads nowhere`];
        }
        return hash === "" || ids.has(decodeURIComponent(hash.slice(1)))
          ? []
          : [`${link}: nothing there has that id`];
      });
    });
  },
};

function isOurs(link: string): boolean {
  return link.startsWith(siteContent.url) || /^(?:\/(?!\/)|#|\?)/.test(link);
}
