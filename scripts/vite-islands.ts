import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

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
