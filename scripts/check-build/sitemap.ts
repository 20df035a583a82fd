import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { site as siteContent } from "#lib/site/site.ts";
import type { Check } from "#scripts/check-build/built-site.ts";

export const sitemap: Check = {
  name: "the sitemap names the pages meant for the index, all of them and no other",
  find: async (site) => {
    const xml = await readFile(join(site.clientDir, "sitemap.xml"), "utf8");
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => address.slice(siteContent.url.length) || "/",
    );
    const expected = site.pages.filter(({ noindex }) => !noindex).map(({ path }) => path);

    return [
      ...expected
        .filter((path) => !listed.includes(path))
        .map((path) => ({ path, message: "is not in the sitemap" })),
      ...listed
        .filter((path) => !expected.includes(path))
        .map((path) => ({ path, message: "is in the sitemap and is no page for the index" })),
    ];
  },
};
