import { rm } from "node:fs/promises";

import type { Config } from "@react-router/dev/config";

import { checkContent } from "#app/content/check-content.ts";
import { pages } from "#app/pages.ts";
import { paths } from "#app/paths.ts";
import { deferHydration } from "#scripts/defer-hydration.ts";

checkContent();

/** Files that are made from the content as pages are, by routes without a component. */
const generatedFiles = [paths.sitemap, paths.feed, paths.robotsTxt, paths.webManifest];

export default {
  ssr: false,
  prerender: [...pages.map((page) => page.path), ...generatedFiles],
  async buildEnd({ reactRouterConfig }) {
    const client = `${reactRouterConfig.buildDirectory}/client`;
    // Never served: unknown paths are answered by the redirect table or with 404.
    await rm(`${client}/__spa-fallback.html`);
    for (const file of generatedFiles) await rm(`${client}${file}.data`);
    await deferHydration(client);
  },
} satisfies Config;
