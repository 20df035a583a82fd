import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const ENTRY = fileURLToPath(new URL("../app/entry.client.ts", import.meta.url));
const MARKUP_JSX = fileURLToPath(new URL("../app/islands/island-rendering.ts", import.meta.url));

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

type Graph = {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

/**
 * Files in the order in which the bundler fills them: each takes along what it imports, so what wakes with
 * the page comes before what comes later.
 */
const FILES = [
  "page",
  "basics",
  "answers",
  "ui",
  "kit",
  "reviews",
  "reading",
  "tool",
  "frame",
  "marks",
  "helpers",
  "results",
  "mixed",
  "forms",
];

/**
 * Which modules are one file. Without these groups each module that two parts share is a file, and a slow
 * line waits for each of forty. Parts are what an `import()` loads.
 */
export function groupFiles(): { name: (id: string, graph: Graph) => string | null }[] {
  let names: ReadonlyMap<string, string> | undefined;
  return FILES.map((file) => ({
    name: (id, graph) => {
      const name = (names ??= nameFiles(graph)).get(id);
      return name?.split("-", 1)[0] === file ? name : null;
    },
  }));
}

function nameFiles(graph: Graph): ReadonlyMap<string, string> {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const laterOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  // All that the browser's entry imports at once is one file: every page runs it.
  const atOnce = follow([ENTRY], importsOf);
  const names = new Map([...atOnce].map((id) => [id, "page"]));

  const all = follow([ENTRY], (id) => [...importsOf(id), ...laterOf(id)]);
  const users = new Map<string, string[]>();
  for (const part of new Set([...all].flatMap(laterOf))) {
    for (const id of follow([part], importsOf)) {
      if (!atOnce.has(id)) users.set(id, [...(users.get(id) ?? []), part]);
    }
  }
  const forms = new Set(users.get(FORM));
  for (const [id, parts] of users) {
    const name = nameShared(id, parts, forms);
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

/** The ids given, and all that `next` leads to from them. */
function follow(ids: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(ids);
  // The walk goes on to what is added on the way.
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

/** What every form of a tool uses, and no result does. */
const FORM = fileURLToPath(new URL("../app/tools/kit/use-form.ts", import.meta.url));
const TOOL_PART = /\/app\/tools\/([^/]+)\/.*\.tsx$/;
/** Of pages of text: plain handlers, which must bring nothing that they do not use. */
const HANDLERS = /\/app\/(?!tools\/|content\/).*\.ts$/;
/** Small, and imported by drawings and by computations alike. */
const HELPER = /\/lib\/text\/.*\.ts$/;

/** The file of what several parts share, by who they are and whether they wake with the page or come later. */
function nameShared(
  id: string,
  parts: readonly string[],
  forms: ReadonlySet<string>,
): string | undefined {
  // What only computes (an engine where there is no worker) is left out: it is large, and rarely loaded.
  const shown = parts.filter((part) => part.endsWith(".tsx"));
  const ofTools = shown.filter((part) => TOOL_PART.test(part));
  if (shown.length < 2 || ofTools.length < 2) return undefined;
  const wakes = ofTools.some((part) => part.endsWith("/island.tsx"));
  if (parts.some((part) => HANDLERS.test(part))) return wakes ? "basics" : "answers";

  // A helper that is also computed with must not bring the results of one tool along.
  if (HELPER.test(id) && !wakes && shown.length < parts.length) return "helpers";
  const tools = [...new Set(ofTools.flatMap((part) => TOOL_PART.exec(part)?.[1] ?? []))];
  const reviews = tools.filter((tool) => /\breview-/.test(tool));
  const isOfTools = shown.length === ofTools.length;
  return wakes
    ? nameWaking(id, { tools, reviews, isOfTools })
    : nameLater(
        shown.filter((part) => !forms.has(part)),
        { tools, reviews, isOfTools },
      );
}

type Users = { tools: readonly string[]; reviews: readonly string[]; isOfTools: boolean };

function nameWaking(id: string, { tools, reviews, isOfTools }: Users): string {
  if (reviews.length === tools.length) return "reviews";
  if (!isOfTools) return "ui";
  if (tools.length === 1) return `tool-${tools[0]}`;
  return /\/kit\/reading\//.test(id) ? "reading" : "kit";
}

/** The review writers draw a result at the first letter: what they and others need for it is a file alone. */
function nameLater(results: readonly string[], { tools, reviews, isOfTools }: Users) {
  if (reviews.length === tools.length) return undefined;
  if (reviews.length > 0) return "frame";
  if (!isOfTools) return "marks";
  if (results.length === 0) return tools.length > 1 ? "forms" : undefined;
  if (tools.length === 1) return `results-${tools[0]}`;
  return results.length > 1 ? "results" : "mixed";
}
