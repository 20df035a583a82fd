import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import type { Plugin } from "vite";

import { buildTimeModules } from "#app/content/cities/build-time-modules.ts";

/** The crawlers' names, and what an article counts of them, come from a table whose facts no browser needs. */
const allModules = [
  ...buildTimeModules,
  "app/content/posts/ai-powered-seo-for-pakistan/measured.ts",
  "engine/robots-txt/crawler-habits.ts",
  "engine/robots-txt/crawler-names.ts",
  "engine/robots-txt/known-names.ts",
];

/**
 * Runs the modules that read text files or large tables once, when the site is built, and ships what they
 * export. In development an edited text is read again at the next request.
 */
export function runBuildTimeModules(): Plugin {
  const modules = new Set(allModules.map((file) => resolve(file)));
  return {
    name: "build-time-modules",
    enforce: "pre",
    async load(id) {
      if (!modules.has(id)) return null;
      const exported = (await import(`${pathToFileURL(id).href}?at=${Date.now()}`)) as object;
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    handleHotUpdate({ file, server }) {
      if (!/app\/content\/cities\/[a-z-]+\.md$/.test(file)) return;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    },
  };
}
