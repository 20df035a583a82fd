import { glob, rm } from "node:fs/promises";

import type { Config } from "@react-router/dev/config";

import { checkContent } from "#app/content/check-content.ts";
import { pages } from "#app/pages.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";
import { writeCityFiles } from "#scripts/make/write-city-files.ts";
import { sayContentMistakes } from "#scripts/say-content-mistakes.ts";

sayContentMistakes(checkContent);
writeCityFiles();

/** Files that are made from the content as pages are, by routes without a component. */
const generatedFiles = [paths.sitemap, filePaths.feed, filePaths.robotsTxt, filePaths.webManifest];

export default {
  // Without it the router asks for its own scripts in a page for every address (README of app/islands).
  ssr: true,
  prerender: [...pages.map((page) => page.path), ...generatedFiles],
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    // The data of pages and the list of routes are for a router in the browser, and there is none.
    for await (const file of glob([`${client}/**/*.data`, `${client}/assets/manifest-*.js`])) {
      await rm(file);
    }
  },
} satisfies Config;
