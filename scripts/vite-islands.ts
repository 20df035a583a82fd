import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const ENTRY = fileURLToPath(new URL("../app/entry.client.ts", import.meta.url));
const MARKUP_JSX = fileURLToPath(new URL("../app/islands/markup-jsx.ts", import.meta.url));

/**
 * Pages are rendered by the build and have no router in the browser: their route modules are left out
 * of its scripts, and where nothing of a changed file runs there, the development server reloads. A handler in markup that no
 * island holds is an error of the build.
 */
export function islandsOnly(): Plugin[] {
  return [
    {
      name: "islands:no-handler-in-markup",
      enforce: "pre",
      applyToEnvironment: ({ name }) => name === "ssr",
      resolveId: (source, importer) =>
        /^react\/jsx-(?:dev-)?runtime$/.test(source) && importer !== MARKUP_JSX ? MARKUP_JSX : null,
    },
    {
      name: "islands:empty-routes",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      transform: (_, id) =>
        /\?(?:__react-router-build-client-route|route-chunk=.*)$/.test(id)
          ? { code: "export {}", map: null, moduleSideEffects: false }
          : null,
    },
    {
      name: "islands:reload",
      apply: "serve",
      hotUpdate({ modules, server }) {
        if (this.environment.name !== "ssr" || modules.length === 0) return;
        const { moduleGraph } = server.environments.client;
        const runsThere = modules.some(
          ({ file }) => file && moduleGraph.getModulesByFile(file)?.size,
        );
        if (!runsThere) server.environments.client.hot.send({ type: "full-reload" });
      },
    },
  ];
}

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * The bundler's name for the file of a module, undefined where it may choose: the browser's entry and
 * all that it imports at once are one file, since every page runs them.
 */
export function nameOfPageFile(id: string, graph: Graph): string | undefined {
  const atOnce = new Set([ENTRY]);
  // The walk goes on to what is added on the way.
  for (const module of atOnce) {
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) atOnce.add(imported);
  }
  return atOnce.has(id) ? "page" : undefined;
}
