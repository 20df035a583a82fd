import { glob, rm } from "node:fs/promises";

import type { Config } from "@react-router/dev/config";

import { checkContent } from "#app/content/check-content.ts";
import { pages } from "#app/pages.ts";
import { paths } from "#app/paths.ts";

checkContent();

/** Files that are made from the content as pages are, by routes without a component. */
const generatedFiles = [paths.sitemap, paths.feed, paths.robotsTxt, paths.webManifest];

export default {
  // Without it the router asks for its own scripts in a page for every address (README of app/islands).
  ssr: true,
  prerender: [...pages.map((page) => page.path), ...generatedFiles],
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    // The data of pages: nobody navigates without asking for the page itself.
    for await (const file of glob(`${client}/**/*.data`)) await rm(file);
  },
} satisfies Config;
